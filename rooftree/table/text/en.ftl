# What the table says: pages, buttons, what went wrong. What a game says stands in the game's own folder.

## Everywhere
go-home = To the start
close = Close
try-again = Try again
rules = Rules
how-to-play = How to play
your-turn = Your turn
waiting-for = Waiting for { $names }.
settings-language = Language
settings-theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[system] Colours: as the system
}
status-gathering = Waiting for friends
status-running = Being played
status-over = The game is over.
status-agreed = Ended by agreement.
status-closed = The host has closed this match.

## The start
home-title = A table in the tree
home-summary = House-building board games for friends, for one screen, and against bots. Sit down: no account, no clock.
home-continue = Continue
home-games = Games
home-past = Played
home-play = Play
home-invited = Were you invited?
home-invited-how = Open the link you were sent, or paste it here. The code of a seat from another device works, too.
home-link-or-code = Link or code
home-open = Open
home-puzzled = This is neither a link to a table nor a code. A link has /join/ or /m/ in it; a code is a few letters and digits.
home-own-box = The real box on your shelf?
home-own-box-how = Enter its true figures in a box file, open it here, and play with them.
home-own-box-puzzled = { $name } is for no game at this table. A box file has a line such as game = "treehouse".
home-unofficial = Unofficial, in its own words and drawings
home-version = Rooftree { $version }
game-seats = { $seats } players
game-minutes = { $minutes } minutes
game-age = ages { $age } and up
game-reconstructed = Some cards reconstructed
game-reconstructed-why = Where no public source names a figure of the box, it is reconstructed. Owners of the real box can enter the true ones.

## Setting up a match
new-title = New match
new-seats = Who plays?
new-who = Who sits at seat { $number }?
new-who-me = Me
new-who-here = Someone here
new-who-friend = Friend by link
new-who-bot = Bot
new-level = How strong
level-stand-in = Stand-in: what the rules say for an absent player
level-easy = Easy: plays anything
level-normal = Normal: looks at the points
level-hard = Hard: thinks ahead
level-expert = Expert: thinks for long
new-name = Name
new-your-name = Your name
new-their-name = Their name
new-friend-how = You get a link to send. Your friend types a name and sits down.
new-colour = Colour and shape
new-add-seat = One more player
new-remove = Remove seat { $number }
new-rules = Which rules?
new-edition = Edition
new-own-box = Open my own box
new-own-box-is = Your box: { $name }
new-own-box-not = Without my box
new-own-box-large = { $name } is no box file: it is larger than 1 MiB.
new-more-options = More options
new-usual = as usual
new-start = Start
new-start-invite = Start and invite
new-dealing = Setting the table …
new-compiling = The rules are still being made ready; this takes some seconds.
new-lack-seats = This game needs another number of players.
new-lack-nobody = At least one seat must be for a person.
new-lack-names = Everybody on this device needs a name.
bot-names = Acorn, Fern, Bramble, Finch, Hazel, Moss
colour-clay = clay, circle
colour-moss = moss, triangle
colour-sky = sky, diamond
colour-plum = plum, flower
colour-honey = honey, hexagon
colour-slate = slate, square

## Sitting down
join-title = Invitation
join-invites = { $name } invites you to play
join-who = Who plays
join-name = Your name
join-seat = Which seat
join-seat-number = Seat { $number }
join-sit = Sit down
join-sitting = You sit at this table already.
join-another = Somebody else on this device can sit down, too:
join-go = To the table
join-full = Every seat is taken.
move-title = Move a seat here
move-how = On the device where you sit now, open the menu of the table and choose “Move my seat to another device”. Type the code it shows.
move-code = Code
move-go = Sit down here
gathering-title = The table is being set
gathering-waiting = { $count ->
    [0] Everybody is here. Setting the table …
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
gathering-fill = Let a bot play
gathering-leave = Leave my seat
gathering-leave-sure = Really leave?
invite-title = Invite a friend
invite-how = Send this link, or let your friend point a phone's camera at the picture.
invite-link = Link
invite-qr = The link as a QR code
invite-copy = Copy the link
invite-copied = Copied
invite-not-copied = Your browser does not let the table copy. The link is selected now: copy it with Ctrl+C, or with a long press.
invite-share = Share
invite-text = Come and play { $game } with me!
invite-loopback = Nobody else can open this link yet: the table is only on this computer.
invite-loopback-how = To let friends in your network in, stop the server and start it with
seat-free = free
seat-waits = waits for a friend
seat-mine = you
seat-here = is here
seat-away = is away
seat-awaited = is to choose
seat-resigned = has resigned
kind-stand-in = the stand-in

## At the table
table-title = Table
table-dealing = Setting the table …
table-watching = You are watching. Only those who sit at the table can play.
table-stuck = The rules have changed since this match began. It can be looked at, but not played on.
turn-title = What to do now
turn-of = { $name }'s turn
turn-confirm = Confirm it, or take it back.
turn-dealing = One moment …
turn-undo = Undo
turn-restart = Start my turn again
turn-done = Confirm
line-lost = The connection is gone for a moment. It comes back by itself.
line-lost-kept = The connection is gone for a moment. Your choice is kept and sent as soon as it is back.
line-gone = This match is no longer here.
log-title = What has happened
log-earlier = Show everything from the start
list-choices = What you can do
list-filter = Type to narrow the list
list-count = { $count ->
    [one] One choice
   *[other] { $count } choices
}
list-none-fits = No choice fits what you typed.
list-nothing = Nothing to choose right now.
list-table = On the table
why-rule = Rule { $paragraph }
reactions-title = Reactions
reaction-clap = Bravo
reaction-laugh = Haha
reaction-wow = Wow
reaction-think = Hm
reaction-heart = Love it
reaction-hurry = Take your time … but not too much
reaction-oops = Oops
reaction-bye = See you
curtain-hand = Hand the device to { $name }
curtain-why = The table is hidden until { $name } is here.
curtain-open = I am { $name }

## The menu
menu-title = Menu
menu-look = Name and colour
menu-move = Move my seat to another device
menu-resign = Resign
menu-resign-sure = Really resign?
menu-absent = Friends who are away
menu-cover = Let someone play for them
menu-device = On this device
menu-confirming = Confirm my turns
menu-list = Play in a list instead of the drawing
menu-curtain = Curtain between players
menu-sound = Sound when it is my turn
menu-notify = Notify me when it is my turn
notify-trial = Like this you are told that it is your turn
notify-denied = This browser does not let the table notify you. It can be allowed in the browser's settings for this page.
notify-unable = This browser shows no notifications from a page. The sound and the title of the tab tell you all the same.
menu-language = Language and colours
menu-match = This match
menu-agree = I agree to end the match now
menu-agree-as = { $name } agrees to end the match now
menu-close = Close the match for everybody
menu-close-sure = Really close it?
code-how = On the other device open { $where } and type the code. It works once, until { $until }.
cover-yours = While you were away, your seat was played by { $kind }.
cover-back = I am back
agree-others = { $names } would like to end the match. You can agree in the menu.
rematch = Play again
rematch-waits = The next match has been set up, with the same seats.
rematch-go = Go there

## The end
result-title = The result
result-show = Result
result-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
result-total = Total: { $points }
result-record = Save the record
result-look = Look at the table
result-fair = Was it dealt fairly?
result-fair-how = Everything was dealt from this seed, whose hash was shown from the start. The saved record can be checked with it.

## Rules
rules-how = Each rule has a number. Where a choice or a score can cite it, a sentence in your language comes first; the full text below it is English.
rules-search = Search the rules
rules-found = { $count ->
    [one] One paragraph
   *[other] { $count } paragraphs
}
rules-none = No paragraph has all these words.
how-to-play-none = There are no pictures for this game yet. Its rules are all in the numbered paragraphs.

## What went wrong
nowhere-title = Nothing grows here
nowhere-text = There is no page at this address.
trouble-unreachable = The table can't be reached right now.
trouble-404 = There is nothing here. Perhaps the link is not complete.
trouble-413 = That is more than the table takes at once.
trouble-429 = That was too often. Wait a moment, then try again.
trouble-500 = Something broke at the table. What was played is kept; try again.
trouble-problem = { $where }: found { $found }, expected { $expected }.
trouble-more = There is more that does not fit.
trouble-unknown = That did not work.
reason-not-your-seat = This is not your seat.
reason-no-such-match = There is no such match.
reason-gathering = Some seats are still free; the game begins when everybody sits.
reason-ended = This match has ended.
reason-stuck = The rules have changed since this match began; it can't be played on.
reason-seat-taken = Somebody sits there already.
reason-no-free-seat = Every seat is taken.
reason-not-host = Only the one who set the match up can do this.
reason-own-seat = This is your own seat.
reason-not-absent = This player is here.
reason-not-covered = Nobody plays for this seat.
reason-covered = Somebody plays for you. Say that you are back first.
reason-resigned = This seat has resigned.
reason-not-a-person = A bot sits there.
reason-bad-code = This code does not fit. It works once and not for long; ask for a new one.
reason-too-fast = That was too often. Wait a moment, then try again.
reason-too-many-matches = You have many open matches. Finish or close one first.
reason-colour-taken = Another seat has this colour.
reason-bad-name = A name has 1 to 24 letters and differs from the others.
reason-not-over = The match is not over yet.
reason-no-person = At least one seat must be for a person.
reason-no-invitation = This invitation is not valid any more.
reason-not-seated = You do not sit at this table.
reason-other-origin = This page is not from this table. Open the table's own address.
reason-starting = The server is just starting. Try again in a moment.
reason-no-such-game = This table does not have that game.
reason-no-such-box = There is no such edition of this game.
reason-no-such-level = There is no such bot.
reason-no-such-seat = There is no such seat.
reason-no-such-language = There are no texts in this language.
reason-no-such-page = There is no such page.
reason-too-long = That is too long.
reason-stopping = The server is just stopping. Try again in a moment.
reason-not-kept = That could not be kept just now. Try again.
