# What the drawn Balconia table says besides the texts of the game itself (rooftree/games/balconia/text).

ba-table = The table
ba-house = The house as { $seat } sees it
ba-other-open = The house as { $seat } sees it: look closer
ba-other-hidden = The house as { $seat } sees it: its shutters are closed to you
ba-cell = Level { $level }, column { $column }
ba-entrance = Entrance
ba-open = The block can go here: { $change ->
    [one] { $change } point more
   *[other] { $change } points more
}
ba-disc = Block { $block } with its four faces
ba-face-of = On the half of { $seat }.
ba-turn = Turn { $turn } of { $turns }
ba-turn-left = Turn the block to the left
ba-turn-right = Turn the block to the right
ba-take = Take both
ba-hint-take = Turn the disc until the two faces you want lie on your half.
ba-hint-place = Pick one of your two faces, then tap a glowing place. { $seat } gets the face across.
ba-hint-chooses = { $seat } is choosing two of the four faces.
ba-hint-places = { $seat } is placing the block.
ba-hint-taken = The two on your half are yours: you will get one of them.
ba-hint-read = Meanwhile, tap a face or a balcony to read it.
ba-hint-stands = It stands, and this is what you get.
ba-blocks = { $blocks ->
    [one] { $blocks } block on the table
   *[other] { $blocks } blocks on the table
}
ba-blocks-come = { $tokens ->
    [0] None of them will come any more.
    [one] One of them will still come; nobody knows which.
   *[other] { $tokens } of them will still come; nobody knows which.
}
ba-over = The house is finished.
ba-now = so far
ba-door-later = Compared when the house is finished.
ba-close = Close

## How to play
ba-how-lead = Two neighbours share one house: you see one side of every block, your neighbour sees the other. Let your balconies get along with each other, and the evening is yours.
ba-how-take = Take two faces
ba-how-take-text = A block comes up. It has four faces in a ring. Turn the disc until the two you like best lie on your half, and take them. The other two are your neighbour’s. Try it here!
ba-how-place = Your neighbour puts it in
ba-how-place-text = Now your neighbour picks one of their own two faces and a place beside something that stands already. They see their face, and you see the one across: always one of the two you took. Then you change roles. The green numbers tell what a place would bring.
ba-how-place-picture = A house with four balconies; the places beside them glow and say what they would bring
ba-how-signs = Read the signs
ba-how-signs-text = The blue plan says where a balcony looks, the picture what it looks for. Coins are paid for each one it finds, a star is paid once. Crossed out means: there should be none.
ba-how-lovers = Bring lovers together
ba-how-lovers-text = A lover wants somebody in the next column who looks back, on whatever level. Each of the two gets 5 points. Nobody is shared.
ba-how-lovers-picture = Two lovers in neighbouring columns look at each other
ba-how-door = Mind the door
ba-how-door-text = It counts your whole side and pays in one of three ways: for more of a thing than your neighbour has, for the rarer of two things, or for the difference between two things.
ba-how-door-picture = Three doors: more than the neighbour, the rarer thing, the difference
ba-how-end = Count
ba-how-end-text = After fourteen blocks the shutters open and both sides are compared. Most points win; with equal points, the better door.
ba-how-end-picture = The neighbour’s side: its shutters are closed until the end
ba-how-tip = Tap a balcony or the door to read it: what it counts lights up. The eye shows all blocks that may still come. Every choice is in the list view, too.
