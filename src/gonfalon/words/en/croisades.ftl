### Croisades: man-to-man combat, Crusaders against Saracens.
### A list of names, such as $attackers or $path, is said as one: "Adam, Ned and Wat"; $attackers_number is plural for several.

name-crusader = Crusaders
    .form = plural
    .the = the Crusaders
name-saracen = Saracens
    .form = plural
    .the = the Saracens

name-king = King
    .form = singular
    .the = the king
    .mid = king
name-baron = Baron
    .form = singular
    .the = the baron
    .mid = baron
name-templar = Templar
    .form = singular
    .the = the Templar
name-knight = Knight
    .form = singular
    .the = the knight
    .mid = knight
name-mounted-sergeant = Mounted sergeant
    .form = singular
    .the = the mounted sergeant
    .mid = mounted sergeant
name-chaplain = Chaplain
    .form = singular
    .the = the chaplain
    .mid = chaplain
name-foot-sergeant = Foot sergeant
    .form = singular
    .the = the foot sergeant
    .mid = foot sergeant
name-halberdier = Halberdier
    .form = singular
    .the = the halberdier
    .mid = halberdier
name-billman = Billman
    .form = singular
    .the = the billman
    .mid = billman
name-spearman = Spearman
    .form = singular
    .the = the spearman
    .mid = spearman
name-crossbowman = Crossbowman
    .form = singular
    .the = the crossbowman
    .mid = crossbowman
name-longbowman = Longbowman
    .form = singular
    .the = the longbowman
    .mid = longbowman
name-shortbowman = Shortbowman
    .form = singular
    .the = the shortbowman
    .mid = shortbowman
name-engineer = Engineer
    .form = singular
    .the = the engineer
    .mid = engineer
name-peasant = Peasant
    .form = singular
    .the = the peasant
    .mid = peasant
name-lady = Lady
    .form = singular
    .the = the lady
    .mid = lady
name-royal-mamluk = Royal Mamluk
    .form = singular
    .the = the Royal Mamluk
name-seljuk-heavy-cavalry = Seljuk heavy cavalryman
    .form = singular
    .the = the Seljuk heavy cavalryman
name-syrian-heavy-cavalry = Syrian heavy cavalryman
    .form = singular
    .the = the Syrian heavy cavalryman
name-seljuk-horse-archer = Seljuk horse archer
    .form = singular
    .the = the Seljuk horse archer
name-bedouin-horse-archer = Bedouin horse archer
    .form = singular
    .the = the Bedouin horse archer
name-fatimid-spearman = Fatimid spearman
    .form = singular
    .the = the Fatimid spearman
name-syrian-infantry = Syrian infantryman
    .form = singular
    .the = the Syrian infantryman
name-seljuk-infantry = Seljuk infantryman
    .form = singular
    .the = the Seljuk infantryman
name-sudanese-javelinman = Sudanese javelinman
    .form = singular
    .the = the Sudanese javelinman
name-saracen-bowman = Saracen bowman
    .form = singular
    .the = the Saracen bowman
name-saracen-slinger = Saracen slinger
    .form = singular
    .the = the Saracen slinger
name-assassin = Assassin
    .form = singular
    .the = the Assassin
name-draft-horse = Draft horse
    .form = singular
    .the = the draft horse
    .mid = draft horse
name-draft = Draft horse
    .form = singular
    .the = the draft horse
    .mid = draft horse
name-cart = Cart
    .form = singular
    .the = the cart
    .mid = cart

name-richard = Richard
    .form = singular
name-philip = Philip
    .form = singular
name-raymond = Raymond
    .form = singular
name-leopold = Leopold
    .form = singular
name-conrad = Conrad
    .form = singular
name-balian = Balian
    .form = singular
name-gerard = Gerard
    .form = singular
name-robert = Robert
    .form = singular
name-everard = Everard
    .form = singular
name-arnaud = Arnaud
    .form = singular
name-bertrand = Bertrand
    .form = singular
name-thierry = Thierry
    .form = singular
name-jocelyn = Jocelyn
    .form = singular
name-armand = Armand
    .form = singular
name-walter = Walter
    .form = singular
name-gunter = Gunter
    .form = singular
name-guy = Guy
    .form = singular
name-hugh = Hugh
    .form = singular
name-roger = Roger
    .form = singular
name-amaury = Amaury
    .form = singular
name-renaud = Renaud
    .form = singular
name-baldwin = Baldwin
    .form = singular
name-arnim = Arnim
    .form = singular
name-awood = A'Wood
    .form = singular
name-brand = Brand
    .form = singular
name-garin = Garin
    .form = singular
name-hamo = Hamo
    .form = singular
name-lambert = Lambert
    .form = singular
name-wolfram = Wolfram
    .form = singular
name-arnulf = Arnulf
    .form = singular
name-ernest = Ernest
    .form = singular
name-claude = Claude
    .form = singular
name-engerram = Engerram
    .form = singular
name-baldric = Baldric
    .form = singular
name-geoffrey = Geoffrey
    .form = singular
name-gilbert = Gilbert
    .form = singular
name-hubert = Hubert
    .form = singular
name-ivo = Ivo
    .form = singular
name-ranulf = Ranulf
    .form = singular
name-thurstan = Thurstan
    .form = singular
name-frederick = Frederick
    .form = singular
name-tom = Tom
    .form = singular
name-watkin = Watkin
    .form = singular
name-wynken = Wynken
    .form = singular
name-dirk = Dirk
    .form = singular
name-joost = Joost
    .form = singular
name-adam = Adam
    .form = singular
name-ned = Ned
    .form = singular
name-piers = Piers
    .form = singular
name-rafe = Rafe
    .form = singular
name-simkin = Simkin
    .form = singular
name-wat = Wat
    .form = singular
name-bertin = Bertin
    .form = singular
name-crispin = Crispin
    .form = singular
name-hal = Hal
    .form = singular
name-odo = Odo
    .form = singular
name-perkin = Perkin
    .form = singular
name-owain = Owain
    .form = singular
name-bryn = Bryn
    .form = singular
name-gareth = Gareth
    .form = singular
name-anselmo = Anselmo
    .form = singular
name-baldo = Baldo
    .form = singular
name-guido = Guido
    .form = singular
name-jacopo = Jacopo
    .form = singular
name-lapo = Lapo
    .form = singular
name-nino = Nino
    .form = singular
name-rocco = Rocco
    .form = singular
name-ugo = Ugo
    .form = singular
name-dai = Dai
    .form = singular
name-jones = Jones
    .form = singular
name-evan = Evan
    .form = singular
name-rhys = Rhys
    .form = singular
name-maurin = Maurin
    .form = singular
name-tancred = Tancred
    .form = singular
name-willm = Will'm
    .form = singular
name-giles = Giles
    .form = singular
name-gobin = Gobin
    .form = singular
name-wulf = Wulf
    .form = singular
name-alys = Alys
    .form = singular
name-isabel = Isabel
    .form = singular
name-saladin = Saladin
    .form = singular
name-al-kamil = Al-Kamil
    .form = singular
    .the = al-Kamil
    .mid = al-Kamil
name-maarat = Maarat
    .form = singular
name-as-salih = As-Salih
    .form = singular
    .the = as-Salih
    .mid = as-Salih
name-kilij = Kilij
    .form = singular
name-hakim = Hakim
    .form = singular
name-abaga = Abaga
    .form = singular
name-el-arish = El-Arish
    .form = singular
    .the = el-Arish
    .mid = el-Arish
name-gashan = Gashan
    .form = singular
name-jellal = Jellal
    .form = singular
name-mehmet = Mehmet
    .form = singular
name-shammin = Shammin
    .form = singular
name-anwar = Anwar
    .form = singular
name-farhad = Farhad
    .form = singular
name-magid = Magid
    .form = singular
name-mohammad = Mohammad
    .form = singular
name-moshen = Moshen
    .form = singular
name-mustafa = Mustafa
    .form = singular
name-moonga = Moonga
    .form = singular
name-nasir = Nasir
    .form = singular
name-qasim = Qasim
    .form = singular
name-rashid = Rashid
    .form = singular
name-tariq = Tariq
    .form = singular
name-yesugai = Yesugai
    .form = singular
name-alp = Alp
    .form = singular
name-bektash = Bektash
    .form = singular
name-orhan = Orhan
    .form = singular
name-temur = Temur
    .form = singular
name-yakut = Yakut
    .form = singular
name-dabir = Dabir
    .form = singular
name-fayiz = Fayiz
    .form = singular
name-ghalib = Ghalib
    .form = singular
name-jabir = Jabir
    .form = singular
name-salim = Salim
    .form = singular
name-suhayl = Suhayl
    .form = singular
name-zayd = Zayd
    .form = singular
name-yasaffa = Yasaffa
    .form = singular
name-ahmed = Ahmed
    .form = singular
name-hashmi = Hashmi
    .form = singular
name-ibraham = Ibraham
    .form = singular
name-abdur = Abdur
    .form = singular
name-fahrat = Fahrat
    .form = singular
name-junaid = Junaid
    .form = singular
name-nayeen = Nayeen
    .form = singular
name-tossaun = Tossaun
    .form = singular
name-bashir = Bashir
    .form = singular
name-hamid = Hamid
    .form = singular
name-idris = Idris
    .form = singular
name-kamal = Kamal
    .form = singular
name-munir = Munir
    .form = singular
name-sadik = Sadik
    .form = singular
name-ageel = Ageel
    .form = singular
name-osewl = Osewl
    .form = singular
name-husseyin = Husseyin
    .form = singular
name-baysan = Baysan
    .form = singular
name-mesut = Mesut
    .form = singular
name-abdul = Abdul
    .form = singular
name-anbar = Anbar
    .form = singular
name-bilal = Bilal
    .form = singular
name-jawhar = Jawhar
    .form = singular
name-rayhan = Rayhan
    .form = singular
name-sabur = Sabur
    .form = singular
name-jehangir = Jehangir
    .form = singular
name-ali = Ali
    .form = singular
name-khaleed = Khaleed
    .form = singular
name-dawud = Dawud
    .form = singular
name-harun = Harun
    .form = singular
name-yunus = Yunus
    .form = singular
name-latif = Latif
    .form = singular
name-murad = Murad
    .form = singular
name-safi = Safi
    .form = singular
name-hasan = Hasan
    .form = singular
name-sinan = Sinan
    .form = singular
name-nizar = Nizar
    .form = singular
name-buzurg = Buzurg
    .form = singular

name-richard-horse = { name-richard }'s horse
    .form = singular
name-philip-horse = { name-philip }'s horse
    .form = singular
name-raymond-horse = { name-raymond }'s horse
    .form = singular
name-leopold-horse = { name-leopold }'s horse
    .form = singular
name-conrad-horse = { name-conrad }'s horse
    .form = singular
name-balian-horse = { name-balian }'s horse
    .form = singular
name-gerard-horse = { name-gerard }'s horse
    .form = singular
name-robert-horse = { name-robert }'s horse
    .form = singular
name-everard-horse = { name-everard }'s horse
    .form = singular
name-arnaud-horse = { name-arnaud }'s horse
    .form = singular
name-bertrand-horse = { name-bertrand }'s horse
    .form = singular
name-thierry-horse = { name-thierry }'s horse
    .form = singular
name-jocelyn-horse = { name-jocelyn }'s horse
    .form = singular
name-armand-horse = { name-armand }'s horse
    .form = singular
name-walter-horse = { name-walter }'s horse
    .form = singular
name-gunter-horse = { name-gunter }'s horse
    .form = singular
name-guy-horse = { name-guy }'s horse
    .form = singular
name-hugh-horse = { name-hugh }'s horse
    .form = singular
name-roger-horse = { name-roger }'s horse
    .form = singular
name-amaury-horse = { name-amaury }'s horse
    .form = singular
name-renaud-horse = { name-renaud }'s horse
    .form = singular
name-baldwin-horse = { name-baldwin }'s horse
    .form = singular
name-arnim-horse = { name-arnim }'s horse
    .form = singular
name-awood-horse = { name-awood }'s horse
    .form = singular
name-brand-horse = { name-brand }'s horse
    .form = singular
name-garin-horse = { name-garin }'s horse
    .form = singular
name-hamo-horse = { name-hamo }'s horse
    .form = singular
name-lambert-horse = { name-lambert }'s horse
    .form = singular
name-wolfram-horse = { name-wolfram }'s horse
    .form = singular
name-arnulf-horse = { name-arnulf }'s horse
    .form = singular
name-saladin-horse = { name-saladin }'s horse
    .form = singular
name-al-kamil-horse = { name-al-kamil }'s horse
    .form = singular
    .the = { name-al-kamil.the }'s horse
    .mid = { name-al-kamil.mid }'s horse
name-maarat-horse = { name-maarat }'s horse
    .form = singular
name-as-salih-horse = { name-as-salih }'s horse
    .form = singular
    .the = { name-as-salih.the }'s horse
    .mid = { name-as-salih.mid }'s horse
name-kilij-horse = { name-kilij }'s horse
    .form = singular
name-hakim-horse = { name-hakim }'s horse
    .form = singular
name-abaga-horse = { name-abaga }'s horse
    .form = singular
name-el-arish-horse = { name-el-arish }'s horse
    .form = singular
    .the = { name-el-arish.the }'s horse
    .mid = { name-el-arish.mid }'s horse
name-gashan-horse = { name-gashan }'s horse
    .form = singular
name-jellal-horse = { name-jellal }'s horse
    .form = singular
name-mehmet-horse = { name-mehmet }'s horse
    .form = singular
name-shammin-horse = { name-shammin }'s horse
    .form = singular
name-anwar-horse = { name-anwar }'s horse
    .form = singular
name-farhad-horse = { name-farhad }'s horse
    .form = singular
name-magid-horse = { name-magid }'s horse
    .form = singular
name-mohammad-horse = { name-mohammad }'s horse
    .form = singular
name-moshen-horse = { name-moshen }'s horse
    .form = singular
name-mustafa-horse = { name-mustafa }'s horse
    .form = singular
name-moonga-horse = { name-moonga }'s horse
    .form = singular
name-nasir-horse = { name-nasir }'s horse
    .form = singular
name-qasim-horse = { name-qasim }'s horse
    .form = singular
name-rashid-horse = { name-rashid }'s horse
    .form = singular
name-tariq-horse = { name-tariq }'s horse
    .form = singular
name-yesugai-horse = { name-yesugai }'s horse
    .form = singular
name-alp-horse = { name-alp }'s horse
    .form = singular
name-bektash-horse = { name-bektash }'s horse
    .form = singular
name-orhan-horse = { name-orhan }'s horse
    .form = singular
name-temur-horse = { name-temur }'s horse
    .form = singular
name-yakut-horse = { name-yakut }'s horse
    .form = singular
name-dabir-horse = { name-dabir }'s horse
    .form = singular
name-fayiz-horse = { name-fayiz }'s horse
    .form = singular
name-ghalib-horse = { name-ghalib }'s horse
    .form = singular
name-jabir-horse = { name-jabir }'s horse
    .form = singular
name-salim-horse = { name-salim }'s horse
    .form = singular
name-suhayl-horse = { name-suhayl }'s horse
    .form = singular
name-zayd-horse = { name-zayd }'s horse
    .form = singular

name-healthy = healthy
name-wounded = wounded
name-stunned = stunned
name-dead = dead
name-dagger = throwing dagger
name-javelin = javelin
name-sling = sling
name-shortbow = shortbow
name-mounted-shortbow = shortbow in the saddle
name-longbow = longbow
name-crossbow = crossbow
name-n = north
name-ne = north-east
name-se = south-east
name-s = south
name-sw = south-west
name-nw = north-west
name-flat = flat ground
name-scrub = scrub
name-king-on-foot = King on foot
    .form = singular
    .the = the king on foot
    .mid = king on foot
name-baron-on-foot = Baron on foot
    .form = singular
    .the = the baron on foot
    .mid = baron on foot
name-templar-on-foot = Templar on foot
    .form = singular
    .the = the Templar on foot
name-knight-on-foot = Knight on foot
    .form = singular
    .the = the knight on foot
    .mid = knight on foot
name-mounted-sergeant-on-foot = Mounted sergeant on foot
    .form = singular
    .the = the mounted sergeant on foot
    .mid = mounted sergeant on foot
name-arnulf-on-foot = Arnulf on foot
    .form = singular
    .the = Arnulf on foot
name-saladin-on-foot = Saladin on foot
    .form = singular
    .the = Saladin on foot
name-royal-mamluk-on-foot = Royal Mamluk on foot
    .form = singular
    .the = the Royal Mamluk on foot
name-seljuk-heavy-cavalry-on-foot = Seljuk heavy cavalryman on foot
    .form = singular
    .the = the Seljuk heavy cavalryman on foot
name-syrian-heavy-cavalry-on-foot = Syrian heavy cavalryman on foot
    .form = singular
    .the = the Syrian heavy cavalryman on foot
name-seljuk-horse-archer-on-foot = Seljuk horse archer on foot
    .form = singular
    .the = the Seljuk horse archer on foot
name-bedouin-horse-archer-on-foot = Bedouin horse archer on foot
    .form = singular
    .the = the Bedouin horse archer on foot
name-dai-shortbow = { name-dai }
    .form = singular
name-jones-shortbow = { name-jones }
    .form = singular
name-evan-shortbow = { name-evan }
    .form = singular
name-rhys-shortbow = { name-rhys }
    .form = singular
name-tree = trees
name-slope = slope
name-water = water
name-none = none
name-light = light
name-medium = medium
name-heavy = heavy
name-offensive = offensive
name-defensive = defensive
name-fire = offensive fire
name-charges = charges
name-moves = movement
name-combat = combat
name-muster = forces
name-lots = lots
name-place = set-up
name-hide = hidden set-up
name-mark = marks of the crossbowmen
name-shoot = offensive fire
name-charge = charges
name-counter = counter-charge
name-move = movement
name-defend = defensive fire
name-stayers = fire at those who stayed
name-name = naming of combats
name-fight = order of combats
name-blow = who is hit
name-retreat = retreat
name-aside = making room
name-fall = fall from the saddle
name-set-down = setting down
name-bridle = bridle
name-advance = advance
name-shot = shot
name-attack = attack
name-defence = defence
name-shift = column
name-die = armour
name-imagined = imagined hiding place
name-infiltration = infiltration
name-points = movement points
name-one_shot = as for one shot
name-both = as for both shots
name-shooter = Shooter
name-first = all first
name-one_by_one = one by one
name-sum = they add up
name-riders_only = only riders together
name-swap = with his attack
name-ratio = with his defence
name-off = as printed
name-official = official list
name-all = all but the dagger
name-stray = stray shot

scenario-first-blood = First Blood
    .summary = Six turns for learning: a Templar with crossbows and spears meets a Syrian rider with bows and spears.
    .notes = A teaching position of our own.

scenario-sultans-guard = The Sultan's Guard
    .summary = King Richard rides in from the north against Saladin and his Mamluks; the death of either ends it at once.
    .notes = Forces, places and victory are our own; the box is known to hold six scenarios.

scenario-patrol = Patrol
    .summary = Six Crusader riders search the groves and ride through, past Saracen horsemen hidden somewhere among them.
    .notes = Forces, hiding places and victory are our own.

scenario-emissary = The Emissary
    .summary = A lady and her escort cross the olive grove; Assassins hide in its trees and want the baron dead.
    .notes = Forces, hiding places and victory are our own.

scenario-water-hole = The Water Hole
    .summary = Templars and spearmen bring a cart with four barrels to the water and back, and Saracen riders come for it.
    .notes = Forces, ways in and victory are our own.

scenario-ambush = Ambush beneath the Olive Trees
    .summary = A cart and its guards cross the olive grove, where javelins, bows and two Mamluks wait for them unseen.
    .notes = The title is printed; forces, hiding places and victory are our own.

scenario-vanguards = Duel of the Vanguards
    .summary = Both sides muster their own troops in secret, for so many points, and ride at each other over two maps.
    .notes = Proposed forces, points and victory are our own.

option-budget = Points for each side
    .about = For how many points each side musters, where the players choose their forces.
option-armour_helps_on_foot = Armour on foot against shots
    .about = Armour adds 1 to the die of a shot at a man on foot too, or only for riders.
option-defensive_only = Who shoots only in defence
    .about = He may move as far as one shot allows, or only as far as both.
option-hexside_line = A line along a hexside
    .about = Leaning to the shooter it takes the hex that hinders less, to the target the one that hinders more.
option-combat_declaration = When combats are named
    .about = All are named first, or each is fought as soon as it is named.
option-joint_on_mounted = Men on foot against a rider
    .about = They add their attacks, or only riders attack a rider together.
option-reversed_charge = Roles reversed in a charge
    .about = The counter-charger strikes with his attack, or with the defence that was the stronger.
option-limited_arrows = Counted arrows
    .about = Archers and crossbowmen begin with twenty arrows each (1.35d).
option-later_scrub = Scrub for horses
    .about = Scrub costs a rider 4 points (D1.1a).
option-later_slope = Slopes for horses
    .about = A slope costs a rider 4 points (D1.1b).
option-steep_slope = Steep slopes
    .about = Every slope costs 4 points on foot and 8 in the saddle, and its lip hides whoever is on it from all above but his neighbours (D1.1c).
option-later_fire_limits = Shooters on the move
    .about = No shooter is held to half his move; slings and longbows still stand for both shots, crossbows always (D1.31).
option-no_refire_gap = Fire without pause
    .about = A mover may be shot at again in any hex, and shooters are named one at a time (D1.33).
option-no_fire_markers = No marks
    .about = Nobody is marked: a crossbowman shoots in one of the two phases and then stays where he is (D1.34).
option-errare = Stray shots
    .about = A shot that misses may strike somebody beside its target (D1.36).
option-later_infiltration = Harder infiltration
    .about = Each enemy beside a hex crossed rolls a ten-sided die, which may kill (D1.54).
option-sure_bridle = A sure hand
    .about = A rider catches a bridle in passing without a die (D1.58a).
option-caparisoned = Armoured horses
    .about = The horses of kings, of Saladin, of barons and of Templars are armoured and defend with 2; nobody leads them through water (D1.8).
option-later_ranges = Shorter ranges
    .about = As on the card, with the shorter ranges of bows and crossbows, or with those of all weapons but the dagger (D5).
option-later_result_d = Result D spares the horse
    .about = In combat against a rider, D stuns him and leaves his horse unharmed (D6).

order-volley = Defensive fire
    .about = Figures shoot at those who move, and at those who stayed.
order-volley-short = once somebody has short range
    .about = All who can shoot do so as soon as one of them has short range.
order-volley-even = at an even chance
    .about = All who can shoot do so as soon as the volley has an even chance to wound, unhorse or kill.
order-volley-sight = at the first chance
    .about = All who can shoot do so at once.
order-ambush = Fire from hiding
    .about = Hidden figures shoot at those who move, and at those who stayed; whoever shoots is found.
order-ambush-short = once somebody has short range
    .about = All hidden figures that can shoot do so as soon as one of them has short range.
order-ambush-even = at an even chance
    .about = All hidden figures that can shoot do so as soon as they have an even chance to wound, unhorse or kill.
order-ambush-sight = at the first chance
    .about = All hidden figures that can shoot do so at once.
order-counter = Counter-charge
    .about = A rider meets a charge; where the odds decide, the one against whom it is weakest, if it is weaker than against its target.
order-trifles = Small decisions
    .about = Who takes a blow, where a figure that makes room goes, where a dismounted rider comes to lie, and where what was carried or led is set down.
order-trifles-default = as usual
    .about = The figure of fewest points, or the first free hex, is taken.

ask-muster = { $seat }: choose your forces unseen.
ask-place = { $seat }: set up your figures, then confirm.
ask-hide = { $seat }: hide your figures, then confirm.
ask-mark = { $seat }: choose for each crossbowman offensive fire, defensive fire or none.
ask-shoot = { $seat }: choose who shoots at whom, or end the offensive fire.
ask-charge = { $seat }: announce a charge with its target and route, or end the charges.
ask-counter = { $seat }: meet the charge with a counter-charge, or let it come.
ask-move = { $seat }: move your figures hex by hex, then end the movement.
ask-defend = { $seat }: choose who shoots at the figure that moves, or let it pass.
ask-stayers = { $seat }: choose who shoots at a figure that stayed, or pass.
ask-name = { $seat }: name your attacks, then begin the combats.
ask-fight = { $seat }: choose the combat that is fought next.
ask-blow = { $seat }: choose which of your figures is hit.
ask-retreat = { $seat }: choose which of your figures retreats, and by which way.
ask-aside = { $seat }: choose where your figure goes to make room.
ask-fall = { $seat }: choose the hex beside the horse where your rider is put.
ask-set-down = { $seat }: choose where what was carried or led is set down.
ask-advance = { $seat }: advance one of the victors, or stay.

event-lots-drawn = { $first_id ->
    [none] The Crusaders roll { $crusader } and the Saracens { $saracen } for the first turn: they roll again.
   *[other] The Crusaders roll { $crusader } and the Saracens { $saracen }: { $first_the } move first.
}
event-chosen = You have chosen { $count ->
    [one] one figure
   *[other] { $count } figures
} for { $points } points.
event-sealed = { CAP($side_the) } have chosen their forces unseen.
event-mustered = { CAP($side_the) } muster { $count ->
    [one] one figure
   *[other] { $count } figures
} for { $points } points.
event-placed = { CAP($figure_the) } is set up on { $at }{ $facing_id ->
    [none] .
   *[other] , facing { $facing }.
}
event-lifted = { CAP($figure_the) } is taken back into the hand.
event-arranged = { CAP($side_the) } take the places that the scenario proposes.
event-deployed = { CAP($side_the) } are ready.
event-found = { CAP($figure_the) } is found on { $at }{ $facing_id ->
    [none] .
   *[other] , facing { $facing }.
}
event-ground-searched = { $count ->
    [one] One more hex is searched ground.
   *[other] { $count } more hexes are searched ground.
}
event-grove-searched = The grove at { $at } is searched; { $count ->
    [one] it is the first.
   *[other] that makes { $count }.
}
event-turn-began = Turn { $turn }: { $side_the }.
event-phase-ended = { $phase_id ->
    [fire] { CAP($side_the) } end their offensive fire.
    [charges] { CAP($side_the) } announce no more charges.
    [moves] { CAP($side_the) } end their movement.
   *[combat] { CAP($side_the) } end their combats.
}
event-marked = { $choice_id ->
    [offensive] { CAP($figure_the) } is marked for offensive fire.
    [defensive] { CAP($figure_the) } is marked for defensive fire.
   *[none] { CAP($figure_the) } keeps no shot, and may move and attack.
}
event-shot = { CAP($figure_the) } shoots { $is_defensive ->
    [1] in defence from
   *[other] from
} { $start } at { $target_the } on { $at } ({ $range ->
    [one] one hex
   *[other] { $range } hexes
}, { $cover_id ->
    [light] light cover
    [medium] medium cover
    [heavy] heavy cover
   *[none] no cover
}): row { $row } of the chart, { $is_riderless ->
    [1] { $result_id ->
        [A] { $is_defensive ->
            [1] A, which does nothing to a horse alone.
           *[other] A, a retreat of 4 hexes.
        }
        [B] B, which does nothing to a horse alone.
        [C] C, which kills a horse alone.
        [D] D, which kills a horse alone.
        [E] E, which kills a horse alone.
        [F] F, which kills a horse alone.
       *[other] a miss.
    }
   *[other] { $clause_id ->
        [C5b] { $result_id ->
            [A] { $is_defensive ->
                [1] A, which takes 4 points off a move.
               *[other] A, a retreat of 4 hexes.
            }
            [B] B, which stuns and unhorses a rider.
            [C] { $is_defensive ->
                [1] C, which wounds a rider and takes 4 points off a move.
               *[other] C, which wounds a rider.
            }
            [D] D, which wounds and unhorses a rider and kills the horse.
            [E] E, which kills a rider.
            [F] F, which kills horse and rider.
           *[other] a miss.
        }
       *[other] { $result_id ->
            [A] { $is_defensive ->
                [1] A, which takes 2 points off a move.
               *[other] A, a retreat of 2 hexes.
            }
            [B] B, a wound.
            [C] C, a deadly hit.
           *[other] a miss.
        }
    }
}
event-spent = The shot of { $figure_the } at { $target_the } comes too late and is lost.
event-checked = { $left ->
    [0] { CAP($figure_the) } has no movement points left.
    [one] { CAP($figure_the) } has one movement point left.
   *[other] { CAP($figure_the) } has { $left } movement points left.
}
event-charge-announced = { CAP($figure_the) } announces a charge at { $target_the }.
event-counter-announced = { CAP($figure_the) } announces a counter-charge against { $charger_the }.
event-stepped = { CAP($figure_the) } { $is_charge ->
    [1] charges
   *[other] { $facing_id ->
        [none] goes
       *[other] { $figure_id ->
            [draft] goes
            [cart] rolls
           *[other] rides
        }
    }
} from { $start } to { $to }{ $facing_id ->
    [none] { "" }
   *[other] , facing { $facing }
}{ $cost ->
    [0] .
    [one] { " " }(one point).
   *[other] { " " }({ $cost } points).
}
event-entered = { CAP($figure_the) } enters the map over { $at }{ $facing_id ->
    [none] { "" }
   *[other] , riding to { $to } and facing { $facing }
}{ $cost ->
    [one] { " " }(one point).
   *[other] { " " }({ $cost } points).
}
event-left = { CAP($figure_the) } leaves the map from { $at } and does not come back.
event-turned-about = { CAP($figure_the) } turns about and faces { $facing } ({ $cost } points).
event-crossed = { $is_wounded ->
    [1] Infiltration on { $at }: the die comes to { $face } with its modifiers, and { $figure_the } is hit.
   *[other] Infiltration on { $at }: the die comes to { $face } with its modifiers, and { $figure_the } is unharmed.
}
event-put-back = { CAP($figure_the) } cannot stay there and is put back to { $at }.
event-act-begun = { $deed_id ->
    [mount] { CAP($figures_the) } spends the whole turn on mounting { $horse_the }.
    [dismount] { CAP($figures_the) } spends the whole turn on getting down onto { $to }.
    [harness] { CAP($figures_the) } spends the whole turn on harnessing the draft horse.
    [unharness] { CAP($figures_the) } spends the whole turn on taking the draft horse out of harness.
    [fill] { CAP($figures_the) } spends the whole turn on filling a barrel.
    [stave] { CAP($figures_the) } spends the whole turn on staving in a barrel.
   *[other] { CAP($figures_the) } spend the whole turn on dragging { $horse_id ->
        [none] the dead
       *[other] { $horse_the }
    } from { $at } to { $to }.
}
event-act-lost = { $deed_id ->
    [mount] { CAP($figures_the) } could not mount: the turn is lost.
    [dismount] { CAP($figures_the) } could not get down: the turn is lost.
    [harness] { CAP($figures_the) } could not harness the draft horse: the turn is lost.
    [unharness] { CAP($figures_the) } could not take the draft horse out of harness: the turn is lost.
    [fill] { CAP($figures_the) } could not fill a barrel: the turn is lost.
    [stave] { CAP($figures_the) } could not stave in a barrel: the turn is lost.
   *[other] { CAP($figures_the) } could not clear the hex: the turn is lost.
}
event-half-mounted = { CAP($figure_the) }, wounded, is half in the saddle of { $horse_the } and needs another turn.
event-mounted = { CAP($figure_the) } mounts { $horse_the }.
event-got-down = { CAP($figure_the) } gets down from { $horse_the } onto { $at }.
event-cleared = { CAP($figures_the) } drag { $bodies_the } from { $at } { $is_sunk ->
    [1] into the water of { $to }.
   *[other] to { $to }.
}
event-handed-over = { $is_body ->
    [1] { CAP($figure_the) } takes { $missiles } { $weapon_id ->
        [dagger] { $missiles ->
            [one] dagger
           *[other] daggers
        }
        [javelin] { $missiles ->
            [one] javelin
           *[other] javelins
        }
       *[other] { $missiles ->
            [one] arrow
           *[other] arrows
        }
    } from the dead body of { $giver_the }.
   *[other] { CAP($giver_the) } hands { $missiles } { $weapon_id ->
        [dagger] { $missiles ->
            [one] dagger
           *[other] daggers
        }
        [javelin] { $missiles ->
            [one] javelin
           *[other] javelins
        }
       *[other] { $missiles ->
            [one] arrow
           *[other] arrows
        }
    } to { $figure_the }.
}
event-taken-up = { CAP($figure_the) } takes { $man_the }, stunned, on his back on { $at } { $left ->
    [0] and has no points left.
    [one] and has one point left.
   *[other] and has { $left } points left.
}
event-bridled = { CAP($figure_the) } takes { $horse_the } by the bridle on { $at }.
event-shied = { CAP($figure_the) } reaches for the bridle of { $horse_the } on { $at } and misses it.
event-let-go = { CAP($figure_the) } lets go of { $horse_the }, which stays on { $at }.
event-hauled = { $what_id ->
    [draft] { CAP($figures_the) } leads the draft horse, which has { $left } points.
   *[cart] { CAP($figures_the) } push the cart, which has { $left } points.
}
event-drove-in = The cart enters the map in harness over { $hexes } ({ $cost } points).
event-harnessed = { CAP($figure_the) } has harnessed the draft horse to the cart.
event-unharnessed = { CAP($figure_the) } has taken the draft horse out of harness.
event-barrel-filled = { CAP($figure_the) } has filled a barrel: { $full ->
    [one] one is full.
   *[other] { $full } are full.
}
event-barrel-staved = { CAP($figure_the) } has staved in a barrel: { $left ->
    [0] none is left.
    [one] one is left.
   *[other] { $left } are left.
}
event-put-down = { $facing_id ->
    [none] { CAP($by_the) } sets { $figure_the } down on { $at }.
   *[other] { $is_led ->
        [1] { CAP($figure_the) } stands on { $at }, facing { $facing }, and { $by_the } has the bridle.
       *[other] { CAP($figure_the) } stands on { $at }, facing { $facing }, and nobody leads it.
    }
}
event-charge-arrived = The charge of { $figure_the } reaches { $target_the }.
event-charge-lost = The charge of { $figure_the } at { $target_the } comes to nothing.
event-wounded = { CAP($figure_the) } is wounded on { $at }.
event-stunned = { CAP($figure_the) } is stunned on { $at }.
event-killed = { $points ->
    [0] { CAP($figure_the) } is killed on { $at }.
    [one] { CAP($figure_the) } is killed on { $at }: one point.
   *[other] { CAP($figure_the) } is killed on { $at }: { $points } points.
}
event-dismounted = { CAP($figure_the) } leaves the saddle; { $horse_the } stays on { $at }.
event-fell = { CAP($figure_the) } is put on { $at }, beside the horse.
event-displaced = { CAP($figure_the) } makes room and goes from { $start } to { $to }.
event-retreated = { $path_number ->
    [plural] { CAP($figure_the) } retreats from { $start } over { $path }.
   *[singular] { CAP($figure_the) } retreats from { $start } to { $path }.
}
event-cornered = { CAP($figure_the) } cannot retreat from { $at }.
event-named = { CAP($attackers_the) } will attack { $defenders_the }{ $attackers_number ->
    [plural] { " " }together.
   *[singular] .
}
event-unnamed = The attack of { $attackers_the } on { $defenders_the } is taken back.
event-dropped = The attack of { $attackers_the } on { $defenders_the } has become impossible and is dropped.
event-reversed = { CAP($attacker_the) } defends with more than { $defender_the } attacks with, and takes over the attack.
event-fought = { CAP($attackers_the) } { $attackers_number ->
    [plural] attack
   *[singular] attacks
} { $defenders_the } at { $column }:1, the die comes to { $die }: { $is_mounted ->
    [1] { $result_id ->
        [A] { $attackers_number ->
            [plural] A, one of the attackers is wounded.
           *[singular] A, the attacker is wounded.
        }
        [B] { $attackers_number ->
            [plural] B, the attackers retreat one hex.
           *[singular] B, the attacker retreats one hex.
        }
        [C] { $defenders_number ->
            [plural] C, the defenders retreat one hex.
           *[singular] C, the defender retreats one hex.
        }
        [D] { $is_riderless ->
            [1] D, which does nothing to a horse alone.
           *[other] { $is_spared ->
                [1] D, which stuns and unhorses a rider.
               *[other] D, which stuns and unhorses a rider and kills the horse.
            }
        }
        [E] { $is_riderless ->
            [1] E, which kills a horse alone.
           *[other] E, which wounds a rider.
        }
        [F] { $is_riderless ->
            [1] F, which kills a horse alone.
           *[other] F, which wounds and unhorses a rider and kills the horse.
        }
        [G] { $is_riderless ->
            [1] G, which kills a horse alone.
           *[other] G, which kills a rider.
        }
        [H] { $is_riderless ->
            [1] H, which kills a horse alone.
           *[other] H, which kills horse and rider.
        }
       *[other] nothing happens.
    }
   *[other] { $result_id ->
        [A] { $attackers_number ->
            [plural] A, one of the attackers is wounded.
           *[singular] A, the attacker is wounded.
        }
        [B] { $attackers_number ->
            [plural] B, the attackers retreat one hex.
           *[singular] B, the attacker retreats one hex.
        }
        [C] { $defenders_number ->
            [plural] C, the defenders retreat one hex.
           *[singular] C, the defender retreats one hex.
        }
        [D] D, which stuns a defender.
        [E] E, which wounds a defender.
        [F] F, which kills a defender.
       *[other] nothing happens.
    }
}
event-advanced = { $path_number ->
    [plural] { CAP($figure_the) } advances from { $start } over { $path }.
   *[singular] { CAP($figure_the) } advances from { $start } to { $path }.
}
event-rose = { CAP($figure_the) } gets up again.
event-ended = { $fallen_id ->
    [none] The game is over.
   *[other] { CAP($fallen_the) } is dead, and the game is over.
} Casualty points: Crusaders { $crusader }, Saracens { $saracen }.
event-brought = The patrol is over: { $points } points have been brought through.
event-escorted = { $how_id ->
    [lady-safe] The lady has left the map: the game is over.
    [lady-killed] The lady is dead: the game is over.
    [lady-taken] The lady is taken: the game is over.
    [baron-killed] The baron is dead: the game is over.
   *[lady-late] The lady has not got through in time: the game is over.
}
event-strayed = { $at_id ->
    [none] The shot of { $figure_the } goes astray with { $die } and strikes nobody.
   *[other] { $victim_id ->
        [none] The shot of { $figure_the } goes astray with { $die } and comes down on { $at }, where it strikes nobody.
       *[other] The shot of { $figure_the } goes astray with { $die } and strikes { $victim_the } on { $at }.
    }
}
event-challenged = { CAP($by_the) } challenges { $figure_the } on { $at }: the die comes to { $face } with its modifiers, and { $harm_id ->
    [killed] it kills.
    [wounded] it wounds.
   *[none] it does no harm.
}
event-watered = { $how_id ->
    [barrels-staved] Too few barrels are left: the game is over.
    [nobody-fetches] Nobody is left to fetch water: the game is over.
    [water-late] The cart has not come back in time: the game is over.
   *[other] The cart has left the map with { $full ->
        [0] no full barrel
        [one] one full barrel
       *[other] { $full } full barrels
    }: the game is over.
}

outcome-points = { CAP($winner_the) } win on casualty points.
outcome-commander = { CAP($winner_the) } win: the commander of the other side is dead.
outcome-draw = Equal casualty points: a draw.
outcome-undecided = Neither side leads by ten casualty points: a draw.
outcome-patrol-through = { CAP($winner_the) } win: enough of the patrol has got through.
outcome-patrol-half = Only part of the patrol has got through: a draw.
outcome-patrol-lost = { CAP($winner_the) } win: too little of the patrol has got through.
outcome-lady-safe = { CAP($winner_the) } win: the lady has got through, and the baron lives.
outcome-lady-killed = The lady is dead: a draw.
outcome-lady-taken = { CAP($winner_the) } win: the lady is taken.
outcome-lady-late = { CAP($winner_the) } win: the lady has not got through in time.
outcome-baron-killed = { CAP($winner_the) } win: the baron is dead.
outcome-water-fetched = { CAP($winner_the) } win: enough water has been fetched.
outcome-water-half = Half of the water has been fetched: a draw.
outcome-water-little = { CAP($winner_the) } win: too little water has been fetched.
outcome-water-late = { CAP($winner_the) } win: the cart has not come back in time.
outcome-barrels-staved = { CAP($winner_the) } win: too many barrels are staved in.
outcome-nobody-fetches = { CAP($winner_the) } win: nobody is left to fetch water.

line-cart-behind = +{ $add } the cart, still here
line-cart-through = +{ $add } the cart, brought through
line-weapon = +{ $add } { $who }
line-short-range = +{ $add } short range
line-medium-range = +{ $add } medium range
line-long-range = +{ $add } long range
line-healthy-shooter = +{ $add } { $who } is not wounded
line-wounded-shooter = +{ $add } { $who } is wounded
line-armoured-target = +{ $add } { $who } in armour
line-unarmoured-target = +{ $add } { $who } without armour
line-attack = { $add } { $who }
line-attack-wounded = { $add } { $who }, wounded
line-defence = { $add } { $who }
line-defence-wounded = { $add } { $who }, wounded
line-defence-stunned = { $add } { $who }, stunned
line-defence-horse = { $add } { $who }, without a rider
line-charge = ×1½ { $who } charges
line-counter-charge = ×1½ { $who } counter-charges
line-exchanged = ×1½ { $who }, roles exchanged
line-odds = odds of { $who }
line-ground-attacker = { $shift ->
    [-2] 2 columns left: the attackers have much worse ground
   *[other] 1 column left: the attackers have the worse ground
}
line-ground-defender = { $shift ->
    [2] 2 columns right: the defenders have much worse ground
   *[other] 1 column right: the defenders have the worse ground
}
line-together = { $shift } column right: a joint attack
line-column = column { $who }
line-armour = +{ $add } armour
line-armour-mixed = +{ $add } { $who } without armour
line-dead = { $add } { $who }, dead
line-wounded = { $add } { $who }, wounded
line-flat = { $add } flat ground
line-scrub = { $add } scrub
line-tree = { $add } trees
line-slope = { $add } slope
line-water = { $add } water
line-bodies = +{ $add } bodies
line-across-cart = +{ $add } across the cart
line-turning = +{ $add } for the turn of the horse
line-armour-no-help = +{ $add } { $who } in armour, which does not help on foot
line-defence-caparisoned = { $add } { $who }, in caparison and without a rider

remark-cart-covers = The cart on { $at } gives medium cover.
remark-crossing = { $faces ->
    [0] Leaves { $at } past the other side: the die cannot harm.
    [one] Leaves { $at } past the other side: one face of six wounds.
   *[other] Leaves { $at } past the other side: { $faces } faces of six wound.
}
remark-only-passes = Cannot end on { $at } and must go on.
remark-carrier-keeps = { $left ->
    [0] No point is left with him on the back.
    [one] One point is left with him on the back.
   *[other] { $left } points are left with him on the back.
}
remark-bridle-by-die = By a die of ten: 1 to { $faces }.
remark-bridle-for-sure = Without a die, and at no cost.
remark-horse-stays = It stays where it stands.
remark-loses-reply = Loses the defensive shot by going so far.
remark-half-turn = Turns about on the spot for { $cost } points.
remark-points-left = { $left ->
    [one] One point is left after it.
   *[other] { $left } points are left after it.
}
remark-charge-length = { $hexes ->
    [one] A ride of one hex.
   *[other] A ride of { $hexes } hexes.
}
remark-charge-column = { $column ->
    [0] { CAP($figure_the) } is too weak to attack { $target_the }.
   *[other] { CAP($figure_the) } attacks { $target_the } at { $column }:1.
}
remark-charge-odds = Of ten faces { $down } strike { $target_the } down, { $back } drive back, { $ill } go ill.
remark-meeting-column = { $column ->
    [0] Met by { $figure_the }, { $rider_the } cannot attack.
   *[other] Met by { $figure_the }, { $rider_the } attacks at { $column }:1.
}
remark-meeting-odds = Of ten faces { $down } strike { $figure_the } down, { $back } drive back, { $ill } go ill.
remark-covers = { $terrain_id ->
    [tree] Trees on { $at }: { $cover } cover.
    [slope] Slope on { $at }, over the lip: { $cover } cover.
    [water] Water on { $at }: { $cover } cover.
   *[other] Scrub on { $at }: { $cover } cover.
}
remark-next-volley = { $hexes ->
    [one] The next volley at { $figure_the } must wait for one hex more.
   *[other] The next volley at { $figure_the } must wait for { $hexes } hexes more.
}
remark-leaves-target = Nobody can shoot at { $figure_the } again this turn.
remark-tree-bars = Trees on { $at } bar the line for everybody.
remark-lip-bars = The height at { $at } bars the line for everybody.
remark-somebody-bars = { CAP($by_the) } on { $at } bars the line for crossbows, slings and daggers.
remark-bows-over = Bows and javelins may shoot over others at medium and long range.
remark-adds-nothing = { CAP($figure_the) } adds nothing: without him it is { $column }:1 as well.
remark-would-add-nothing = { CAP($figure_the) } would add nothing: { $attack } against { $defence } is still { $column }:1.
remark-unarmoured-bear = { $count ->
    [one] Only { $figure_the } can be hit: the others wear armour.
   *[other] Only the { $count } without armour can be hit.
}
remark-driven = { $ways ->
    [one] { $safe ->
        [0] Driven back, { $figure_the } has one way, with a die.
       *[other] Driven back, { $figure_the } has one way, without a die.
    }
   *[other] { $safe ->
        [0] Driven back, { $figure_the } has { $ways } ways, each with a die.
       *[other] Driven back, { $figure_the } has { $ways } ways, { $safe } without a die.
    }
}
remark-driven-stunned = { CAP($figure_the) } is stunned: a retreat kills.
remark-driven-nowhere = { CAP($figure_the) } has no way back: a retreat is a wound.
remark-driven-horse = { CAP($figure_the) } has no way back: a retreat kills it.
remark-then-advance = Then one victor may advance up to { $hexes } hexes.
remark-short-of-a-draw = { $points ->
    [one] One more casualty point would have won { $side_the } a draw.
   *[other] { $points } more casualty points would have won { $side_the } a draw.
}
remark-water-too-little = { $barrels ->
    [one] One more full barrel brought home would have won { $side_the } a draw.
   *[other] { $barrels } more full barrels brought home would have won { $side_the } a draw.
}
remark-water-too-much = { $barrels ->
    [one] One full barrel fewer would have won { $side_the } a draw.
   *[other] { $barrels } full barrels fewer would have won { $side_the } a draw.
}
remark-horse-points = The draft horse has { $left } points and goes first, with its cart if it is in harness.
remark-leader-follows = Its leader follows, and ends beside it.
remark-cart-points = The cart has { $left } points and goes first.
remark-pushers-follow = All who push follow, and end beside it.
remark-cart-leaves = The cart leaves the map for good{ $full ->
    [0] , with no full barrel.
    [one] , with one full barrel.
   *[other] , with { $full } full barrels.
}
remark-train-stands-still = All its points go with it; it goes on in a later turn.
remark-whole-turn = { CAP($figure_the) } does nothing else in this turn; it takes effect as it ends.
remark-but-for-him = But for the death of { $figure_the } it stood at { $crusader } to { $saracen } casualty points, Crusaders first.
remark-short-of-points = { $points ->
    [one] One more casualty point would have brought { $side_the } level.
   *[other] { $points } more casualty points would have brought { $side_the } level.
}
remark-short-of-half = { $points ->
    [one] One more point brought through would have won { $side_the } a draw.
   *[other] { $points } more points brought through would have won { $side_the } a draw.
}
remark-through-by = { $points ->
    [one] One point less brought through, and { $side_the } would only have drawn.
   *[other] { $points } points less brought through, and { $side_the } would only have drawn.
}
remark-he-lived = { $health_id ->
    [wounded] The death of { $figure_the }, who was wounded, would have turned it.
   *[other] The death of { $figure_the }, who came to no harm, would have turned it.
}
remark-lady-off-the-map = { CAP($figure_the) } was not on the map.
remark-lady-so-far = { $hexes ->
    [0] { CAP($figure_the) } stood at the far side of the map already.
    [one] { CAP($figure_the) } was one hex from the far side of the map.
   *[other] { CAP($figure_the) } was { $hexes } hexes from the far side of the map.
}
remark-steep-bars = The steep slope at { $at } bars the line for everybody but neighbours.
remark-crossing-challenged = Leaves { $at } past the other side, each of whom rolls: harmed with { $percent }%.

refusal-class-not-yours = { CAP($what_the) } cannot be chosen by your side: choose a class of your own.
refusal-class-twice = { CAP($what_the) } is named twice: give one number for each class.
refusal-no-such-class = There is no class called { $class }.
refusal-nobody-mustered = Nobody is chosen: choose at least one figure.
refusal-not-in-the-box = Of { $what_the } the box has { $count }: choose a number from 0 to { $count }.
refusal-over-budget = These forces cost { $cost } points of { $budget }: leave out { $over } points.
refusal-troop-too-large = { CAP($what_the) } and { $other_the } are drawn from the same { $count } counters: choose no more than { $count } together.
refusal-above-first-load = { CAP($figure_the) } can take no more than { $room }: nobody carries more than at first.
refusal-advance-so-far = { CAP($figure_the) } must advance at least one hex and at most { $hexes }, or stay.
refusal-another-matter = First answer what is asked now: { $asked }.
refusal-another-phase = { $wanted_id ->
    [muster] Forces are chosen before the game
    [place] Figures are set up before the game
    [mark] Crossbowmen are marked as the turn begins
    [shoot] Offensive shots are made in the phase of offensive fire
    [charge] Charges are announced before the movement
    [counter] A counter-charge answers a charge just announced
    [move] Figures move in the movement phase
    [defend] A volley answers a move of the other side
    [name] Attacks are named as the combat phase begins
   *[fight] Combats are fought when all of them are named
}; asked now: { $now }.
refusal-arranged-already = Everybody stands as the scenario proposes already.
refusal-at-least-one = Name at least one to hand over.
refusal-attacks-once = { CAP($figure_the) } attacks already in this turn, and only once: choose another attacker.
refusal-backs-straight = Only a horse steps back, one hex straight behind it: { $figure_the } must retreat by another way.
refusal-barrel-gone = That barrel is staved in already, or somebody is at it: choose another.
refusal-beset = Somebody of the other side could attack { $figure_the }, whose hands are not free.
refusal-bodies-close = Too many bodies lie on { $at }: { $figure_the } must go round.
refusal-both-shots-and-far = { CAP($figure_the) } shot in your last turn and spent { $points } points, more than half, so no defensive shot is left: choose others, or pass.
refusal-both-shots-and-moved = { CAP($figure_the) } shot in your last turn and moved, so no defensive shot is left: choose others, or pass.
refusal-cannot-hand-over = { CAP($figure_the) } is not on their feet and neither gives nor takes anything: choose somebody who is.
refusal-caparison-in-water = { CAP($figure_the) } leads a horse in caparison, which nobody takes into the water at { $at }: go another way, or let go of it.
refusal-carries-already = { CAP($figure_the) } has somebody on his back already: one man carries one.
refusal-carries-on-foot = { CAP($figure_the) } is in the saddle: only a man on foot carries a stunned one.
refusal-cart-beset = Somebody of the other side stood beside the cart as the movement phase began: drive him away first.
refusal-cart-guarded = Somebody of its own side stands beside the cart on his feet: no barrel is staved in before he is gone.
refusal-cart-in-the-way = The cart stands on { $at }, where { $figure_the } cannot pass: choose another way.
refusal-cart-not-yours = The cart comes with the other side.
refusal-charge-apart = { CAP($figure_the) } has charged and fights only the combat of that charge: choose another attacker.
refusal-charge-stands = The charge of { $figure_the } cannot be taken back: it must be fought.
refusal-charge-too-short = { $count ->
    [one] A charge covers six hexes or more, not one: choose a longer route.
   *[other] A charge covers six hexes or more, not { $count }: choose a longer route.
}
refusal-charged-already = { CAP($figure_the) } is the target of the charge of { $by_the } already: choose somebody else.
refusal-charger-is-met = A counter-charge rides against { $figure_the }, who may not be shot at: pass.
refusal-charger-not-in-sight = { CAP($figure_the) } does not have { $charger_the } in the frontal arc and in sight: choose another rider, or let the charge come.
refusal-charges-already = { CAP($figure_the) } charges already, and what is announced stands: choose another rider.
refusal-charges-only = { CAP($figure_the) } has charged and does nothing else in the movement phase: move another figure.
refusal-could-not-enter = { CAP($figure_the) } could not enter the hex of { $target_the }, and cannot attack into it: choose another target.
refusal-counter-charges = { CAP($figure_the) } has a counter-charge to ride and is bound by it in this turn: choose somebody else.
refusal-counter-too-long = This counter-charge may cover { $most ->
    [one] one hex
   *[other] { $most } hexes
} at most, not { $count }: choose a shorter way.
refusal-counts-no-missiles = Only missiles that are counted are handed over, and { $figure_the } has none: choose somebody who has.
refusal-crew-left-behind = { $what_id ->
    [draft] If the draft horse went to { $at }, whoever leads it could not come to a free hex beside it: choose another hex, or let it stand.
   *[cart] If the cart went to { $at }, not all who push could come to free hexes beside it: choose another hex, or let it stand.
}
refusal-crossbow-has-moved = { CAP($figure_the) } moved in your last turn, and a crossbow is ready only where its man stays: choose others, or pass.
refusal-crossbow-has-shot = { CAP($figure_the) } shot in your last turn, and a crossbow shoots in one of the two phases: choose others, or pass.
refusal-crossbow-stays = { CAP($figure_the) } has shot with a crossbow and stays in this turn: move another figure.
refusal-defends-and-far = { CAP($figure_the) } spent { $points } points in your last turn, more than half, and it was agreed that whoever shoots in defence spends no more: choose others, or pass.
refusal-defends-and-moved = { CAP($figure_the) } moved in your last turn, and it was agreed that whoever shoots in defence with that weapon does not: choose others, or pass.
refusal-did-not-stay = { CAP($figure_the) } has moved or charged: shoot now only at figures that stayed.
refusal-does-not-meet = The counter-charge of { $figure_the } must end with { $last } and then { $first }, the last hexes of the charge.
refusal-does-not-move-now = { CAP($figure_the) } is not moving now: shoot at the figure that moves, or pass.
refusal-does-not-face-out = { CAP($figure_the) } looks into the map: turn until one of the three hexes ahead lies beyond the edge.
refusal-down-at-the-flank = { CAP($figure_the) } gets down onto one of the two hexes at the flanks of the horse, and { $at } is neither.
refusal-draft-has-no-bridle = The draft horse is led only from beside it, before anything else is done: { $figure_the } cannot take it by a bridle.
refusal-draft-not-ridden = The draft horse is never ridden: { $figure_the } needs another horse.
refusal-drag-beside = Bodies are dragged one hex: { $to } does not lie beside { $at }.
refusal-each-once = Name at least one, and each only once.
refusal-entrance-taken = Somebody is on { $at }: { $figure_the } must enter where all hexes are free.
refusal-faces-outward = { CAP($figure_the) } cannot enter facing { $facing }: a rider enters looking into the map.
refusal-figures-in-hand = { $count ->
    [one] { CAP($figure_the) } is still in hand: set him up first.
   *[other] { $count } figures are still in hand, { $figure_the } among them: set them up first.
}
refusal-fills-no-barrel = { CAP($figure_the) } cannot fill a barrel: only the side that brought the cart does, while it is on the map.
refusal-first-into = The advance cannot begin with { $at }: it begins with a hex that was given up, or where the fallen one lies.
refusal-friend-not-beside = { CAP($figure_the) } can shoot only over friends who stand right beside the front hex, and the one on { $at } bars the line to { $target_the }: choose another target.
refusal-front-beyond = Facing so on { $at }, { $figure_the } would stand with the front half beyond the map: choose another hex or facing.
refusal-goes-with-cart = { CAP($figure_the) } is in harness: it goes back with its cart, straight on or a sixth aside, neither about nor backwards.
refusal-ground-closed = { $terrain_id ->
    [tree] { $at } is a tree hex, closed to riders: { $figure_the } must go another way.
    [water] { $at } is water, open only to the unarmoured on foot: { $figure_the } must go another way.
   *[other] { $at } is { $terrain }, closed to { $figure_the }: choose another way.
}
refusal-ground-forbids = At { $odds }:1 the ground leaves no column to attack on: attack with more strength, or from better ground.
refusal-groves-first = { $count ->
    [one] One more grove must be searched before anybody leaves the map: end a move beside one.
   *[other] { $count } more groves must be searched before anybody leaves the map: end a move beside each.
}
refusal-hands-bound = Somebody of the other side could attack { $figure_the }, who cannot clear a hex now.
refusal-hands-full = { CAP($figure_the) } { $most ->
    [1] leads a horse already, and from the saddle nobody leads two.
   *[other] leads three horses already, and nobody leads more.
}
refusal-harness-taken = Somebody is at the harness already: one is enough.
refusal-has-acted = { CAP($figure_the) } has acted in this phase already: only who has not leads or pushes.
refusal-has-attacked = { CAP($figure_the) } attacked in your last turn and has no defensive shot now: choose others, or pass.
refusal-has-been-moved = { CAP($what_the) } has been moved in this turn already.
refusal-has-left = { CAP($figure_the) } has left the map and does not come back: choose another figure.
refusal-has-no-facing = { CAP($figure_the) } is on foot and faces nowhere: only riders do.
refusal-has-not-so-many = { CAP($figure_the) } has only { $left } left to give.
refusal-has-replied = { CAP($figure_the) } has made the one defensive shot of this turn: choose others, or pass.
refusal-has-shied = { CAP($figure_the) } has missed the bridle of { $horse_the } in this turn: wait for the next.
refusal-has-shot = { CAP($figure_the) } has shot in this turn or is marked to shoot, and can shoot, charge or attack no more: choose another figure.
refusal-hauls-already = { CAP($figure_the) } leads or pushes in this phase and does nothing else in it but follow.
refusal-held-against = { CAP($by_the) } holds { $at }: { $figure_the } must go another way.
refusal-held-against-cart = Somebody of the other side holds { $at }: { $what_the } cannot pass.
refusal-hex-not-free = { $at } is not free for { $figure_the }: choose a hex where nobody lives.
refusal-hex-taken = Somebody stands on { $at } already: choose another hex for { $figure_the }.
refusal-horse-among-trees = { CAP($horse_the) } stands where nobody can ride: choose another horse.
refusal-horse-attacks-nobody = { CAP($figure_the) } attacks nobody without a rider: choose a character.
refusal-horse-held = { CAP($horse_the) } is held by somebody of the other side on his feet beside it: drive him away first.
refusal-horse-stands = { CAP($figure_the) } has no rider and stands still: move a character.
refusal-horse-taken = Somebody is mounting { $horse_the } already: choose another horse.
refusal-in-contact = { CAP($by_the) } stands next to { $figure_the } and could attack, and nobody shoots in contact: choose another figure.
refusal-holds-bridle = { CAP($figure_the) } has { $horse_the } in hand and lets go only where the move ends.
refusal-in-hand = { CAP($figure_the) } is in hand already: set him up, or choose another figure.
refusal-in-harness = The draft horse is in harness: take it out of harness first.
refusal-in-water = { CAP($figure_the) } stands in water on { $at } and cannot shoot from there: choose another figure.
refusal-is-away = { CAP($figure_the) } stands in no hex now: choose the rider, or another figure.
refusal-is-busy = { CAP($figure_the) } spends this whole turn on something else: choose another figure.
refusal-is-dead = { CAP($figure_the) } is dead: choose another figure.
refusal-is-fought = The combat of { $figure_the } has been fought: choose one that is still to come.
refusal-is-hidden = { CAP($figure_the) } is hidden: only moving, shooting, attacking and counter-charging are done from hiding, and nothing is done to anybody in it.
refusal-is-on-foot = { CAP($figure_the) } is on foot already: choose a rider.
refusal-is-on-the-map = { CAP($figure_the) } is on the map already: choose somebody who still has to enter.
refusal-is-ridden = { CAP($figure_the) } is under its rider: attack the rider.
refusal-is-stunned = { CAP($figure_the) } is stunned and can do nothing before getting up: choose another figure.
refusal-is-waiting = { CAP($figure_the) } is still to enter the map and can do nothing else before: let him enter, or choose another figure.
refusal-leads-a-horse = { CAP($figure_the) } leads a horse and cannot charge: choose another rider.
refusal-leads-another = { CAP($figure_the) } leads another horse: let go of it first.
refusal-leaves-with-cart = The draft horse leaves the map only with its cart: harness it first.
refusal-led-already = { CAP($horse_the) } is led by { $by_the }: choose another horse.
refusal-lip-between = The height at { $at } hides { $target_the } from { $figure_the }: over a lip, the lower figure must be as far from the slope as the upper one, so choose another target.
refusal-many-on-many = Several cannot attack several: name one attacker, or one target.
refusal-mark-missing = { CAP($figure_the) } has no mark yet: choose offensive fire, defensive fire or none.
refusal-marked-stays = { CAP($figure_the) } is marked to shoot and must stay in this turn: move another figure.
refusal-marked-to-shoot = { CAP($figure_the) } is marked to shoot and cannot attack in this turn: choose another attacker.
refusal-marks-in-order = Name the crossbowmen in the order in which they are listed.
refusal-may-not-advance = { CAP($figure_the) } is not one of the victors who may advance: choose one of them, or stay.
refusal-mixed-targets = Targets that are attacked at once must all be mounted or all on foot.
refusal-move-over = The move of { $figure_the } is over: move another figure, or end the movement.
refusal-moved-this-turn = { CAP($figure_the) } has moved, and this takes a whole turn: choose another figure, or wait a turn.
refusal-must-go-on = { CAP($figure_the) } cannot stay in this hex and must go on to one that is free before anything else is done.
refusal-must-stay-by = { CAP($figure_the) } must end beside { $what_the } and could not, going there: choose another hex.
refusal-needs-facing = { CAP($figure_the) } is in the saddle: say which way he faces.
refusal-never-rides = { CAP($figure_the) } is no rider: only those who began with a horse may mount one.
refusal-no-cart = There is no cart on the map.
refusal-no-cart-that = { CAP($figure_the) } is no cart: name the cart that enters in harness.
refusal-no-dead-horse = { CAP($horse_the) } does not lie dead on { $at }: name what lies there.
refusal-no-dead-men = No dead man lies on { $at }: choose a hex with dead men, or a dead horse.
refusal-no-draft-horse = There is no living draft horse on the map for { $figure_the } to lead.
refusal-no-empty-barrel = No barrel is empty that nobody is filling yet.
refusal-no-enemy = { CAP($figure_the) } belongs to your own side: attack somebody of the other.
refusal-no-enemy-to-charge = { CAP($figure_the) } cannot be charged: choose a living character of the other side.
refusal-no-entrance = { $at } is not one of the hexes over which { $figure_the } may enter: choose one that is.
refusal-no-hiding-place = Nobody in hiding stands on { $at }: on foot one hides in trees and scrub, and in the saddle on flat ground and scrub.
refusal-no-hiding-tree = { CAP($figure_the) } hides in trees only, and { $at } is none: choose a tree hex.
refusal-no-horse-to-lead = { CAP($horse_the) } cannot be led: choose a living horse without a rider.
refusal-no-living-horse = { CAP($horse_the) } cannot be mounted: choose a living horse without a rider.
refusal-no-missiles = { CAP($figure_the) } has nothing to shoot or throw: choose another figure.
refusal-no-nook = { CAP($figure_the) } would be seen on { $at }: one of a hidden rider's two hexes is scrub or lies beside a tree.
refusal-no-retreat-owed = { CAP($figure_the) } need not retreat: choose one who must.
refusal-no-return-to = { CAP($figure_the) } has been shot at in this turn and is safe for the rest of it: choose another target, or pass.
refusal-no-road = { $at } is { $terrain }, closed to { $what_the }: choose another way.
refusal-no-road-in = The cart cannot enter over { $at }: all four hexes must be free, without trees or water.
refusal-no-room-for-horse = There would be no room for { $horse_the } beside { $figure_the }: take the bridle from elsewhere.
refusal-no-room-made = Nobody on { $at } can make room for { $figure_the }: choose another way.
refusal-no-room-to-carry = With { $man_the } on his back { $figure_the } would have { $left ->
    [0] no points left
    [one] one point left
   *[other] { $left } points left
} and no place to set him down: leave him where he lies.
refusal-no-room-to-end = { CAP($figure_the) } needs the last two hexes of the route free, and { $at } is not: choose another route.
refusal-no-such-barrel = There is no barrel { $barrel }: barrels are numbered from 1 to 4.
refusal-no-such-figure = There is no figure { $figure }: choose one of those on the map.
refusal-no-such-hex = There is no hex { $hex }: hexes are named by a letter and a number, such as E10.
refusal-no-such-horse = There is no horse { $horse } in this game.
refusal-no-train = Name four hexes in a row, from the rear of the cart to the front of its horse, none of them sharply bent.
refusal-no-way-out = { CAP($figure_the) } could not stay on { $at }, and { $left ->
    [0] no points would be left
    [one] one point would not be enough
   *[other] { $left } points would not be enough
} to go on to a free hex: choose another way.
refusal-no-way-out-turned = Turned about, { $figure_the } would have { $left ->
    [0] no points left
    [one] one point left, too few
   *[other] { $left } points left, too few
} to go on to a free hex: go on without turning.
refusal-nobody-hauls = { $what_id ->
    [draft] Nobody leads the draft horse: say first who does, or let it stand.
   *[cart] Nobody pushes the cart: say first who does, or let it stand.
}
refusal-nobody-leaves = Nobody of your side leaves the map in this scenario: { $figure_the } must stay.
refusal-nobody-moves = No move is under way: move a figure, or end the movement.
refusal-nobody-named = Name at least one figure that shoots, or pass.
refusal-none-left = { CAP($figure_the) } has nothing left to shoot or throw: let a neighbour hand something over first.
refusal-not-abreast = { CAP($horse_the) } is set down beside { $figure_the }, facing the same way and half a hex behind: choose one of those places.
refusal-not-ahead = { CAP($what_the) } goes straight ahead or a sixth aside only, and { $at } is none of those hexes.
refusal-not-an-enemy = { CAP($figure_the) } belongs to your own side: shoot at somebody of the other.
refusal-not-at-an-exit = { $at } does not lie on a side of the map over which { $figure_the } may leave: go there first.
refusal-not-at-hand = { CAP($figure_the) } must stand on { $at } or beside it to clear it.
refusal-not-at-its-flank = { CAP($figure_the) } must stand at one of the two flanks of { $horse_the } to mount.
refusal-not-at-the-bridle = { CAP($horse_the) } needs two free hexes, its front beside { $figure_the }: choose such a place.
refusal-not-at-water = { CAP($figure_the) } is not next to water: go to its edge first.
refusal-not-away = { $at } leads { $figure_the } no farther away: each hex of a retreat must be farther from its start.
refusal-not-before-cart = { CAP($figure_the) } does not stand on one of the three hexes before the cart: one of those who push must.
refusal-not-before-shafts = The draft horse must stand before the cart, looking away from it, to be harnessed.
refusal-not-beside = { $at } is not beside { $figure_the }: go hex by hex, each beside the last.
refusal-not-beside-bridle = { CAP($horse_the) } is not beside { $figure_the }, who has to come to it first.
refusal-not-beside-cart = { CAP($figure_the) } does not stand next to the cart.
refusal-not-beside-draft = { CAP($figure_the) } does not stand next to the draft horse.
refusal-not-beside-horse = { $at } is not beside the horse of { $figure_the }: choose a hex that is.
refusal-not-far-enough = { CAP($figure_the) } has gone { $hexes ->
    [0] no hex
    [one] one hex
   *[other] { $hexes } hexes
} since the last volley, and can be shot at again after { $gap ->
    [one] one hex
   *[other] { $gap } hexes
}: pass for now.
refusal-not-hidden = { CAP($figure_the) } is not hidden: choose somebody who is.
refusal-not-in-harness = The draft horse is not in harness.
refusal-not-in-this-game = { CAP($figure_the) } takes no part in this game: choose one of those on the map.
refusal-not-led = { CAP($figure_the) } does not lead { $horse_the }: name a horse that he leads.
refusal-not-marked-defensive = { $mark_id ->
    [offensive] { CAP($figure_the) } was marked for offensive fire and has no defensive shot: choose others, or pass.
   *[other] { CAP($figure_the) } was not marked to shoot and has no defensive shot: choose others, or pass.
}
refusal-not-marked-offensive = { $mark_id ->
    [defensive] { CAP($figure_the) } is marked for defensive fire and must keep the shot for it: choose another figure.
   *[other] { CAP($figure_the) } is not marked to shoot in this turn: choose another figure.
}
refusal-not-named = { CAP($figure_the) } is named in no combat as an attacker: choose one who is.
refusal-not-neighbours = { CAP($figure_the) } and { $target_the } must stand side by side to hand anything over.
refusal-not-onward = { CAP($figure_the) } cannot go on to { $at } from there: name neighbouring hexes, for a horse only those before it.
refusal-not-set-down-there = { CAP($figure_the) } is set down on a free hex beside { $by_the } where he could stand: choose one of those.
refusal-not-straight = The last four hexes of the charge of { $figure_the } must run in one line to { $target_the }, and at { $at } they do not: choose another route.
refusal-not-stunned-here = { CAP($figure_the) } must come onto the hex where { $man_the } lies stunned to take him up.
refusal-not-that-way-on = The retreat of { $figure_the } is barred: it must go on to its full distance by one of the ways left.
refusal-not-to-be-hit = { CAP($figure_the) } cannot take this blow: choose one of those who can.
refusal-not-to-be-marked = { CAP($figure_the) } is not to be marked: name only crossbowmen of your side who are on their feet.
refusal-not-yours = { CAP($figure_the) } is no character of your side: choose one who is.
refusal-not-yet-entering = { CAP($figure_the) } does not enter in this turn: the scenario names the turn.
refusal-nothing-to-harness = There is no cart with a living draft horse on the map.
refusal-nowhere-to-retreat = { CAP($figure_the) } has no way to retreat: choose another who must, if there is one.
refusal-one-at-a-time = Shooters are named one at a time: name one, and the next when the shot has fallen.
refusal-one-shot-and-far = { CAP($figure_the) } spent { $points } points in your last turn, more than half, and has no defensive shot: choose others, or pass.
refusal-only-on-foot = { CAP($figure_the) } is in the saddle: name somebody on foot.
refusal-other-missiles = { CAP($figure_the) } does not shoot or throw the same as { $target_the }: choose somebody who does.
refusal-out-of-range = { CAP($target_the) } is { $hexes } hexes away, and { $figure_the } shoots over { $most } at most: choose a nearer target.
refusal-out-of-reach = { CAP($figure_the) } does not stand next to { $target_the } and cannot attack there: choose a neighbour.
refusal-out-of-sight = { CAP($figure_the) } does not see { $target_the } and cannot charge there: choose a target in sight.
refusal-outside-cover = { $at } is outside the hexes of this set-up: hide { $figure_the } in rows { $top } to { $bottom } and columns { $left } to { $right }.
refusal-outside-post = { $at } is more than { $hexes } hexes from { $centre }: set { $figure_the } up nearer.
refusal-outside-the-arc = { CAP($target_the) } is outside the frontal arc of { $figure_the }: choose a target in it.
refusal-outside-the-lane = { CAP($figure_the) } can shoot between two men of a row only straight ahead and four hexes or more away; the one on { $at } bars the line to { $target_the }: choose another target.
refusal-over-others-at-contact = { CAP($figure_the) } cannot shoot over the figure on { $at }, since somebody of your side stands next to { $target_the }: choose another target.
refusal-over-others-at-cover = { CAP($figure_the) } cannot shoot over the figure on { $at }, since { $target_the } has more than light cover: choose another target.
refusal-over-others-too-near = { CAP($figure_the) } cannot shoot over the figure on { $at }, since { $target_the } is at short range: choose another target.
refusal-owes-walk = { CAP($figure_the) } must follow { $what_the } before anything else is done.
refusal-placed-there = { CAP($figure_the) } stands so on { $at } already: choose another place.
refusal-pushes-on-foot = { CAP($figure_the) } rides: only those on foot push the cart.
refusal-riders-join-only = { CAP($figure_the) } is on foot and, as was agreed, attacks { $target_the }, who rides, only by himself: name one attacker, or riders only.
refusal-rides-already = { CAP($figure_the) } is in the saddle already: choose somebody on foot.
refusal-rides-nothing = { CAP($figure_the) } is on foot: choose a rider for a charge or a counter-charge.
refusal-route-too-long = The movement points of { $figure_the } do not last as far as { $at }: choose a shorter route.
refusal-sets-down-first = { CAP($figure_the) } has a man on his back or a horse in hand: let him go on, or end his move and set it down.
refusal-sharp-turn = { $at } is not one of the three hexes before { $figure_the } there, and a charge takes no sharp turn: choose another route.
refusal-shot-this-turn = { CAP($figure_the) } has shot, and this takes a whole turn: choose another figure, or wait a turn.
refusal-so-many-hexes = { $hexes ->
    [one] { CAP($figure_the) } must retreat one hex, no more and no less.
   *[other] { CAP($figure_the) } must retreat { $hexes } hexes, no more and no less.
}
refusal-somebody-between = { CAP($figure_the) } cannot shoot at { $target_the }, since somebody on { $at } bars the line of fire: choose another target.
refusal-staves-no-barrel = { CAP($figure_the) } cannot stave in a barrel: only the other side does, while the cart is on the map.
refusal-steep-between = The steep slope at { $at } hides { $target_the } from { $figure_the }: over its edge one sees only a neighbour, so choose another target.
refusal-target-on-closed-ground = { CAP($figure_the) } could not ride to where { $target_the } stands: choose another target.
refusal-too-dear = { $at } costs { $cost ->
    [one] one point
   *[other] { $cost } points
}, and { $figure_the } has { $left ->
    [0] none
    [one] one
   *[other] { $left }
} left: choose another hex, or another figure.
refusal-too-dear-to-leave = To leave the map costs one point, and { $figure_the } has none left: choose another figure.
refusal-too-dear-to-turn = To turn about costs { $cost } points, and { $figure_the } has { $left ->
    [0] none
    [one] one
   *[other] { $left }
} left: go on without turning, or choose another figure.
refusal-too-far-from-cart = { CAP($figure_the) } is more than { $hexes } hexes from the cart: bring it nearer.
refusal-too-few-to-push = The cart is pushed by two or more, each named once.
refusal-too-weak = { $attack } to { $defence } is below 1:1: attack with more strength, or fewer defenders at once.
refusal-train-faces-outward = The cart must enter looking into the map.
refusal-train-too-dear = The four hexes of the cart cost { $cost } points together, and { $left } are all it has: choose flat ground.
refusal-tree-between = Trees on { $at } bar the line of fire from { $figure_the } to { $target_the }: choose another target.
refusal-two-men = It takes two men to clear a hex: name two.
refusal-unarmoured-first = { CAP($figure_the) } wears armour: choose one without it first.
refusal-was-attacked = { CAP($figure_the) } was attacked in the last turn of the other side and has no defensive shot: choose others, or pass.
refusal-was-busy = { CAP($figure_the) } spent the whole of your last turn on something else and has no defensive shot.
refusal-works-on-foot = { CAP($figure_the) } rides: only somebody on foot does that.
refusal-would-choke = There is no room for the bodies on { $at }: choose a hex that they do not close.
