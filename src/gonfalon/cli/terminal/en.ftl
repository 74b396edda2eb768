### What the terminal says of its own accord.

welcome = { $title }: { $scenario }. { $summary }
person-plays = { $seat }: you.
bot-plays = { $seat }: the computer ({ $level }).
seed = Seed { $seed }.
begin = Type help to see what you can do.
no-browser = There is no browser table yet, so we play in the terminal.

synonyms = ?=help h=help m=move a=attack done=end next=end exit=quit q=quit map=board show=board back=undo rule=rules history=log reach=where chance=odds chances=odds explain=why

help-verbs = Now: { $verbs }
help =
    Pieces go by their names or by the letters on the board: richard, ric, k1. Spaces are ROW.COLUMN: 02.15.
    where PIECE: what it can do now, marked on the board; alone: who can do anything
    odds PIECE TARGET: the chances of an attack, with the sums behind them
    why: the clause behind a refusal, the computer's reason, or the last sums
    undo, cancel PIECE: take back the last thing you did, or what one piece did
    rules CLAUSE: a rule by its number; alone: the contents page
    log, board: what has happened; the board again
    save FILE: keep the game; gonfalon play --resume FILE goes on with it
    resign, quit: give up; leave

unknown-command = I do not know “{ $word }”. Type help to see what you can do.
ambiguous = “{ $word }” may be any of { $names }.
usage = Type it like this: { $usage }
malformed = That does not fit: { $why }
can-act = Still free to act: { $names }
cannot-act = { $name }: nothing to do now.
odds-later = Once you end this phase:
nothing-to-explain = Nothing to explain yet.
undone = Taken back: { $action }
lost = No longer possible: { $action }. { $why }
no-undo = The last action cannot be taken back: a die has fallen, or it was not yours.
no-cancel = { $name }: nothing that can still be taken back.
no-clause = There is no clause { $clause }.
saved = Saved in { $file }.
not-a-record = { $file } exists and is no record; choose another name. { $why }
cannot-write = { $file } cannot be written: { $why }
left = You leave the table; the game is not over.

arsouf-arsouf = Arsouf
arsouf-marsh = marsh
arsouf-road = road
arsouf-camp = Crusader camp
arsouf-area = Muslim area
arsouf-river = river
arsouf-ford = ford
arsouf-wounded = wounded
arsouf-reach = can go there
arsouf-progress = Turn { $turn }/{ $turns }, baggage home { $baggage }/{ $baggage_needed }, others home { $others }/{ $others_needed }
