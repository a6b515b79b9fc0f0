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
ba-take = Take these two
ba-hint-take = Turn the disc until the two faces you want lie on your half.
ba-hint-place = Pick one of your two faces, then tap a glowing place. { $seat } gets the face across.
ba-hint-chooses = { $seat } is choosing two of the four faces.
ba-hint-places = { $seat } is placing the block.
ba-hint-done = The block stands.
ba-over = The house is finished.
ba-now = so far
ba-door-later = Compared when the house is finished.
ba-close = Close
