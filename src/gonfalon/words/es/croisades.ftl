### Croisades: combate hombre a hombre, cruzados contra sarracenos.
### Una lista de nombres, como $attackers o $path, se dice seguida: «Adam, Ned y Wat»; $attackers_number es plural si son varios.

name-crusader = Cruzados
    .form = m-plural
    .the = los cruzados
name-saracen = Sarracenos
    .form = m-plural
    .the = los sarracenos

name-king = Rey
    .form = m
    .the = el rey
    .mid = rey
name-baron = Barón
    .form = m
    .the = el barón
    .mid = barón
name-templar = Templario
    .form = m
    .the = el templario
    .mid = templario
name-knight = Caballero
    .form = m
    .the = el caballero
    .mid = caballero
name-mounted-sergeant = Sargento a caballo
    .form = m
    .the = el sargento a caballo
    .mid = sargento a caballo
name-chaplain = Capellán
    .form = m
    .the = el capellán
    .mid = capellán
name-foot-sergeant = Sargento a pie
    .form = m
    .the = el sargento a pie
    .mid = sargento a pie
name-halberdier = Alabardero
    .form = m
    .the = el alabardero
    .mid = alabardero
name-billman = Soldado con bisarma
    .form = m
    .the = el soldado con bisarma
    .mid = soldado con bisarma
name-spearman = Lancero
    .form = m
    .the = el lancero
    .mid = lancero
name-crossbowman = Ballestero
    .form = m
    .the = el ballestero
    .mid = ballestero
name-longbowman = Arquero de arco largo
    .form = m
    .the = el arquero de arco largo
    .mid = arquero de arco largo
name-shortbowman = Arquero de arco corto
    .form = m
    .the = el arquero de arco corto
    .mid = arquero de arco corto
name-engineer = Ingeniero
    .form = m
    .the = el ingeniero
    .mid = ingeniero
name-peasant = Campesino
    .form = m
    .the = el campesino
    .mid = campesino
name-lady = Dama
    .form = f
    .the = la dama
    .mid = dama
name-royal-mamluk = Mameluco real
    .form = m
    .the = el mameluco real
    .mid = mameluco real
name-seljuk-heavy-cavalry = Jinete pesado selyúcida
    .form = m
    .the = el jinete pesado selyúcida
    .mid = jinete pesado selyúcida
name-syrian-heavy-cavalry = Jinete pesado sirio
    .form = m
    .the = el jinete pesado sirio
    .mid = jinete pesado sirio
name-seljuk-horse-archer = Arquero a caballo selyúcida
    .form = m
    .the = el arquero a caballo selyúcida
    .mid = arquero a caballo selyúcida
name-bedouin-horse-archer = Arquero a caballo beduino
    .form = m
    .the = el arquero a caballo beduino
    .mid = arquero a caballo beduino
name-fatimid-spearman = Lancero fatimí
    .form = m
    .the = el lancero fatimí
    .mid = lancero fatimí
name-syrian-infantry = Infante sirio
    .form = m
    .the = el infante sirio
    .mid = infante sirio
name-seljuk-infantry = Infante selyúcida
    .form = m
    .the = el infante selyúcida
    .mid = infante selyúcida
name-sudanese-javelinman = Jabalinero sudanés
    .form = m
    .the = el jabalinero sudanés
    .mid = jabalinero sudanés
name-saracen-bowman = Arquero sarraceno
    .form = m
    .the = el arquero sarraceno
    .mid = arquero sarraceno
name-saracen-slinger = Hondero sarraceno
    .form = m
    .the = el hondero sarraceno
    .mid = hondero sarraceno
name-assassin = Asesino
    .form = m
    .the = el asesino
    .mid = asesino
name-draft-horse = Caballo del carro
    .form = m
    .the = el caballo del carro
    .mid = caballo del carro
name-draft = Caballo del carro
    .form = m
    .the = el caballo del carro
    .mid = caballo del carro
name-cart = Carro
    .form = m
    .the = el carro
    .mid = carro

name-richard = Ricardo
    .form = m
name-philip = Felipe
    .form = m
name-raymond = Raimundo
    .form = m
name-leopold = Leopoldo
    .form = m
name-conrad = Conrado
    .form = m
name-balian = Balián
    .form = m
name-gerard = Gerard
    .form = m
name-robert = Robert
    .form = m
name-everard = Everard
    .form = m
name-arnaud = Arnaud
    .form = m
name-bertrand = Bertrand
    .form = m
name-thierry = Thierry
    .form = m
name-jocelyn = Jocelyn
    .form = m
name-armand = Armand
    .form = m
name-walter = Walter
    .form = m
name-gunter = Gunter
    .form = m
name-guy = Guy
    .form = m
name-hugh = Hugh
    .form = m
name-roger = Roger
    .form = m
name-amaury = Amaury
    .form = m
name-renaud = Renaud
    .form = m
name-baldwin = Baldwin
    .form = m
name-arnim = Arnim
    .form = m
name-awood = A'Wood
    .form = m
name-brand = Brand
    .form = m
name-garin = Garin
    .form = m
name-hamo = Hamo
    .form = m
name-lambert = Lambert
    .form = m
name-wolfram = Wolfram
    .form = m
name-arnulf = Arnulf
    .form = m
name-ernest = Ernest
    .form = m
name-claude = Claude
    .form = m
name-engerram = Engerram
    .form = m
name-baldric = Baldric
    .form = m
name-geoffrey = Geoffrey
    .form = m
name-gilbert = Gilbert
    .form = m
name-hubert = Hubert
    .form = m
name-ivo = Ivo
    .form = m
name-ranulf = Ranulf
    .form = m
name-thurstan = Thurstan
    .form = m
name-frederick = Frederick
    .form = m
name-tom = Tom
    .form = m
name-watkin = Watkin
    .form = m
name-wynken = Wynken
    .form = m
name-dirk = Dirk
    .form = m
name-joost = Joost
    .form = m
name-adam = Adam
    .form = m
name-ned = Ned
    .form = m
name-piers = Piers
    .form = m
name-rafe = Rafe
    .form = m
name-simkin = Simkin
    .form = m
name-wat = Wat
    .form = m
name-bertin = Bertin
    .form = m
name-crispin = Crispin
    .form = m
name-hal = Hal
    .form = m
name-odo = Odo
    .form = m
name-perkin = Perkin
    .form = m
name-owain = Owain
    .form = m
name-bryn = Bryn
    .form = m
name-gareth = Gareth
    .form = m
name-anselmo = Anselmo
    .form = m
name-baldo = Baldo
    .form = m
name-guido = Guido
    .form = m
name-jacopo = Jacopo
    .form = m
name-lapo = Lapo
    .form = m
name-nino = Nino
    .form = m
name-rocco = Rocco
    .form = m
name-ugo = Ugo
    .form = m
name-dai = Dai
    .form = m
name-jones = Jones
    .form = m
name-evan = Evan
    .form = m
name-rhys = Rhys
    .form = m
name-maurin = Maurin
    .form = m
name-tancred = Tancred
    .form = m
name-willm = Will'm
    .form = m
name-giles = Giles
    .form = m
name-gobin = Gobin
    .form = m
name-wulf = Wulf
    .form = m
name-alys = Alys
    .form = f
name-isabel = Isabel
    .form = f
name-saladin = Saladino
    .form = m
name-al-kamil = Al-Kamil
    .form = m
    .the = al-Kamil
    .mid = al-Kamil
name-maarat = Maarat
    .form = m
name-as-salih = As-Salih
    .form = m
    .the = as-Salih
    .mid = as-Salih
name-kilij = Kilij
    .form = m
name-hakim = Hakim
    .form = m
name-abaga = Abaga
    .form = m
name-el-arish = El-Arish
    .form = m
    .the = el-Arish
    .mid = el-Arish
name-gashan = Gashan
    .form = m
name-jellal = Jellal
    .form = m
name-mehmet = Mehmet
    .form = m
name-shammin = Shammin
    .form = m
name-anwar = Anwar
    .form = m
name-farhad = Farhad
    .form = m
name-magid = Magid
    .form = m
name-mohammad = Mohammad
    .form = m
name-moshen = Moshen
    .form = m
name-mustafa = Mustafa
    .form = m
name-moonga = Moonga
    .form = m
name-nasir = Nasir
    .form = m
name-qasim = Qasim
    .form = m
name-rashid = Rashid
    .form = m
name-tariq = Tariq
    .form = m
name-yesugai = Yesugai
    .form = m
name-alp = Alp
    .form = m
name-bektash = Bektash
    .form = m
name-orhan = Orhan
    .form = m
name-temur = Temur
    .form = m
name-yakut = Yakut
    .form = m
name-dabir = Dabir
    .form = m
name-fayiz = Fayiz
    .form = m
name-ghalib = Ghalib
    .form = m
name-jabir = Jabir
    .form = m
name-salim = Salim
    .form = m
name-suhayl = Suhayl
    .form = m
name-zayd = Zayd
    .form = m
name-yasaffa = Yasaffa
    .form = m
name-ahmed = Ahmed
    .form = m
name-hashmi = Hashmi
    .form = m
name-ibraham = Ibraham
    .form = m
name-abdur = Abdur
    .form = m
name-fahrat = Fahrat
    .form = m
name-junaid = Junaid
    .form = m
name-nayeen = Nayeen
    .form = m
name-tossaun = Tossaun
    .form = m
name-bashir = Bashir
    .form = m
name-hamid = Hamid
    .form = m
name-idris = Idris
    .form = m
name-kamal = Kamal
    .form = m
name-munir = Munir
    .form = m
name-sadik = Sadik
    .form = m
name-ageel = Ageel
    .form = m
name-osewl = Osewl
    .form = m
name-husseyin = Husseyin
    .form = m
name-baysan = Baysan
    .form = m
name-mesut = Mesut
    .form = m
name-abdul = Abdul
    .form = m
name-anbar = Anbar
    .form = m
name-bilal = Bilal
    .form = m
name-jawhar = Jawhar
    .form = m
name-rayhan = Rayhan
    .form = m
name-sabur = Sabur
    .form = m
name-jehangir = Jehangir
    .form = m
name-ali = Ali
    .form = m
name-khaleed = Khaleed
    .form = m
name-dawud = Dawud
    .form = m
name-harun = Harun
    .form = m
name-yunus = Yunus
    .form = m
name-latif = Latif
    .form = m
name-murad = Murad
    .form = m
name-safi = Safi
    .form = m
name-hasan = Hasan
    .form = m
name-sinan = Sinan
    .form = m
name-nizar = Nizar
    .form = m
name-buzurg = Buzurg
    .form = m

name-richard-horse = Caballo de { name-richard }
    .form = m
    .the = el caballo de { name-richard }
    .mid = caballo de { name-richard }
name-philip-horse = Caballo de { name-philip }
    .form = m
    .the = el caballo de { name-philip }
    .mid = caballo de { name-philip }
name-raymond-horse = Caballo de { name-raymond }
    .form = m
    .the = el caballo de { name-raymond }
    .mid = caballo de { name-raymond }
name-leopold-horse = Caballo de { name-leopold }
    .form = m
    .the = el caballo de { name-leopold }
    .mid = caballo de { name-leopold }
name-conrad-horse = Caballo de { name-conrad }
    .form = m
    .the = el caballo de { name-conrad }
    .mid = caballo de { name-conrad }
name-balian-horse = Caballo de { name-balian }
    .form = m
    .the = el caballo de { name-balian }
    .mid = caballo de { name-balian }
name-gerard-horse = Caballo de { name-gerard }
    .form = m
    .the = el caballo de { name-gerard }
    .mid = caballo de { name-gerard }
name-robert-horse = Caballo de { name-robert }
    .form = m
    .the = el caballo de { name-robert }
    .mid = caballo de { name-robert }
name-everard-horse = Caballo de { name-everard }
    .form = m
    .the = el caballo de { name-everard }
    .mid = caballo de { name-everard }
name-arnaud-horse = Caballo de { name-arnaud }
    .form = m
    .the = el caballo de { name-arnaud }
    .mid = caballo de { name-arnaud }
name-bertrand-horse = Caballo de { name-bertrand }
    .form = m
    .the = el caballo de { name-bertrand }
    .mid = caballo de { name-bertrand }
name-thierry-horse = Caballo de { name-thierry }
    .form = m
    .the = el caballo de { name-thierry }
    .mid = caballo de { name-thierry }
name-jocelyn-horse = Caballo de { name-jocelyn }
    .form = m
    .the = el caballo de { name-jocelyn }
    .mid = caballo de { name-jocelyn }
name-armand-horse = Caballo de { name-armand }
    .form = m
    .the = el caballo de { name-armand }
    .mid = caballo de { name-armand }
name-walter-horse = Caballo de { name-walter }
    .form = m
    .the = el caballo de { name-walter }
    .mid = caballo de { name-walter }
name-gunter-horse = Caballo de { name-gunter }
    .form = m
    .the = el caballo de { name-gunter }
    .mid = caballo de { name-gunter }
name-guy-horse = Caballo de { name-guy }
    .form = m
    .the = el caballo de { name-guy }
    .mid = caballo de { name-guy }
name-hugh-horse = Caballo de { name-hugh }
    .form = m
    .the = el caballo de { name-hugh }
    .mid = caballo de { name-hugh }
name-roger-horse = Caballo de { name-roger }
    .form = m
    .the = el caballo de { name-roger }
    .mid = caballo de { name-roger }
name-amaury-horse = Caballo de { name-amaury }
    .form = m
    .the = el caballo de { name-amaury }
    .mid = caballo de { name-amaury }
name-renaud-horse = Caballo de { name-renaud }
    .form = m
    .the = el caballo de { name-renaud }
    .mid = caballo de { name-renaud }
name-baldwin-horse = Caballo de { name-baldwin }
    .form = m
    .the = el caballo de { name-baldwin }
    .mid = caballo de { name-baldwin }
name-arnim-horse = Caballo de { name-arnim }
    .form = m
    .the = el caballo de { name-arnim }
    .mid = caballo de { name-arnim }
name-awood-horse = Caballo de { name-awood }
    .form = m
    .the = el caballo de { name-awood }
    .mid = caballo de { name-awood }
name-brand-horse = Caballo de { name-brand }
    .form = m
    .the = el caballo de { name-brand }
    .mid = caballo de { name-brand }
name-garin-horse = Caballo de { name-garin }
    .form = m
    .the = el caballo de { name-garin }
    .mid = caballo de { name-garin }
name-hamo-horse = Caballo de { name-hamo }
    .form = m
    .the = el caballo de { name-hamo }
    .mid = caballo de { name-hamo }
name-lambert-horse = Caballo de { name-lambert }
    .form = m
    .the = el caballo de { name-lambert }
    .mid = caballo de { name-lambert }
name-wolfram-horse = Caballo de { name-wolfram }
    .form = m
    .the = el caballo de { name-wolfram }
    .mid = caballo de { name-wolfram }
name-arnulf-horse = Caballo de { name-arnulf }
    .form = m
    .the = el caballo de { name-arnulf }
    .mid = caballo de { name-arnulf }
name-saladin-horse = Caballo de { name-saladin }
    .form = m
    .the = el caballo de { name-saladin }
    .mid = caballo de { name-saladin }
name-al-kamil-horse = Caballo de { name-al-kamil.the }
    .form = m
    .the = el caballo de { name-al-kamil.the }
    .mid = caballo de { name-al-kamil.the }
name-maarat-horse = Caballo de { name-maarat }
    .form = m
    .the = el caballo de { name-maarat }
    .mid = caballo de { name-maarat }
name-as-salih-horse = Caballo de { name-as-salih.the }
    .form = m
    .the = el caballo de { name-as-salih.the }
    .mid = caballo de { name-as-salih.the }
name-kilij-horse = Caballo de { name-kilij }
    .form = m
    .the = el caballo de { name-kilij }
    .mid = caballo de { name-kilij }
name-hakim-horse = Caballo de { name-hakim }
    .form = m
    .the = el caballo de { name-hakim }
    .mid = caballo de { name-hakim }
name-abaga-horse = Caballo de { name-abaga }
    .form = m
    .the = el caballo de { name-abaga }
    .mid = caballo de { name-abaga }
name-el-arish-horse = Caballo de { name-el-arish.the }
    .form = m
    .the = el caballo de { name-el-arish.the }
    .mid = caballo de { name-el-arish.the }
name-gashan-horse = Caballo de { name-gashan }
    .form = m
    .the = el caballo de { name-gashan }
    .mid = caballo de { name-gashan }
name-jellal-horse = Caballo de { name-jellal }
    .form = m
    .the = el caballo de { name-jellal }
    .mid = caballo de { name-jellal }
name-mehmet-horse = Caballo de { name-mehmet }
    .form = m
    .the = el caballo de { name-mehmet }
    .mid = caballo de { name-mehmet }
name-shammin-horse = Caballo de { name-shammin }
    .form = m
    .the = el caballo de { name-shammin }
    .mid = caballo de { name-shammin }
name-anwar-horse = Caballo de { name-anwar }
    .form = m
    .the = el caballo de { name-anwar }
    .mid = caballo de { name-anwar }
name-farhad-horse = Caballo de { name-farhad }
    .form = m
    .the = el caballo de { name-farhad }
    .mid = caballo de { name-farhad }
name-magid-horse = Caballo de { name-magid }
    .form = m
    .the = el caballo de { name-magid }
    .mid = caballo de { name-magid }
name-mohammad-horse = Caballo de { name-mohammad }
    .form = m
    .the = el caballo de { name-mohammad }
    .mid = caballo de { name-mohammad }
name-moshen-horse = Caballo de { name-moshen }
    .form = m
    .the = el caballo de { name-moshen }
    .mid = caballo de { name-moshen }
name-mustafa-horse = Caballo de { name-mustafa }
    .form = m
    .the = el caballo de { name-mustafa }
    .mid = caballo de { name-mustafa }
name-moonga-horse = Caballo de { name-moonga }
    .form = m
    .the = el caballo de { name-moonga }
    .mid = caballo de { name-moonga }
name-nasir-horse = Caballo de { name-nasir }
    .form = m
    .the = el caballo de { name-nasir }
    .mid = caballo de { name-nasir }
name-qasim-horse = Caballo de { name-qasim }
    .form = m
    .the = el caballo de { name-qasim }
    .mid = caballo de { name-qasim }
name-rashid-horse = Caballo de { name-rashid }
    .form = m
    .the = el caballo de { name-rashid }
    .mid = caballo de { name-rashid }
name-tariq-horse = Caballo de { name-tariq }
    .form = m
    .the = el caballo de { name-tariq }
    .mid = caballo de { name-tariq }
name-yesugai-horse = Caballo de { name-yesugai }
    .form = m
    .the = el caballo de { name-yesugai }
    .mid = caballo de { name-yesugai }
name-alp-horse = Caballo de { name-alp }
    .form = m
    .the = el caballo de { name-alp }
    .mid = caballo de { name-alp }
name-bektash-horse = Caballo de { name-bektash }
    .form = m
    .the = el caballo de { name-bektash }
    .mid = caballo de { name-bektash }
name-orhan-horse = Caballo de { name-orhan }
    .form = m
    .the = el caballo de { name-orhan }
    .mid = caballo de { name-orhan }
name-temur-horse = Caballo de { name-temur }
    .form = m
    .the = el caballo de { name-temur }
    .mid = caballo de { name-temur }
name-yakut-horse = Caballo de { name-yakut }
    .form = m
    .the = el caballo de { name-yakut }
    .mid = caballo de { name-yakut }
name-dabir-horse = Caballo de { name-dabir }
    .form = m
    .the = el caballo de { name-dabir }
    .mid = caballo de { name-dabir }
name-fayiz-horse = Caballo de { name-fayiz }
    .form = m
    .the = el caballo de { name-fayiz }
    .mid = caballo de { name-fayiz }
name-ghalib-horse = Caballo de { name-ghalib }
    .form = m
    .the = el caballo de { name-ghalib }
    .mid = caballo de { name-ghalib }
name-jabir-horse = Caballo de { name-jabir }
    .form = m
    .the = el caballo de { name-jabir }
    .mid = caballo de { name-jabir }
name-salim-horse = Caballo de { name-salim }
    .form = m
    .the = el caballo de { name-salim }
    .mid = caballo de { name-salim }
name-suhayl-horse = Caballo de { name-suhayl }
    .form = m
    .the = el caballo de { name-suhayl }
    .mid = caballo de { name-suhayl }
name-zayd-horse = Caballo de { name-zayd }
    .form = m
    .the = el caballo de { name-zayd }
    .mid = caballo de { name-zayd }

name-healthy = ileso
name-wounded = herido
name-stunned = aturdido
name-dead = muerto
name-dagger = puñal arrojadizo
name-javelin = jabalina
name-sling = honda
name-shortbow = arco corto
name-mounted-shortbow = arco corto a caballo
name-longbow = arco largo
name-crossbow = ballesta
name-n = norte
name-ne = noreste
name-se = sureste
name-s = sur
name-sw = suroeste
name-nw = noroeste
name-flat = llano
name-scrub = matorral
name-king-on-foot = Rey a pie
    .form = m
    .the = el rey a pie
    .mid = rey a pie
name-baron-on-foot = Barón a pie
    .form = m
    .the = el barón a pie
    .mid = barón a pie
name-templar-on-foot = Templario a pie
    .form = m
    .the = el templario a pie
    .mid = templario a pie
name-knight-on-foot = Caballero a pie
    .form = m
    .the = el caballero a pie
    .mid = caballero a pie
name-mounted-sergeant-on-foot = Sargento a caballo a pie
    .form = m
    .the = el sargento a caballo a pie
    .mid = sargento a caballo a pie
name-arnulf-on-foot = Arnulf a pie
    .form = m
    .the = Arnulf a pie
name-saladin-on-foot = Saladino a pie
    .form = m
    .the = Saladino a pie
name-royal-mamluk-on-foot = Mameluco real a pie
    .form = m
    .the = el mameluco real a pie
    .mid = mameluco real a pie
name-seljuk-heavy-cavalry-on-foot = Jinete pesado selyúcida a pie
    .form = m
    .the = el jinete pesado selyúcida a pie
    .mid = jinete pesado selyúcida a pie
name-syrian-heavy-cavalry-on-foot = Jinete pesado sirio a pie
    .form = m
    .the = el jinete pesado sirio a pie
    .mid = jinete pesado sirio a pie
name-seljuk-horse-archer-on-foot = Arquero a caballo selyúcida a pie
    .form = m
    .the = el arquero a caballo selyúcida a pie
    .mid = arquero a caballo selyúcida a pie
name-bedouin-horse-archer-on-foot = Arquero a caballo beduino a pie
    .form = m
    .the = el arquero a caballo beduino a pie
    .mid = arquero a caballo beduino a pie
name-dai-shortbow = { name-dai }
    .form = m
name-jones-shortbow = { name-jones }
    .form = m
name-evan-shortbow = { name-evan }
    .form = m
name-rhys-shortbow = { name-rhys }
    .form = m
name-tree = árboles
name-slope = ladera
name-water = agua
name-none = ninguna
name-light = ligera
name-medium = media
name-heavy = fuerte
name-offensive = ofensiva
name-defensive = defensiva
name-fire = disparo ofensivo
name-charges = cargas
name-moves = movimiento
name-combat = combate
name-muster = fuerzas
name-lots = sorteo
name-place = despliegue
name-hide = despliegue oculto
name-mark = marcas de los ballesteros
name-shoot = disparo ofensivo
name-charge = cargas
name-counter = contracarga
name-move = movimiento
name-defend = disparo defensivo
name-stayers = disparo a los que no se movieron
name-name = anuncio de combates
name-fight = orden de los combates
name-blow = quién recibe el golpe
name-retreat = retroceso
name-aside = hacer sitio
name-fall = caída del caballo
name-set-down = dejar en el suelo
name-bridle = brida
name-advance = avance
name-shot = disparo
name-attack = ataque
name-defence = defensa
name-shift = columna
name-die = armadura
name-imagined = escondite imaginado
name-infiltration = infiltración
name-points = puntos de movimiento
name-one_shot = como para un disparo
name-both = como para los dos disparos
name-shooter = Tirador
name-first = todos antes
name-one_by_one = uno a uno
name-sum = se suman
name-riders_only = solo jinetes juntos
name-swap = con su ataque
name-ratio = con su defensa
name-off = como en la carta
name-official = lista oficial
name-all = todas menos el puñal
name-stray = disparo perdido

scenario-first-blood = Primera sangre
    .summary = Seis turnos para aprender: un templario con ballestas y lanzas se topa con un jinete sirio con arcos y lanzas.
    .notes = Una posición nuestra para aprender.

scenario-sultans-guard = La guardia del sultán
    .summary = El rey Ricardo irrumpe por el norte contra Saladino y sus mamelucos; la muerte de cualquiera de los dos pone fin al combate.
    .notes = Las fuerzas, los lugares y la victoria son nuestros; se sabe que la caja trae seis escenarios.

scenario-patrol = Patrulla
    .summary = Seis jinetes cruzados registran los bosquecillos y los atraviesan, entre jinetes sarracenos ocultos en alguna parte.
    .notes = Las fuerzas, los escondites y la victoria son nuestros.

scenario-emissary = El emisario
    .summary = Una dama y su escolta cruzan el olivar; los asesinos se ocultan en sus árboles y quieren la muerte del barón.
    .notes = Las fuerzas, los escondites y la victoria son nuestros.

scenario-water-hole = La aguada
    .summary = Templarios y lanceros llevan un carro con cuatro barriles hasta el agua y lo traen de vuelta, y los jinetes sarracenos vienen a por él.
    .notes = Las fuerzas, los accesos y la victoria son nuestros.

scenario-ambush = Emboscada bajo los olivos
    .summary = Un carro y su escolta cruzan el olivar, donde jabalinas, arcos y dos mamelucos los esperan sin ser vistos.
    .notes = El título está impreso; las fuerzas, los escondites y la victoria son nuestros.

scenario-vanguards = Duelo de vanguardias
    .summary = Los dos bandos reclutan sus tropas en secreto, por cierto número de puntos, y cabalgan uno contra otro sobre dos mapas.
    .notes = Las fuerzas propuestas, los puntos y la victoria son nuestros.

option-budget = Puntos de cada bando
    .about = Por cuántos puntos recluta cada bando, cuando los jugadores eligen sus fuerzas.
option-armour_helps_on_foot = Armadura a pie contra disparos
    .about = La armadura suma 1 al dado de un disparo también contra un hombre a pie, o solo contra jinetes.
option-defensive_only = Quien dispara solo en defensa
    .about = Puede moverse cuanto permite un disparo, o solo cuanto permiten los dos.
option-hexside_line = Una línea por un lado de hexágono
    .about = A favor del tirador toma el hexágono que estorba menos; a favor del blanco, el que estorba más.
option-combat_declaration = Cuándo se nombran los combates
    .about = Se nombran todos antes, o cada uno se libra en cuanto se nombra.
option-joint_on_mounted = Hombres a pie contra un jinete
    .about = Suman sus ataques, o solo los jinetes atacan juntos a un jinete.
option-reversed_charge = Papeles cambiados en una carga
    .about = Quien contracarga golpea con su ataque, o con la defensa que fue mayor.
option-limited_arrows = Flechas contadas
    .about = Arqueros y ballesteros empiezan con veinte flechas cada uno (1.35d).
option-later_scrub = Matorral para los caballos
    .about = El matorral cuesta 4 puntos a un jinete (D1.1a).
option-later_slope = Laderas para los caballos
    .about = Una ladera cuesta 4 puntos a un jinete (D1.1b).
option-steep_slope = Laderas escarpadas
    .about = Toda ladera cuesta 4 puntos a pie y 8 a caballo, y su borde oculta a quien está en ella de todos los de arriba menos sus vecinos (D1.1c).
option-later_fire_limits = Tiradores en marcha
    .about = A ningún tirador se le reduce el movimiento a la mitad; hondas y arcos largos siguen quietos para los dos disparos, y las ballestas siempre (D1.31).
option-no_refire_gap = Fuego sin pausa
    .about = A quien se mueve se le puede volver a disparar en cualquier hexágono, y los tiradores se nombran de uno en uno (D1.33).
option-no_fire_markers = Sin marcas
    .about = No se marca a nadie: un ballestero dispara en una de las dos fases y entonces no se mueve (D1.34).
option-errare = Disparos perdidos
    .about = Un disparo fallado puede dar a alguien junto a su blanco (D1.36).
option-later_infiltration = Infiltración más dura
    .about = Cada enemigo junto a un hexágono cruzado tira un dado de diez caras, que puede matar (D1.54).
option-sure_bridle = Mano segura
    .about = Un jinete coge una brida al pasar sin tirar el dado (D1.58a).
option-caparisoned = Caballos acorazados
    .about = Los caballos de los reyes, de Saladino, de los barones y de los templarios llevan armadura y se defienden con 2; nadie los lleva de la brida por el agua (D1.8).
option-later_ranges = Alcances más cortos
    .about = Como en la carta, con los alcances menores de arcos y ballestas, o con los de todas las armas menos el puñal (D5).
option-later_result_d = El resultado D perdona al caballo
    .about = En combate contra un jinete, D lo aturde y deja ileso a su caballo (D6).

order-volley = Disparo defensivo
    .about = Las figuras disparan a quienes se mueven y a quienes no se movieron.
order-volley-short = con alguien a corto alcance
    .about = Disparan todas las que pueden en cuanto una de ellas tiene corto alcance.
order-volley-even = con la mitad de probabilidades
    .about = Disparan todas las que pueden en cuanto la descarga tiene la mitad de probabilidades de herir, derribar del caballo o matar.
order-volley-sight = a la primera ocasión
    .about = Disparan enseguida todas las que pueden.
order-ambush = Disparo desde el escondite
    .about = Las figuras ocultas disparan a quienes se mueven y a quienes no se movieron; la que dispara queda descubierta.
order-ambush-short = con alguien a corto alcance
    .about = Disparan todas las figuras ocultas que pueden en cuanto una de ellas tiene corto alcance.
order-ambush-even = con la mitad de probabilidades
    .about = Disparan todas las figuras ocultas que pueden en cuanto tienen la mitad de probabilidades de herir, derribar del caballo o matar.
order-ambush-sight = a la primera ocasión
    .about = Disparan enseguida todas las figuras ocultas que pueden.
order-counter = Contracarga
    .about = Un jinete sale al encuentro de una carga; si deciden las probabilidades, aquel contra quien la carga es más débil, siempre que lo sea más que contra su blanco.
order-trifles = Decisiones menores
    .about = Quién recibe un golpe, adónde va la figura que hace sitio, dónde queda un jinete derribado y dónde se deja lo que se llevaba.
order-trifles-default = como de costumbre
    .about = Se toma la figura de menos puntos o el primer hexágono libre.

ask-muster = { $seat }: elige tus fuerzas en secreto.
ask-place = { $seat }: despliega tus figuras y confirma.
ask-hide = { $seat }: oculta tus figuras y confirma.
ask-mark = { $seat }: elige para cada ballestero disparo ofensivo, defensivo o ninguno.
ask-shoot = { $seat }: elige quién dispara a quién, o termina el disparo ofensivo.
ask-charge = { $seat }: anuncia una carga con su blanco y su recorrido, o termina las cargas.
ask-counter = { $seat }: responde a la carga con una contracarga, o deja que llegue.
ask-move = { $seat }: mueve tus figuras hexágono a hexágono y termina el movimiento.
ask-defend = { $seat }: elige quién dispara a la figura que se mueve, o déjala pasar.
ask-stayers = { $seat }: elige quién dispara a una figura que no se movió, o pasa.
ask-name = { $seat }: anuncia tus ataques y empieza los combates.
ask-fight = { $seat }: elige el combate siguiente.
ask-blow = { $seat }: elige cuál de tus figuras recibe el golpe.
ask-retreat = { $seat }: elige qué figura tuya retrocede y por dónde.
ask-aside = { $seat }: elige adónde va tu figura para hacer sitio.
ask-fall = { $seat }: elige el hexágono junto al caballo donde queda tu jinete.
ask-set-down = { $seat }: elige dónde queda lo que se llevaba.
ask-advance = { $seat }: haz avanzar a uno de los vencedores, o quédate.

event-lots-drawn = { $first_id ->
    [none] Los cruzados sacan { $crusader } y los sarracenos { $saracen } para el primer turno: vuelven a tirar.
   *[other] Los cruzados sacan { $crusader } y los sarracenos { $saracen }: { $first_the } mueven primero.
}
event-chosen = Has elegido { $count ->
    [one] una figura
   *[other] { $count } figuras
} por { $points } puntos.
event-sealed = { CAP($side_the) } han elegido sus fuerzas en secreto.
event-mustered = { CAP($side_the) } reclutan { $count ->
    [one] una figura
   *[other] { $count } figuras
} por { $points } puntos.
event-placed = { CAP($figure_the) } ocupa { $at }{ $facing_id ->
    [none] .
   *[other] , mirando al { $facing }.
}
event-lifted = { CAP($figure_the) } vuelve a la mano.
event-arranged = { CAP($side_the) } ocupan los lugares que propone el escenario.
event-deployed = { CAP($side_the) } han terminado su despliegue.
event-found = { CAP($figure_the) } queda { $figure_form ->
    [f] descubierta
   *[m] descubierto
} en { $at }{ $facing_id ->
    [none] .
   *[other] , mirando al { $facing }.
}
event-ground-searched = { $count ->
    [one] Un hexágono más queda registrado.
   *[other] { $count } hexágonos más quedan registrados.
}
event-grove-searched = El bosquecillo de { $at } está registrado; { $count ->
    [one] es el primero.
   *[other] van { $count }.
}
event-turn-began = Turno { $turn }: { $side_the }.
event-phase-ended = { $phase_id ->
    [fire] { CAP($side_the) } terminan su disparo ofensivo.
    [charges] { CAP($side_the) } no anuncian más cargas.
    [moves] { CAP($side_the) } terminan su movimiento.
   *[combat] { CAP($side_the) } terminan sus combates.
}
event-marked = { $choice_id ->
    [offensive] { CAP($figure_the) } recibe marca de disparo ofensivo.
    [defensive] { CAP($figure_the) } recibe marca de disparo defensivo.
   *[none] { CAP($figure_the) } no reserva ningún disparo y puede moverse y atacar.
}
event-shot = { CAP($figure_the) } dispara { $is_defensive ->
    [1] en defensa desde
   *[other] desde
} { $start } { AL($target_the) } en { $at } ({ $range ->
    [one] un hexágono
   *[other] { $range } hexágonos
}, { $cover_id ->
    [light] cobertura ligera
    [medium] cobertura media
    [heavy] cobertura fuerte
   *[none] sin cobertura
}): fila { $row } de la tabla, { $is_riderless ->
    [1] { $result_id ->
        [A] { $is_defensive ->
            [1] A, que no hace nada a un caballo sin jinete.
           *[other] A, un retroceso de 4 hexágonos.
        }
        [B] B, que no hace nada a un caballo sin jinete.
        [C] C, que mata a un caballo sin jinete.
        [D] D, que mata a un caballo sin jinete.
        [E] E, que mata a un caballo sin jinete.
        [F] F, que mata a un caballo sin jinete.
       *[other] fallo.
    }
   *[other] { $clause_id ->
        [C5b] { $result_id ->
            [A] { $is_defensive ->
                [1] A, que quita 4 puntos a un movimiento.
               *[other] A, un retroceso de 4 hexágonos.
            }
            [B] B, que aturde a un jinete y lo derriba.
            [C] { $is_defensive ->
                [1] C, que hiere a un jinete y quita 4 puntos a su movimiento.
               *[other] C, que hiere a un jinete.
            }
            [D] D, que hiere a un jinete, lo derriba y mata al caballo.
            [E] E, que mata a un jinete.
            [F] F, que mata a caballo y jinete.
           *[other] fallo.
        }
       *[other] { $result_id ->
            [A] { $is_defensive ->
                [1] A, que quita 2 puntos a un movimiento.
               *[other] A, un retroceso de 2 hexágonos.
            }
            [B] B, una herida.
            [C] C, un impacto mortal.
           *[other] fallo.
        }
    }
}
event-spent = El disparo { DEL($figure_the) } contra { $target_the } llega demasiado tarde y se pierde.
event-checked = { $left ->
    [0] { CAP($figure_the) } ya no tiene puntos de movimiento.
    [one] { CAP(AL($figure_the)) } le queda un punto de movimiento.
   *[other] { CAP(AL($figure_the)) } le quedan { $left } puntos de movimiento.
}
event-charge-announced = { CAP($figure_the) } anuncia una carga contra { $target_the }.
event-counter-announced = { CAP($figure_the) } anuncia una contracarga contra { $charger_the }.
event-stepped = { CAP($figure_the) } { $is_charge ->
    [1] carga
   *[other] { $facing_id ->
        [none] va
       *[other] { $figure_id ->
            [draft] va
            [cart] rueda
           *[other] cabalga
        }
    }
} de { $start } a { $to }{ $facing_id ->
    [none] { "" }
   *[other] , mirando al { $facing }
}{ $cost ->
    [0] .
    [one] { " " }(un punto).
   *[other] { " " }({ $cost } puntos).
}
event-entered = { CAP($figure_the) } entra en el mapa por { $at }{ $facing_id ->
    [none] { "" }
   *[other] , hasta { $to } y mirando al { $facing }
}{ $cost ->
    [one] { " " }(un punto).
   *[other] { " " }({ $cost } puntos).
}
event-left = { CAP($figure_the) } sale del mapa desde { $at } y no vuelve.
event-turned-about = { CAP($figure_the) } da media vuelta y mira al { $facing } ({ $cost } puntos).
event-crossed = { $is_wounded ->
    [1] Infiltración en { $at }: el dado queda en { $face } con sus modificadores: { $figure_the } recibe un golpe.
   *[other] Infiltración en { $at }: el dado queda en { $face } con sus modificadores: { $figure_the } sale { $figure_form ->
        [f] ilesa
       *[m] ileso
    }.
}
event-put-back = { CAP($figure_the) } no puede quedarse ahí y vuelve a { $at }.
event-act-begun = { $deed_id ->
    [mount] { CAP($figures_the) } dedica todo el turno a montar { $horse_the }.
    [dismount] { CAP($figures_the) } dedica todo el turno a desmontar en { $to }.
    [harness] { CAP($figures_the) } dedica todo el turno a enganchar el caballo al carro.
    [unharness] { CAP($figures_the) } dedica todo el turno a desenganchar el caballo del carro.
    [fill] { CAP($figures_the) } dedica todo el turno a llenar un barril.
    [stave] { CAP($figures_the) } dedica todo el turno a desfondar un barril.
   *[other] { CAP($figures_the) } dedican todo el turno a arrastrar { $horse_id ->
        [none] a los muertos
       *[other] { AL($horse_the) }
    } de { $at } a { $to }.
}
event-act-lost = { $deed_id ->
    [mount] { CAP($figures_the) } no ha podido montar: el turno se pierde.
    [dismount] { CAP($figures_the) } no ha podido desmontar: el turno se pierde.
    [harness] { CAP($figures_the) } no ha podido enganchar el caballo: el turno se pierde.
    [unharness] { CAP($figures_the) } no ha podido desenganchar el caballo: el turno se pierde.
    [fill] { CAP($figures_the) } no ha podido llenar un barril: el turno se pierde.
    [stave] { CAP($figures_the) } no ha podido desfondar un barril: el turno se pierde.
   *[other] { CAP($figures_the) } no han podido despejar el hexágono: el turno se pierde.
}
event-half-mounted = { CAP($figure_the) }, { $figure_form ->
    [f] herida
   *[m] herido
}, está a medio montar { $horse_the } y necesita otro turno.
event-mounted = { CAP($figure_the) } monta { $horse_the }.
event-got-down = { CAP($figure_the) } desmonta { DEL($horse_the) } en { $at }.
event-cleared = { CAP($figures_the) } arrastran { AL($bodies_the) } de { $at } { $is_sunk ->
    [1] al agua de { $to }.
   *[other] a { $to }.
}
event-handed-over = { $is_body ->
    [1] { CAP($figure_the) } toma { $missiles } { $weapon_id ->
        [dagger] { $missiles ->
            [one] daga
           *[other] dagas
        }
        [javelin] { $missiles ->
            [one] jabalina
           *[other] jabalinas
        }
       *[other] { $missiles ->
            [one] flecha
           *[other] flechas
        }
    } del cuerpo { DEL($giver_the) }.
   *[other] { CAP($giver_the) } entrega { $missiles } { $weapon_id ->
        [dagger] { $missiles ->
            [one] daga
           *[other] dagas
        }
        [javelin] { $missiles ->
            [one] jabalina
           *[other] jabalinas
        }
       *[other] { $missiles ->
            [one] flecha
           *[other] flechas
        }
    } { AL($figure_the) }.
}
event-taken-up = { CAP($figure_the) } carga en { $at } con { $man_the }, aturdido, { $left ->
    [0] y se queda sin puntos.
    [one] y le queda un punto.
   *[other] y le quedan { $left } puntos.
}
event-bridled = { CAP($figure_the) } coge de la brida { $horse_the } en { $at }.
event-shied = { CAP($figure_the) } intenta coger en { $at } la brida { DEL($horse_the) } y no lo logra.
event-let-go = { CAP($figure_the) } suelta { $horse_the }, que se queda en { $at }.
event-hauled = { $what_id ->
    [draft] { CAP($figures_the) } lleva de la cabeza el caballo del carro, que tiene { $left } puntos.
   *[cart] { CAP($figures_the) } empujan el carro, que tiene { $left } puntos.
}
event-drove-in = El carro entra enganchado en el mapa por { $hexes } ({ $cost } puntos).
event-harnessed = { CAP($figure_the) } ha enganchado el caballo al carro.
event-unharnessed = { CAP($figure_the) } ha desenganchado el caballo del carro.
event-barrel-filled = { CAP($figure_the) } ha llenado un barril: { $full ->
    [one] hay uno lleno.
   *[other] hay { $full } llenos.
}
event-barrel-staved = { CAP($figure_the) } ha desfondado un barril: { $left ->
    [0] no queda ninguno.
    [one] queda uno.
   *[other] quedan { $left }.
}
event-put-down = { $facing_id ->
    [none] { CAP($by_the) } deja { AL($figure_the) } en { $at }.
   *[other] { $is_led ->
        [1] { CAP($figure_the) } queda en { $at }, mirando al { $facing }, y { $by_the } tiene la brida.
       *[other] { CAP($figure_the) } queda en { $at }, mirando al { $facing }, y nadie lo lleva.
    }
}
event-charge-arrived = La carga { DEL($figure_the) } llega hasta { $target_the }.
event-charge-lost = La carga { DEL($figure_the) } contra { $target_the } queda en nada.
event-wounded = { CAP($figure_the) } queda { $figure_form ->
    [f] herida
   *[m] herido
} en { $at }.
event-stunned = { CAP($figure_the) } queda { $figure_form ->
    [f] aturdida
   *[m] aturdido
} en { $at }.
event-killed = { $points ->
    [0] { CAP($figure_the) } muere en { $at }.
    [one] { CAP($figure_the) } muere en { $at }: un punto.
   *[other] { CAP($figure_the) } muere en { $at }: { $points } puntos.
}
event-dismounted = { CAP($figure_the) } deja la silla; { $horse_the } se queda en { $at }.
event-fell = { CAP($figure_the) } queda en { $at }, junto al caballo.
event-displaced = { CAP($figure_the) } hace sitio y va de { $start } a { $to }.
event-retreated = { $path_number ->
    [plural] { CAP($figure_the) } retrocede de { $start } por { $path }.
   *[singular] { CAP($figure_the) } retrocede de { $start } a { $path }.
}
event-cornered = { CAP($figure_the) } no puede retroceder desde { $at }.
event-named = { $attackers_number ->
    [plural] { CAP($attackers_the) } atacarán conjuntamente { AL($defenders_the) }.
   *[singular] { CAP($attackers_the) } atacará { AL($defenders_the) }.
}
event-unnamed = Se anula el ataque { DEL($attackers_the) } contra { $defenders_the }.
event-dropped = El ataque { DEL($attackers_the) } contra { $defenders_the } ya no es posible y se descarta.
event-reversed = { CAP($attacker_the) } se defiende con más de lo que ataca { $defender_the } y toma el papel de atacante.
event-fought = { CAP($attackers_the) } { $attackers_number ->
    [plural] atacan
   *[singular] ataca
} { AL($defenders_the) } a { $column }:1, el dado queda en { $die }: { $is_mounted ->
    [1] { $result_id ->
        [A] { $attackers_number ->
            [plural] A, uno de los atacantes queda herido.
           *[singular] A, el atacante queda herido.
        }
        [B] { $attackers_number ->
            [plural] B, los atacantes retroceden un hexágono.
           *[singular] B, el atacante retrocede un hexágono.
        }
        [C] { $defenders_number ->
            [plural] C, los defensores retroceden un hexágono.
           *[singular] C, el defensor retrocede un hexágono.
        }
        [D] { $is_riderless ->
            [1] D, que no hace nada a un caballo sin jinete.
           *[other] { $is_spared ->
                [1] D, que aturde a un jinete y lo derriba.
               *[other] D, que aturde a un jinete, lo derriba y mata al caballo.
            }
        }
        [E] { $is_riderless ->
            [1] E, que mata a un caballo sin jinete.
           *[other] E, que hiere a un jinete.
        }
        [F] { $is_riderless ->
            [1] F, que mata a un caballo sin jinete.
           *[other] F, que hiere a un jinete, lo derriba y mata al caballo.
        }
        [G] { $is_riderless ->
            [1] G, que mata a un caballo sin jinete.
           *[other] G, que mata a un jinete.
        }
        [H] { $is_riderless ->
            [1] H, que mata a un caballo sin jinete.
           *[other] H, que mata a caballo y jinete.
        }
       *[other] no pasa nada.
    }
   *[other] { $result_id ->
        [A] { $attackers_number ->
            [plural] A, uno de los atacantes queda herido.
           *[singular] A, el atacante queda herido.
        }
        [B] { $attackers_number ->
            [plural] B, los atacantes retroceden un hexágono.
           *[singular] B, el atacante retrocede un hexágono.
        }
        [C] { $defenders_number ->
            [plural] C, los defensores retroceden un hexágono.
           *[singular] C, el defensor retrocede un hexágono.
        }
        [D] D, que aturde a un defensor.
        [E] E, que hiere a un defensor.
        [F] F, que mata a un defensor.
       *[other] no pasa nada.
    }
}
event-advanced = { $path_number ->
    [plural] { CAP($figure_the) } avanza de { $start } por { $path }.
   *[singular] { CAP($figure_the) } avanza de { $start } a { $path }.
}
event-rose = { CAP($figure_the) } se levanta.
event-ended = { $fallen_id ->
    [none] Fin de la partida.
   *[other] Ha muerto { $fallen_the }: fin de la partida.
} Puntos de bajas: cruzados { $crusader }, sarracenos { $saracen }.
event-brought = La patrulla ha terminado: han pasado { $points } puntos.
event-escorted = { $how_id ->
    [lady-safe] La dama ha salido del mapa: la partida ha terminado.
    [lady-killed] La dama ha muerto: la partida ha terminado.
    [lady-taken] La dama ha sido apresada: la partida ha terminado.
    [baron-killed] El barón ha muerto: la partida ha terminado.
   *[lady-late] La dama no ha pasado a tiempo: la partida ha terminado.
}
event-strayed = { $at_id ->
    [none] El disparo { DEL($figure_the) } se pierde con un { $die } y no da a nadie.
   *[other] { $victim_id ->
        [none] El disparo { DEL($figure_the) } se pierde con un { $die } y cae en { $at }, donde no da a nadie.
       *[other] El disparo { DEL($figure_the) } se pierde con un { $die } y da { AL($victim_the) } en { $at }.
    }
}
event-challenged = { CAP($by_the) } sale al paso { DEL($figure_the) } en { $at }: el dado queda en { $face } con sus modificadores y { $harm_id ->
    [killed] mata.
    [wounded] hiere.
   *[none] no hace daño.
}
event-watered = { $how_id ->
    [barrels-staved] Quedan demasiado pocos barriles: la partida ha terminado.
    [nobody-fetches] No queda nadie que vaya a por agua: la partida ha terminado.
    [water-late] El carro no ha vuelto a tiempo: la partida ha terminado.
   *[other] El carro ha salido del mapa { $full ->
        [0] sin ningún barril lleno
        [one] con un barril lleno
       *[other] con { $full } barriles llenos
    }: la partida ha terminado.
}

outcome-points = Vencen por puntos de bajas { $winner_the }.
outcome-commander = Vencen { $winner_the }: ha muerto el jefe del otro bando.
outcome-draw = Igualdad de puntos de bajas: empate.
outcome-undecided = Ningún bando aventaja al otro en diez puntos de bajas: empate.
outcome-patrol-through = Vencen { $winner_the }: ha pasado bastante de la patrulla.
outcome-patrol-half = Solo ha pasado una parte de la patrulla: empate.
outcome-patrol-lost = Vencen { $winner_the }: ha pasado muy poco de la patrulla.
outcome-lady-safe = Vencen { $winner_the }: la dama ha pasado y el barón vive.
outcome-lady-killed = La dama ha muerto: empate.
outcome-lady-taken = Vencen { $winner_the }: la dama ha sido apresada.
outcome-lady-late = Vencen { $winner_the }: la dama no ha pasado a tiempo.
outcome-baron-killed = Vencen { $winner_the }: el barón ha muerto.
outcome-water-fetched = { CAP($winner_the) } ganan: se ha traído agua suficiente.
outcome-water-half = Se ha traído la mitad del agua: empate.
outcome-water-little = { CAP($winner_the) } ganan: se ha traído demasiado poca agua.
outcome-water-late = { CAP($winner_the) } ganan: el carro no ha vuelto a tiempo.
outcome-barrels-staved = { CAP($winner_the) } ganan: hay demasiados barriles desfondados.
outcome-nobody-fetches = { CAP($winner_the) } ganan: no queda nadie que vaya a por agua.

line-cart-behind = +{ $add } el carro, que sigue aquí
line-cart-through = +{ $add } el carro, que ha pasado
line-weapon = +{ $add } { $who }
line-short-range = +{ $add } alcance corto
line-medium-range = +{ $add } alcance medio
line-long-range = +{ $add } alcance largo
line-healthy-shooter = +{ $add } { $who }, sin heridas
line-wounded-shooter = +{ $add } { $who }, { $who_form ->
    [f] herida
   *[m] herido
}
line-armoured-target = +{ $add } { $who }, con armadura
line-unarmoured-target = +{ $add } { $who }, sin armadura
line-attack = { $add } { $who }
line-attack-wounded = { $add } { $who }, { $who_form ->
    [f] herida
   *[m] herido
}
line-defence = { $add } { $who }
line-defence-wounded = { $add } { $who }, { $who_form ->
    [f] herida
   *[m] herido
}
line-defence-stunned = { $add } { $who }, { $who_form ->
    [f] aturdida
   *[m] aturdido
}
line-defence-horse = { $add } { $who }, sin jinete
line-charge = ×1½ carga { DEL($who_the) }
line-counter-charge = ×1½ contracarga { DEL($who_the) }
line-exchanged = ×1½ { $who }, papeles cambiados
line-odds = proporción de { $who }
line-ground-attacker = { $shift ->
    [-2] 2 columnas a la izquierda: terreno mucho peor de los atacantes
   *[other] 1 columna a la izquierda: peor terreno de los atacantes
}
line-ground-defender = { $shift ->
    [2] 2 columnas a la derecha: terreno mucho peor de los defensores
   *[other] 1 columna a la derecha: peor terreno de los defensores
}
line-together = { $shift } columna a la derecha: ataque conjunto
line-column = columna { $who }
line-armour = +{ $add } armadura
line-armour-mixed = +{ $add } { $who }, sin armadura
line-dead = { $add } { $who }, { $who_form ->
    [f] muerta
   *[m] muerto
}
line-wounded = { $add } { $who }, { $who_form ->
    [f] herida
   *[m] herido
}
line-flat = { $add } llano
line-scrub = { $add } matorral
line-tree = { $add } árboles
line-slope = { $add } ladera
line-water = { $add } agua
line-bodies = +{ $add } cuerpos
line-across-cart = +{ $add } por encima del carro
line-turning = +{ $add } por el giro del caballo
line-armour-no-help = +{ $add } { $who }, con una armadura que a pie no ayuda
line-defence-caparisoned = { $add } { $who }, acorazado y sin jinete

remark-cart-covers = El carro en { $at } da cobertura media.
remark-crossing = { $faces ->
    [0] Sale de { $at } junto al otro bando: el dado no puede dañar.
    [one] Sale de { $at } junto al otro bando: hiere una cara de seis.
   *[other] Sale de { $at } junto al otro bando: hieren { $faces } caras de seis.
}
remark-only-passes = No puede terminar en { $at } y debe seguir.
remark-carrier-keeps = { $left ->
    [0] Con él a cuestas no queda ningún punto.
    [one] Con él a cuestas queda un punto.
   *[other] Con él a cuestas quedan { $left } puntos.
}
remark-bridle-by-die = Con un dado de diez: de 1 a { $faces }.
remark-bridle-for-sure = Sin dado y sin coste.
remark-horse-stays = Se queda donde está.
remark-loses-reply = Pierde el disparo defensivo por ir tan lejos.
remark-half-turn = Da media vuelta en el sitio por { $cost } puntos.
remark-points-left = { $left ->
    [one] Después queda un punto.
   *[other] Después quedan { $left } puntos.
}
remark-charge-length = { $hexes ->
    [one] Un recorrido de un hexágono.
   *[other] Un recorrido de { $hexes } hexágonos.
}
remark-charge-column = { $column ->
    [0] { CAP($figure_the) } no tiene fuerza para atacar { AL($target_the) }.
   *[other] { CAP($figure_the) } ataca { AL($target_the) } a { $column }:1.
}
remark-charge-odds = De diez caras, { $down } derriban { AL($target_the) }, { $back } hacen retroceder y { $ill } salen mal.
remark-meeting-column = { $column ->
    [0] Si { $figure_the } sale al encuentro, { $rider_the } no puede atacar.
   *[other] Si { $figure_the } sale al encuentro, { $rider_the } ataca a { $column }:1.
}
remark-meeting-odds = De diez caras, { $down } derriban { AL($figure_the) }, { $back } hacen retroceder y { $ill } salen mal.
remark-covers = { $terrain_id ->
    [tree] Árboles en { $at }: cobertura { $cover }.
    [slope] Ladera en { $at }, sobre el borde: cobertura { $cover }.
    [water] Agua en { $at }: cobertura { $cover }.
   *[other] Matorral en { $at }: cobertura { $cover }.
}
remark-next-volley = { $hexes ->
    [one] La próxima descarga contra { $figure_the } debe esperar un hexágono más.
   *[other] La próxima descarga contra { $figure_the } debe esperar { $hexes } hexágonos más.
}
remark-leaves-target = Nadie puede volver a disparar { AL($figure_the) } en este turno.
remark-tree-bars = Los árboles de { $at } cierran la línea a todos.
remark-lip-bars = La altura de { $at } cierra la línea a todos.
remark-somebody-bars = { CAP($by_the) } cierra en { $at } la línea a ballestas, hondas y puñales.
remark-bows-over = Los arcos y las jabalinas pueden disparar por encima de otros a medio y largo alcance.
remark-adds-nothing = { CAP($figure_the) } no añade nada: sin él también es { $column }:1.
remark-would-add-nothing = { CAP($figure_the) } no añadiría nada: { $attack } contra { $defence } sigue siendo { $column }:1.
remark-unarmoured-bear = { $count ->
    [one] Solo { $figure_the } puede recibir el golpe: los demás llevan armadura.
   *[other] Solo los { $count } sin armadura pueden recibir el golpe.
}
remark-driven = { $ways ->
    [one] { $safe ->
        [0] Si retrocede, { $figure_the } tiene un camino, con dado.
       *[other] Si retrocede, { $figure_the } tiene un camino, sin dado.
    }
   *[other] { $safe ->
        [0] Si retrocede, { $figure_the } tiene { $ways } caminos, todos con dado.
       *[other] Si retrocede, { $figure_the } tiene { $ways } caminos, { $safe } sin dado.
    }
}
remark-driven-stunned = { CAP($figure_the) } está sin sentido: si debe retroceder, muere.
remark-driven-nowhere = { CAP($figure_the) } no tiene por dónde retroceder: sería una herida.
remark-driven-horse = { CAP($figure_the) } no tiene por dónde retroceder: moriría.
remark-then-advance = Después un vencedor puede avanzar hasta { $hexes } hexágonos.
remark-short-of-a-draw = { $points ->
    [one] Un punto de bajas más habría dado el empate { AL($side_the) }.
   *[other] { $points } puntos de bajas más habrían dado el empate { AL($side_the) }.
}
remark-water-too-little = { $barrels ->
    [one] Un barril lleno más traído a casa habría dado el empate { AL($side_the) }.
   *[other] { $barrels } barriles llenos más traídos a casa habrían dado el empate { AL($side_the) }.
}
remark-water-too-much = { $barrels ->
    [one] Un barril lleno menos habría dado el empate { AL($side_the) }.
   *[other] { $barrels } barriles llenos menos habrían dado el empate { AL($side_the) }.
}
remark-horse-points = El caballo del carro tiene { $left } puntos y va primero, con su carro si está enganchado.
remark-leader-follows = Quien lo lleva lo sigue y acaba a su lado.
remark-cart-points = El carro tiene { $left } puntos y va primero.
remark-pushers-follow = Todos los que empujan lo siguen y acaban a su lado.
remark-cart-leaves = El carro sale del mapa para siempre{ $full ->
    [0] , sin ningún barril lleno.
    [one] , con un barril lleno.
   *[other] , con { $full } barriles llenos.
}
remark-train-stands-still = En ello se le van todos los puntos; sigue en un turno posterior.
remark-whole-turn = { CAP($figure_the) } no hace otra cosa en este turno; tiene efecto al acabar.
remark-but-for-him = Sin la muerte { DEL($figure_the) } los puntos de bajas estaban { $crusader } a { $saracen }, primero los cruzados.
remark-short-of-points = { $points ->
    [one] Con un punto de bajas más, { $side_the } habrían igualado.
   *[other] Con { $points } puntos de bajas más, { $side_the } habrían igualado.
}
remark-short-of-half = { $points ->
    [one] Un punto más al otro lado habría dado el empate { AL($side_the) }.
   *[other] { $points } puntos más al otro lado habrían dado el empate { AL($side_the) }.
}
remark-through-by = { $points ->
    [one] Con un punto menos al otro lado, { $side_the } solo habrían empatado.
   *[other] Con { $points } puntos menos al otro lado, { $side_the } solo habrían empatado.
}
remark-he-lived = { $health_id ->
    [wounded] La muerte { DEL($figure_the) }, que estaba herido, lo habría cambiado todo.
   *[other] La muerte { DEL($figure_the) }, que salió ileso, lo habría cambiado todo.
}
remark-lady-off-the-map = { CAP($figure_the) } no estaba en el mapa.
remark-lady-so-far = { $hexes ->
    [0] { CAP($figure_the) } ya estaba en el borde opuesto del mapa.
    [one] { CAP($figure_the) } estaba a un hexágono del borde opuesto del mapa.
   *[other] { CAP($figure_the) } estaba a { $hexes } hexágonos del borde opuesto del mapa.
}
remark-steep-bars = La ladera escarpada de { $at } cierra la línea a todos menos a los vecinos.
remark-crossing-challenged = Sale de { $at } junto al otro bando y cada uno tira: daño con { $percent } %.

refusal-class-not-yours = Tu bando no puede elegir { $what_the }: elige una clase propia.
refusal-class-twice = { CAP($what_the) } figura dos veces: da un solo número para cada clase.
refusal-no-such-class = No hay ninguna clase llamada { $class }.
refusal-nobody-mustered = No se ha elegido a nadie: elige al menos una figura.
refusal-not-in-the-box = { CAP($what_the) }: la caja tiene { $count }; elige un número de 0 a { $count }.
refusal-over-budget = Estas fuerzas cuestan { $cost } puntos de { $budget }: quita { $over } puntos.
refusal-troop-too-large = { CAP($what_the) } y { $other_the } salen de las mismas { $count } fichas: elige { $count } como mucho entre ambas clases.
refusal-above-first-load = { CAP($figure_the) } no puede tomar más de { $room }: nadie lleva más que al principio.
refusal-advance-so-far = { CAP($figure_the) } debe avanzar al menos un hexágono y como mucho { $hexes }, o quedarse.
refusal-another-matter = Antes hay que responder a lo que se pregunta: { $asked }.
refusal-another-phase = { $wanted_id ->
    [muster] Las fuerzas se eligen antes de la partida
    [place] Las figuras se despliegan antes de la partida
    [mark] Los ballesteros se marcan al empezar el turno
    [shoot] Los disparos ofensivos se hacen en su propia fase
    [charge] Las cargas se anuncian antes del movimiento
    [counter] Una contracarga responde a una carga recién anunciada
    [move] Las figuras se mueven en la fase de movimiento
    [defend] Una descarga responde a un movimiento del otro bando
    [name] Los ataques se anuncian al empezar la fase de combate
   *[fight] Los combates se libran cuando están todos anunciados
}; ahora se pregunta: { $now }.
refusal-arranged-already = Todos ocupan ya los lugares que propone el escenario.
refusal-at-least-one = Nombra al menos una para entregar.
refusal-attacks-once = { CAP($figure_the) } ya ataca en este turno, y solo una vez: elige otro atacante.
refusal-backs-straight = Solo un caballo recula, y solo un hexágono, el que tiene justo detrás: { $figure_the } debe retroceder por otro camino.
refusal-barrel-gone = Ese barril ya está desfondado, o alguien está en ello: elige otro.
refusal-beset = Alguien del otro bando podría atacar { AL($figure_the) }, que no tiene las manos libres.
refusal-bodies-close = Hay demasiados cadáveres en { $at }: { $figure_the } debe dar un rodeo.
refusal-both-shots-and-far = { CAP($figure_the) } disparó en su último turno y gastó { $points } puntos, más de la mitad, y ya no tiene disparo defensivo: elige a otras o pasa.
refusal-both-shots-and-moved = { CAP($figure_the) } disparó en su último turno y se movió, y ya no tiene disparo defensivo: elige a otras o pasa.
refusal-cannot-hand-over = { CAP($figure_the) } no está en pie y ni da ni toma nada: elige a quien lo esté.
refusal-caparison-in-water = { CAP($figure_the) } lleva de la brida un caballo acorazado, que nadie mete en el agua de { $at }: ve por otro camino o suéltalo.
refusal-carries-already = { CAP($figure_the) } ya lleva a alguien a cuestas: un hombre carga con uno solo.
refusal-carries-on-foot = { CAP($figure_the) } va a caballo: solo un hombre a pie carga con un aturdido.
refusal-cart-beset = Alguien del otro bando estaba junto al carro al empezar la fase de movimiento: échalo antes de ahí.
refusal-cart-guarded = Alguien de su propio bando está en pie junto al carro: no se desfonda ningún barril hasta que se vaya.
refusal-cart-in-the-way = El carro está en { $at }, por donde { $figure_the } no puede pasar: elige otro camino.
refusal-cart-not-yours = El carro viene con el otro bando.
refusal-charge-apart = { CAP($figure_the) } ha cargado y solo libra el combate de esa carga: elige otro atacante.
refusal-charge-stands = La carga { DEL($figure_the) } no puede anularse: hay que librar su combate.
refusal-charge-too-short = { $count ->
    [one] Una carga recorre seis hexágonos o más, no uno: elige un recorrido más largo.
   *[other] Una carga recorre seis hexágonos o más, no { $count }: elige un recorrido más largo.
}
refusal-charged-already = { CAP($figure_the) } ya es el blanco de la carga { DEL($by_the) }: elige a otra figura.
refusal-charger-is-met = Una contracarga sale al encuentro { DEL($figure_the) } y no se le puede disparar: pasa.
refusal-charger-not-in-sight = { CAP($figure_the) } no tiene { AL($charger_the) } en su arco frontal y a la vista: elige otro jinete o deja que llegue la carga.
refusal-charges-already = { CAP($figure_the) } ya carga, y lo anunciado no se cambia: elige otro jinete.
refusal-charges-only = { CAP($figure_the) } ha cargado y no hace nada más en la fase de movimiento: mueve otra figura.
refusal-could-not-enter = { CAP($figure_the) } no podría entrar en el hexágono { DEL($target_the) }, así que no puede atacar ahí: elige otro blanco.
refusal-counter-charges = { CAP($figure_the) } tiene una contracarga pendiente que le ocupa este turno: elige a otra figura.
refusal-counter-too-long = Esta contracarga puede recorrer { $most ->
    [one] un hexágono
   *[other] { $most } hexágonos
} como mucho, no { $count }: elige un camino más corto.
refusal-counts-no-missiles = Solo se entregan proyectiles que se cuentan, y { $figure_the } no tiene: elige a quien los tenga.
refusal-crew-left-behind = { $what_id ->
    [draft] Si el caballo del carro fuera a { $at }, quien lo lleva no llegaría a un hexágono libre a su lado: elige otro hexágono o déjalo quieto.
   *[cart] Si el carro fuera a { $at }, no todos los que empujan llegarían a hexágonos libres a su lado: elige otro hexágono o déjalo quieto.
}
refusal-crossbow-has-moved = { CAP($figure_the) } se movió en su último turno, y una ballesta solo está lista si su hombre no se mueve: elige a otras o pasa.
refusal-crossbow-has-shot = { CAP($figure_the) } disparó en su último turno, y una ballesta dispara en una sola de las dos fases: elige a otras o pasa.
refusal-crossbow-stays = { CAP($figure_the) } ha disparado con ballesta y se queda donde está en este turno: mueve otra figura.
refusal-defends-and-far = { CAP($figure_the) } gastó { $points } puntos en su último turno, más de la mitad, y se acordó que quien dispara en defensa no gasta más: elige a otras o pasa.
refusal-defends-and-moved = { CAP($figure_the) } se movió en su último turno, y se acordó que quien dispara en defensa con esa arma no se mueve: elige a otras o pasa.
refusal-did-not-stay = { CAP($figure_the) } se ha movido o ha cargado: ahora solo se dispara a quien no se movió.
refusal-does-not-meet = La contracarga { DEL($figure_the) } debe acabar en { $last } y luego { $first }, los últimos hexágonos de la carga.
refusal-does-not-move-now = { CAP($figure_the) } no se mueve ahora: dispara a la figura que se mueve, o pasa.
refusal-does-not-face-out = { CAP($figure_the) } mira hacia dentro del mapa: gira hasta que uno de los tres hexágonos de delante quede más allá del borde.
refusal-down-at-the-flank = { CAP($figure_the) } desmonta en uno de los dos hexágonos de los flancos del caballo, y { $at } no lo es.
refusal-draft-has-no-bridle = El caballo del carro solo se lleva desde su lado y antes de hacer otra cosa: { $figure_the } no puede tomarlo de la brida.
refusal-draft-not-ridden = El caballo del carro no se monta nunca: { $figure_the } necesita otro caballo.
refusal-drag-beside = Los cuerpos se arrastran un hexágono: { $to } no está junto a { $at }.
refusal-each-once = Nombra al menos una, y cada una solo una vez.
refusal-entrance-taken = Hay alguien en { $at }: { $figure_the } debe entrar por donde todos los hexágonos estén libres.
refusal-faces-outward = { CAP($figure_the) } no puede entrar mirando al { $facing }: un jinete entra mirando hacia dentro del mapa.
refusal-figures-in-hand = { $count ->
    [one] { CAP($figure_the) } sigue en la mano: dale antes un lugar.
   *[other] Quedan { $count } figuras en la mano, entre ellas { $figure_the }: dales antes un lugar.
}
refusal-fills-no-barrel = { CAP($figure_the) } no puede llenar un barril: solo lo hace el bando que trajo el carro, mientras está en el mapa.
refusal-first-into = El avance no puede empezar por { $at }: empieza por un hexágono cedido o por donde yace el caído.
refusal-friend-not-beside = { CAP($figure_the) } solo puede disparar por encima de amigos pegados a su hexágono delantero, y el de { $at } cierra la línea de fuego hacia { $target_the }: elige otro blanco.
refusal-front-beyond = Con esa orientación en { $at }, la mitad delantera { DEL($figure_the) } quedaría fuera del mapa: elige otro hexágono u otra orientación.
refusal-goes-with-cart = { CAP($figure_the) } está { $figure_form ->
    [f] enganchada
   *[m] enganchado
}: retrocede con su carro, de frente o un sexto de lado, sin media vuelta ni marcha atrás.
refusal-ground-closed = { $terrain_id ->
    [tree] { $at } es un hexágono de árboles, cerrado a los jinetes: { $figure_the } debe ir por otro camino.
    [water] { $at } es agua, abierta solo a quien va a pie y sin armadura: { $figure_the } debe ir por otro camino.
   *[other] { $at } ({ $terrain }) está cerrado para { $figure_the }: elige otro camino.
}
refusal-ground-forbids = Con { $odds }:1 el terreno no deja columna en que atacar: ataca con más fuerza o desde mejor terreno.
refusal-groves-first = { $count ->
    [one] Falta registrar un bosquecillo antes de que nadie salga del mapa: termina un movimiento junto a él.
   *[other] Falta registrar { $count } bosquecillos antes de que nadie salga del mapa: termina un movimiento junto a cada uno.
}
refusal-hands-bound = Alguien del otro bando podría atacar { AL($figure_the) }, que ahora no puede despejar un hexágono.
refusal-hands-full = { CAP($figure_the) } { $most ->
    [1] ya lleva un caballo de la brida, y montado nadie lleva dos.
   *[other] ya lleva tres caballos de la brida, y nadie lleva más.
}
refusal-harness-taken = Alguien está ya con el enganche: basta con uno.
refusal-has-acted = { CAP($figure_the) } ya ha actuado en esta fase: solo lleva o empuja quien no lo ha hecho.
refusal-has-attacked = { CAP($figure_the) } atacó en su último turno y ahora no tiene disparo defensivo: elige a otras o pasa.
refusal-has-been-moved = { CAP($what_the) } ya se ha movido en este turno.
refusal-has-left = { CAP($figure_the) } ha salido del mapa y no vuelve: elige otra figura.
refusal-has-no-facing = { CAP($figure_the) } va a pie y no tiene orientación: solo la tienen los jinetes.
refusal-has-not-so-many = { $left ->
    [one] { CAP(AL($figure_the)) } solo le queda 1 para dar.
   *[other] { CAP(AL($figure_the)) } solo le quedan { $left } para dar.
}
refusal-has-replied = { CAP($figure_the) } ya ha hecho su único disparo defensivo de este turno: elige a otras o pasa.
refusal-has-shied = { CAP($figure_the) } no ha logrado coger en este turno la brida { DEL($horse_the) }: espera al siguiente.
refusal-has-shot = { CAP($figure_the) } ha disparado en este turno o tiene marca de disparo, y ya no puede disparar, cargar ni atacar: elige otra figura.
refusal-hauls-already = { CAP($figure_the) } lleva o empuja en esta fase y no hace en ella otra cosa que seguir.
refusal-held-against = { CAP($by_the) } ocupa { $at }: { $figure_the } debe ir por otro camino.
refusal-held-against-cart = Alguien del otro bando ocupa { $at }: { $what_the } no puede pasar.
refusal-hex-not-free = { $at } no está libre para { $figure_the }: elige un hexágono sin nadie vivo.
refusal-hex-taken = Ya hay alguien en { $at }: elige otro hexágono para { $figure_the }.
refusal-horse-among-trees = { CAP($horse_the) } está donde no se puede ir a caballo: elige otro caballo.
refusal-horse-attacks-nobody = { CAP($figure_the) } no ataca a nadie sin jinete: elige un personaje.
refusal-horse-held = Alguien del otro bando, en pie a su lado, sujeta { $horse_the }: échalo antes de ahí.
refusal-horse-stands = { CAP($figure_the) } no tiene jinete y no se mueve: mueve un personaje.
refusal-horse-taken = Alguien está montando ya { $horse_the }: elige otro caballo.
refusal-in-contact = { CAP($by_the) } está junto { AL($figure_the) } y podría atacar, y en contacto nadie dispara: elige otra figura.
refusal-holds-bridle = { CAP($figure_the) } lleva consigo { $horse_the } y solo suelta la brida donde termine su movimiento.
refusal-in-hand = { CAP($figure_the) } ya está en la mano: dale un lugar o elige otra figura.
refusal-in-harness = El caballo está enganchado: antes hay que desengancharlo.
refusal-in-water = { CAP($figure_the) } está en el agua, en { $at }, y no puede disparar desde allí: elige otra figura.
refusal-is-away = { CAP($figure_the) } no está ahora en ningún hexágono: elige al jinete o a otra figura.
refusal-is-busy = { CAP($figure_the) } dedica todo este turno a otra cosa: elige otra figura.
refusal-is-dead = { CAP($figure_the) } ha muerto: elige otra figura.
refusal-is-fought = El combate { DEL($figure_the) } ya se ha librado: elige uno pendiente.
refusal-is-hidden = { CAP($figure_the) } está { $figure_form ->
    [f] oculta
   *[m] oculto
}: desde el escondite solo se mueve, dispara, ataca o contracarga, y a quien está en él no se le hace nada.
refusal-is-on-foot = { CAP($figure_the) } ya va a pie: elige a un jinete.
refusal-is-on-the-map = { CAP($figure_the) } ya está en el mapa: elige a alguien que aún deba entrar.
refusal-is-ridden = { CAP($figure_the) } lleva a su jinete: ataca al jinete.
refusal-is-stunned = { CAP($figure_the) } está { $figure_form ->
    [f] aturdida
   *[m] aturdido
} y no puede hacer nada antes de levantarse: elige otra figura.
refusal-is-waiting = { CAP($figure_the) } aún debe entrar en el mapa y antes no puede hacer nada más: hazlo entrar o elige otra figura.
refusal-leads-a-horse = { CAP($figure_the) } lleva un caballo de la brida y no puede cargar: elige otro jinete.
refusal-leads-another = { CAP($figure_the) } lleva otro caballo: que lo suelte antes.
refusal-leaves-with-cart = El caballo del carro solo sale del mapa con su carro: hay que engancharlo antes.
refusal-led-already = { CAP($by_the) } lleva ya { $horse_the } de la brida: elige otro caballo.
refusal-lip-between = La altura de { $at } oculta { AL($target_the) } de la vista { DEL($figure_the) }: por encima del borde, el de abajo debe estar tan lejos de la ladera como el de arriba, así que elige otro blanco.
refusal-many-on-many = Varios no pueden atacar a varios: nombra un solo atacante o un solo blanco.
refusal-mark-missing = { CAP($figure_the) } aún no tiene marca: elige disparo ofensivo, defensivo o ninguno.
refusal-marked-stays = { CAP($figure_the) } tiene marca de disparo y debe quedarse donde está en este turno: mueve otra figura.
refusal-marked-to-shoot = { CAP($figure_the) } tiene marca de disparo y no puede atacar en este turno: elige otro atacante.
refusal-marks-in-order = Nombra a los ballesteros en el orden de la lista.
refusal-may-not-advance = { CAP($figure_the) } no es de los vencedores que pueden avanzar: elige a uno de ellos o quédate.
refusal-mixed-targets = Los blancos de un mismo ataque deben ir todos a caballo o todos a pie.
refusal-move-over = El movimiento { DEL($figure_the) } ha terminado: mueve otra figura o termina el movimiento.
refusal-moved-this-turn = { CAP($figure_the) } se ha movido, y esto ocupa un turno entero: elige otra figura o espera un turno.
refusal-must-go-on = { CAP($figure_the) } no puede quedarse en este hexágono: antes de nada debe seguir hasta uno libre.
refusal-must-stay-by = { CAP($figure_the) } debe acabar junto a { $what_the }, y yendo ahí no podría: elige otro hexágono.
refusal-needs-facing = { CAP($figure_the) } va a caballo: di hacia dónde mira.
refusal-never-rides = { CAP($figure_the) } no es jinete: solo monta quien empezó con caballo.
refusal-no-cart = No hay ningún carro en el mapa.
refusal-no-cart-that = { CAP($figure_the) } no es un carro: nombra el carro que entra enganchado.
refusal-no-dead-horse = { CAP($horse_the) } no yace muerto en { $at }: nombra lo que hay allí.
refusal-no-dead-men = En { $at } no yace ningún muerto: elige un hexágono con muertos o con un caballo muerto.
refusal-no-draft-horse = No hay en el mapa ningún caballo de carro vivo que { $figure_the } pueda llevar.
refusal-no-empty-barrel = No queda ningún barril vacío que nadie esté llenando.
refusal-no-enemy = { CAP($figure_the) } es de tu propio bando: ataca a alguien del otro.
refusal-no-enemy-to-charge = No se puede cargar contra { $figure_the }: elige un personaje vivo del otro bando.
refusal-no-entrance = { $at } no es de los hexágonos por los que puede entrar { $figure_the }: elige uno que lo sea.
refusal-no-hiding-place = Nadie se oculta en { $at }: a pie, en árboles y matorral; a caballo, en terreno llano y matorral.
refusal-no-hiding-tree = { CAP($figure_the) } solo se oculta en árboles, y en { $at } no los hay: elige un hexágono de árboles.
refusal-no-horse-to-lead = No se puede llevar de la brida { $horse_the }: elige un caballo vivo y sin jinete.
refusal-no-living-horse = No se puede montar { $horse_the }: elige un caballo vivo y sin jinete.
refusal-no-missiles = { CAP($figure_the) } no tiene nada que disparar ni lanzar: elige otra figura.
refusal-no-nook = { CAP($figure_the) } quedaría a la vista en { $at }: uno de los dos hexágonos de un jinete oculto es de matorral o está junto a un árbol.
refusal-no-retreat-owed = { CAP($figure_the) } no tiene que retroceder: elige a quien deba hacerlo.
refusal-no-return-to = Ya se ha disparado { AL($figure_the) } en este turno y no se le dispara más: elige otro blanco o pasa.
refusal-no-road = { $at } es { $terrain } y está { $what_id ->
    [draft] cerrado al caballo del carro
   *[cart] cerrado al carro
}: elige otro camino.
refusal-no-road-in = El carro no puede entrar por { $at }: los cuatro hexágonos deben estar libres, sin árboles ni agua.
refusal-no-room-for-horse = No habría sitio para { $horse_the } junto { AL($figure_the) }: coge la brida desde otro lugar.
refusal-no-room-made = En { $at } nadie puede hacer sitio { AL($figure_the) }: elige otro camino.
refusal-no-room-to-carry = Con { $man_the } a cuestas, { $figure_the } se quedaría { $left ->
    [0] sin puntos
    [one] con un punto
   *[other] con { $left } puntos
} y sin lugar donde dejarlo: déjalo donde yace.
refusal-no-room-to-end = { CAP($figure_the) } necesita libres los dos últimos hexágonos del recorrido, y { $at } no lo está: elige otro recorrido.
refusal-no-such-barrel = No existe el barril { $barrel }: los barriles se numeran del 1 al 4.
refusal-no-such-figure = No existe la figura { $figure }: elige una de las que están en el mapa.
refusal-no-such-hex = No existe el hexágono { $hex }: un hexágono se nombra con una letra y un número, como E10.
refusal-no-such-horse = No existe el caballo { $horse } en esta partida.
refusal-no-train = Nombra cuatro hexágonos seguidos, desde la parte trasera del carro hasta la delantera de su caballo, sin giros bruscos.
refusal-no-way-out = { CAP($figure_the) } no podría quedarse en { $at }, y { $left ->
    [0] no le quedarían puntos para seguir
    [one] con el punto restante no podría seguir
   *[other] con los { $left } puntos restantes no podría seguir
} hasta un hexágono libre: elige otro camino.
refusal-no-way-out-turned = Tras la media vuelta { AL($figure_the) } { $left ->
    [0] no le quedarían puntos
    [one] le quedaría un punto, demasiado poco
   *[other] le quedarían { $left } puntos, demasiado pocos
} para seguir hasta un hexágono libre: sigue sin girar.
refusal-nobody-hauls = { $what_id ->
    [draft] Nadie lleva el caballo del carro: di antes quién lo hace, o déjalo quieto.
   *[cart] Nadie empuja el carro: di antes quién lo hace, o déjalo quieto.
}
refusal-nobody-leaves = En este escenario nadie de tu bando sale del mapa: { $figure_the } debe quedarse.
refusal-nobody-moves = No hay ningún movimiento en curso: mueve una figura o termina el movimiento.
refusal-nobody-named = Nombra al menos una figura que dispare, o pasa.
refusal-none-left = { CAP(AL($figure_the)) } no le queda nada que disparar ni lanzar: que alguien a su lado le entregue algo antes.
refusal-not-abreast = { CAP($horse_the) } se deja junto { AL($figure_the) }, con su misma orientación y medio hexágono más atrás: elige uno de esos lugares.
refusal-not-ahead = { CAP($what_the) } solo va de frente o un sexto de lado, y { $at } no es uno de esos hexágonos.
refusal-not-an-enemy = { CAP($figure_the) } es de tu propio bando: dispara a alguien del otro.
refusal-not-at-an-exit = { $at } no está en un lado del mapa por el que pueda salir { $figure_the }: ve antes hasta allí.
refusal-not-at-hand = { CAP($figure_the) } debe estar en { $at } o al lado para despejarlo.
refusal-not-at-its-flank = { CAP($figure_the) } debe estar en uno de los dos flancos { DEL($horse_the) } para montar.
refusal-not-at-the-bridle = { CAP($horse_the) } necesita dos hexágonos libres, con la parte delantera junto { AL($figure_the) }: elige un lugar así.
refusal-not-at-water = { CAP($figure_the) } no está junto al agua: que vaya antes a su orilla.
refusal-not-away = { $at } no aleja { AL($figure_the) }: cada hexágono de un retroceso debe estar más lejos de su comienzo.
refusal-not-before-cart = { CAP($figure_the) } no está en uno de los tres hexágonos delante del carro: uno de los que empujan debe estarlo.
refusal-not-before-shafts = Para engancharlo, el caballo debe estar delante del carro y mirar hacia fuera.
refusal-not-beside = { $at } no está junto { AL($figure_the) }: avanza hexágono a hexágono, cada uno junto al anterior.
refusal-not-beside-bridle = { CAP($horse_the) } no está junto { AL($figure_the) }, que antes debe llegar a su lado.
refusal-not-beside-cart = { CAP($figure_the) } no está junto al carro.
refusal-not-beside-draft = { CAP($figure_the) } no está junto al caballo del carro.
refusal-not-beside-horse = { $at } no está junto al caballo { DEL($figure_the) }: elige un hexágono que lo esté.
refusal-not-far-enough = { CAP($figure_the) } { $hexes ->
    [0] no ha recorrido ningún hexágono
    [one] ha recorrido un hexágono
   *[other] ha recorrido { $hexes } hexágonos
} desde la última descarga, y se le puede disparar de nuevo tras { $gap ->
    [one] un hexágono
   *[other] { $gap } hexágonos
}: por ahora, pasa.
refusal-not-hidden = { CAP($figure_the) } no está { $figure_form ->
    [f] oculta
   *[m] oculto
}: elige a quien lo esté.
refusal-not-in-harness = El caballo del carro no está enganchado.
refusal-not-in-this-game = { CAP($figure_the) } no participa en esta partida: elige una figura de las que están en el mapa.
refusal-not-led = { CAP($figure_the) } no lleva de la brida { $horse_the }: nombra un caballo que lleve.
refusal-not-marked-defensive = { $mark_id ->
    [offensive] { CAP($figure_the) } tenía marca de disparo ofensivo y no tiene disparo defensivo: elige a otras o pasa.
   *[other] { CAP($figure_the) } no tenía marca de disparo y no tiene disparo defensivo: elige a otras o pasa.
}
refusal-not-marked-offensive = { $mark_id ->
    [defensive] { CAP($figure_the) } tiene marca de disparo defensivo y debe reservar el disparo para entonces: elige otra figura.
   *[other] { CAP($figure_the) } no tiene marca de disparo en este turno: elige otra figura.
}
refusal-not-named = { CAP($figure_the) } no está entre los atacantes de ningún combate anunciado: elige a uno que lo esté.
refusal-not-neighbours = { CAP($figure_the) } y { $target_the } deben estar uno al lado del otro para entregar algo.
refusal-not-onward = { CAP($figure_the) } no puede seguir desde ahí a { $at }: nombra hexágonos contiguos; con un caballo, solo los de delante.
refusal-not-set-down-there = { CAP($figure_the) } queda en un hexágono libre junto { AL($by_the) } donde podría estar en pie: elige uno de ellos.
refusal-not-straight = Los cuatro últimos hexágonos de la carga { DEL($figure_the) } deben ir en línea recta hacia { $target_the }, y en { $at } se desvían: elige otro recorrido.
refusal-not-stunned-here = { CAP($figure_the) } debe llegar al hexágono donde { $man_the } yace aturdido para cargar con él.
refusal-not-that-way-on = El retroceso { DEL($figure_the) } está cortado: debe seguir hasta su distancia completa por uno de los caminos que quedan.
refusal-not-to-be-hit = { CAP($figure_the) } no puede recibir este golpe: elige a quien pueda.
refusal-not-to-be-marked = { CAP($figure_the) } no necesita marca: nombra solo ballesteros de tu bando que estén en pie.
refusal-not-yours = { CAP($figure_the) } no es un personaje de tu bando: elige uno que lo sea.
refusal-not-yet-entering = { CAP($figure_the) } no entra en este turno: el escenario dice en cuál.
refusal-nothing-to-harness = No hay en el mapa un carro con su caballo vivo.
refusal-nowhere-to-retreat = { CAP($figure_the) } no tiene por dónde retroceder: elige a otra figura que deba hacerlo, si la hay.
refusal-one-at-a-time = Los tiradores se nombran de uno en uno: nombra a uno, y al siguiente cuando haya caído el disparo.
refusal-one-shot-and-far = { CAP($figure_the) } gastó { $points } puntos en su último turno, más de la mitad, y no tiene disparo defensivo: elige a otras o pasa.
refusal-only-on-foot = { CAP($figure_the) } va a caballo: nombra a alguien a pie.
refusal-other-missiles = { CAP($figure_the) } no dispara ni lanza lo mismo que { $target_the }: elige a quien sí.
refusal-out-of-range = { CAP($target_the) } está a { $hexes } hexágonos, y { $figure_the } dispara a { $most } como mucho: elige un blanco más cercano.
refusal-out-of-reach = { CAP($figure_the) } no está junto { AL($target_the) } y no puede atacar ahí: elige un blanco contiguo.
refusal-out-of-sight = { CAP($figure_the) } no ve { AL($target_the) } y no puede cargar ahí: elige un blanco a la vista.
refusal-outside-cover = { $at } está fuera de los hexágonos de este despliegue: oculta { AL($figure_the) } entre las filas { $top } y { $bottom } y las columnas { $left } y { $right }.
refusal-outside-post = { $at } está a más de { $hexes } hexágonos de { $centre }: coloca más cerca { AL($figure_the) }.
refusal-outside-the-arc = { CAP($target_the) } está fuera del arco frontal { DEL($figure_the) }: elige un blanco que esté dentro.
refusal-outside-the-lane = { CAP($figure_the) } solo puede disparar entre dos hombres de una fila en línea recta y a cuatro hexágonos o más; el de { $at } cierra la línea de fuego hacia { $target_the }: elige otro blanco.
refusal-over-others-at-contact = { CAP($figure_the) } no puede disparar por encima de la figura de { $at }, porque hay alguien de tu bando junto { AL($target_the) }: elige otro blanco.
refusal-over-others-at-cover = { CAP($figure_the) } no puede disparar por encima de la figura de { $at }, porque { $target_the } tiene más que cobertura ligera: elige otro blanco.
refusal-over-others-too-near = { CAP($figure_the) } no puede disparar por encima de la figura de { $at }, porque { $target_the } está a corto alcance: elige otro blanco.
refusal-owes-walk = { CAP($figure_the) } debe seguir { AL($what_the) } antes de que se haga otra cosa.
refusal-placed-there = { CAP($figure_the) } ya está así en { $at }: elige otro lugar.
refusal-pushes-on-foot = { CAP($figure_the) } va a caballo: el carro solo lo empuja gente a pie.
refusal-riders-join-only = { CAP($figure_the) } va a pie y, como se acordó, solo ataca por su cuenta { AL($target_the) }, que va a caballo: nombra un solo atacante, o solo jinetes.
refusal-rides-already = { CAP($figure_the) } ya va a caballo: elige a alguien a pie.
refusal-rides-nothing = { CAP($figure_the) } va a pie: elige un jinete para una carga o una contracarga.
refusal-route-too-long = Los puntos de movimiento { DEL($figure_the) } no alcanzan hasta { $at }: elige un recorrido más corto.
refusal-sets-down-first = { CAP($figure_the) } lleva a alguien a cuestas o un caballo de la brida: que siga, o termina su movimiento y déjalo en el suelo.
refusal-sharp-turn = { $at } no es de los tres hexágonos que { $figure_the } tiene delante en ese punto, y una carga no da giros cerrados: elige otro recorrido.
refusal-shot-this-turn = { CAP($figure_the) } ha disparado, y esto ocupa un turno entero: elige otra figura o espera un turno.
refusal-so-many-hexes = { $hexes ->
    [one] { CAP($figure_the) } debe retroceder un hexágono, ni más ni menos.
   *[other] { CAP($figure_the) } debe retroceder { $hexes } hexágonos, ni más ni menos.
}
refusal-somebody-between = { CAP($figure_the) } no puede disparar { AL($target_the) }, porque alguien en { $at } cierra la línea de fuego: elige otro blanco.
refusal-staves-no-barrel = { CAP($figure_the) } no puede desfondar un barril: solo lo hace el otro bando, mientras el carro está en el mapa.
refusal-steep-between = La ladera escarpada de { $at } oculta { AL($target_the) } de la vista { DEL($figure_the) }: por encima de su borde solo se ve a un vecino, así que elige otro blanco.
refusal-target-on-closed-ground = { CAP($figure_the) } no podría cabalgar hasta donde está { $target_the }: elige otro blanco.
refusal-too-dear = { $at } cuesta { $cost ->
    [one] un punto
   *[other] { $cost } puntos
}, y { $left ->
    [0] { $figure_the } ya no tiene ninguno
    [one] { AL($figure_the) } le queda uno
   *[other] { AL($figure_the) } le quedan { $left }
}: elige otro hexágono u otra figura.
refusal-too-dear-to-leave = Salir del mapa cuesta un punto, y { $figure_the } ya no tiene ninguno: elige otra figura.
refusal-too-dear-to-turn = Dar media vuelta cuesta { $cost } puntos, y { $left ->
    [0] { $figure_the } ya no tiene ninguno
    [one] { AL($figure_the) } le queda uno
   *[other] { AL($figure_the) } le quedan { $left }
}: sigue sin girar o elige otra figura.
refusal-too-far-from-cart = { CAP($figure_the) } está a más de { $hexes } hexágonos del carro: acércalo.
refusal-too-few-to-push = El carro lo empujan dos o más, cada uno nombrado una vez.
refusal-too-weak = { $attack } contra { $defence } es menos de 1:1: ataca con más fuerza o a menos defensores a la vez.
refusal-train-faces-outward = El carro debe entrar mirando hacia dentro del mapa.
refusal-train-too-dear = Los cuatro hexágonos del carro cuestan en total { $cost } puntos, y solo tiene { $left }: elige terreno llano.
refusal-tree-between = Los árboles de { $at } cierran la línea de fuego { DEL($figure_the) } { AL($target_the) }: elige otro blanco.
refusal-two-men = Hacen falta dos hombres para despejar un hexágono: nombra a dos.
refusal-unarmoured-first = { CAP($figure_the) } lleva armadura: elige antes a quien no la lleve.
refusal-was-attacked = { CAP($figure_the) } sufrió un ataque en el último turno del otro bando y no tiene disparo defensivo: elige a otras o pasa.
refusal-was-busy = { CAP($figure_the) } dedicó todo su último turno a otra cosa y no tiene disparo defensivo.
refusal-works-on-foot = { CAP($figure_the) } va a caballo: eso solo lo hace alguien a pie.
refusal-would-choke = En { $at } no hay sitio para los cuerpos: elige un hexágono que no quede cerrado.

clause-A1 =
    .title = La caja
    .gist = Dos mapas tácticos, más de 150 personajes, dos dados de diez caras y uno de seis, y mucho para otros juegos.
clause-A2a =
    .title = Fichas corregidas
    .gist = Se corrigen seis números impresos en las fichas: los de Ernest, Will'm, Bryn, Moonga, Tossaun y el caballo de Yesugai.
clause-A2b =
    .title = Clases y armas
    .gist = Cada personaje pertenece a una clase, que dice su nación, su armadura y lo que dispara o lanza.
clause-A2c =
    .title = Rangos
    .gist = Los capellanes mandan como caballeros, al-Kamil y Maarat son emires y Arnulf es sargento.
clause-A3a =
    .title = Caras de una ficha
    .gist = Un personaje está ileso, aturdido, herido o muerto, a pie o a caballo; quien queda aturdido ha dejado la silla.
clause-A3b =
    .title = Los aturdidos
    .gist = Un personaje aturdido no hace nada, y solo lo defiende lo que lleva encima.
clause-A3c =
    .title = Tres números
    .gist = El negro es el ataque, el rojo la defensa y el azul el movimiento; un círculo en torno al rojo indica armadura.
clause-A3d =
    .title = Escala
    .gist = Un hexágono mide dos metros y un turno dura menos de un minuto.
clause-A3e =
    .title = Sitio para un caballo
    .gist = Un jinete ocupa dos hexágonos, y ningún hexágono contiene nunca a dos seres vivos.
clause-A3f =
    .title = Marcadores
    .gist = Un marcador doblado sobre un personaje dice qué disparo reserva, o que carga o hace una contracarga.
clause-A3g =
    .title = Carro, barriles y caballo del carro
    .gist = Algunos escenarios añaden un carro, el caballo que lo arrastra y barriles llenos o vacíos.
clause-1-1a =
    .title = Llano
    .gist = Entrar cuesta 1, no cubre a nadie y no favorece a ningún bando en combate.
clause-1-1b =
    .title = Matorral
    .gist = Cuesta 2, da cobertura ligera y es mal terreno para luchar.
clause-1-1c =
    .title = Árboles
    .gist = Cuestan 2 a pie, están cerrados a los jinetes, dan cobertura ligera y son mal terreno para luchar.
clause-1-1d =
    .title = Laderas
    .gist = Una ladera cuesta 2, es mal terreno para luchar y da cobertura media contra los disparos que cruzan su borde.
clause-1-1e =
    .title = Agua
    .gist = Cuesta 5, solo entra quien va a pie y sin armadura, es mal terreno y da cobertura ligera salvo contra quien dispara desde la orilla.
clause-1-11 =
    .title = Nombres de los hexágonos
    .gist = Un hexágono se llama por la letra de su columna y por su número contando desde arriba; así se anotan los lugares ocultos.
clause-1-12a =
    .title = Árboles por completar
    .gist = Quince hexágonos de cada mapa cuentan como árboles enteros; en los demás hace falta medio hexágono de hojas.
clause-1-12b =
    .title = Dónde hay agua
    .gist = Un hexágono con algo de agua es agua y nada más, pero N11 es de árboles.
clause-1-12c =
    .title = Palmeras
    .gist = Una palmera hace un hexágono de árboles, con matorral a su alrededor.
clause-1-2a =
    .title = Elección del escenario
    .gist = Los jugadores acuerdan un escenario, que está completo o les deja elegir tropas y lugares.
clause-1-2b =
    .title = Un bando tras otro
    .gist = Cada bando dispara, se mueve y combate en su turno; después le toca al otro.
clause-1-2c =
    .title = Varios jugadores por bando
    .gist = Quienes comparten un bando juegan juntos sus fases.
clause-1-21a =
    .title = Fase 1: disparo ofensivo
    .gist = El bando al que le toca dispara primero, con todos los que no están en contacto.
clause-1-21b =
    .title = Fase 2: cargas
    .gist = Después anuncia sus cargas, una tras otra, y a cada una se puede responder con una contracarga.
clause-1-21c =
    .title = Fase 3: movimiento
    .gist = Sus personajes se mueven, y mientras lo hacen el otro bando puede dispararles.
clause-1-21d =
    .title = Fase 4: combate
    .gist = Los del bando que mueve que tocan al otro pueden atacar, salvo que hayan disparado o tengan marca de disparo.
clause-1-21e =
    .title = Fase 5: levantarse
    .gist = Quien quedó aturdido en el turno de jugador anterior, sea del bando que sea, vuelve a ponerse en pie.
clause-1-21f =
    .title = Una fase tras otra
    .gist = Ninguna fase empieza antes de que acabe la anterior; tras la quinta juega el otro bando.
clause-1-3a =
    .title = Seis armas
    .gist = Puñal, jabalina, honda, arco corto, arco largo y ballesta: cada una para quien empieza con ella.
clause-1-3b =
    .title = Un disparo cada uno
    .gist = Un personaje dispara una vez por fase de disparo; muchos pueden disparar al mismo blanco.
clause-1-31a =
    .title = Puñal arrojadizo
    .gist = Un Asesino puede lanzar en las dos fases de disparo y moverse cuanto quiera.
clause-1-31b =
    .title = Jabalina y arco corto
    .gist = Quien dispara una vez se mueve libremente; quien dispara en las dos fases, la mitad como mucho.
clause-1-31c =
    .title = Honda y arco largo
    .gist = Quien dispara una vez se mueve la mitad como mucho; quien dispara en las dos fases no se mueve.
clause-1-31d =
    .title = Ballesta
    .gist = Dispara solo en una de las dos fases, y quien la lleva no se mueve.
clause-1-31e =
    .title = Medio movimiento
    .gist = Las mitades se redondean hacia abajo, y quien no dispara en ninguna fase no tiene límite.
clause-1-32a =
    .title = En contacto no se dispara
    .gist = Nadie dispara mientras tenga al lado un enemigo que podría atacarlo donde está.
clause-1-32b =
    .title = Disparar o atacar
    .gist = Quien dispara en su turno o reserva un disparo para el siguiente no ataca.
clause-1-32c =
    .title = Aún en la lucha
    .gist = Quien dispara puede acercarse al enemigo y se defiende como cualquiera.
clause-1-33a =
    .title = Derecho al disparo defensivo
    .gist = Exige haberse movido dentro de los límites del arma, no haber sufrido ataques y, con ballesta, no haber disparado antes.
clause-1-33b =
    .title = Disparo a quien se mueve
    .gist = A un personaje que se mueve se le puede disparar en cualquier hexágono de su camino.
clause-1-33c =
    .title = La descarga
    .gist = Todos los que disparan en ese momento se nombran antes de tirar ningún dado, y desde entonces todos han disparado.
clause-1-33d =
    .title = Entre dos descargas
    .gist = Un blanco está a salvo hasta que recorre 1 hexágono más (herido a pie), 2 (a pie), 3 (a caballo) o 4 (cargando).
clause-1-33e =
    .title = Los que se quedan
    .gist = A nadie se le dispara antes de que eche a andar, salvo que su dueño diga que se queda donde está.
clause-1-33f =
    .title = Sin vuelta atrás
    .gist = Cuando los disparos pasan a un segundo blanco, el primero está a salvo por este turno.
clause-1-34a =
    .title = Marcas de las ballestas
    .gist = Al empezar su turno el dueño dice de cada ballestero en qué fase disparará, y no lo cambia.
clause-1-34b =
    .title = Marcas de los demás
    .gist = Los otros tiradores se marcan al disparar y conservan la marca solo mientras aún puedan disparar.
clause-1-34c =
    .title = Marcas nuevas
    .gist = Con cada nuevo turno de un bando se vuelven a poner todas sus marcas.
clause-1-35a =
    .title = Puñales y jabalinas
    .gist = Un Asesino tiene seis puñales y un jabalinero cuatro jabalinas; quien se queda sin ellos no puede lanzar.
clause-1-35b =
    .title = Pasar munición
    .gist = Los vecinos que ya se han movido y no tocan a ningún enemigo pueden repartírsela, sin pasar de lo que cada uno tenía al empezar.
clause-1-35c =
    .title = De los muertos
    .gist = En las mismas condiciones se puede tomar lo que le quedaba a un compañero muerto.
clause-1-35d =
    .title = Flechas contadas
    .gist = Arqueros y ballesteros tienen veinte flechas cada uno y se las reparten como las jabalinas.
clause-1-35e =
    .title = Piedras
    .gist = Un hondero siempre encuentra otra piedra.
clause-1-36 =
    .title = Resolver un disparo
    .gist = Un dado de diez caras por disparo, con sus modificadores, se lee según blanco, arma y cobertura; la armadura siempre cuenta.
clause-1-41 =
    .title = Línea de fuego
    .gist = Va recta del centro de un hexágono al centro del otro.
clause-1-42a =
    .title = Disparos rasos
    .gist = Ballesta, honda y puñal no pasan por un hexágono donde haya alguien vivo, hombre o animal, salvo que esté aturdido.
clause-1-42b =
    .title = Disparos altos
    .gist = Arcos y jabalinas pasan por encima de otros si el blanco está a medio o largo alcance, tiene como mucho cobertura ligera y no está junto a un amigo del que dispara.
clause-1-42c =
    .title = Gente en el agua
    .gist = Un personaje en el agua no cierra la línea de nadie.
clause-1-42d =
    .title = Desde la silla
    .gist = Un arquero a caballo dispara por encima de los amigos que están pegados a él.
clause-1-42e =
    .title = A través de una fila
    .gist = Arcos, ballestas y jabalinas disparan en línea recta entre dos de tres o más amigos en fila con las mismas armas, a blancos que estén a tres hexágonos o más de ella.
clause-1-42f =
    .title = Por encima de los ocultos
    .gist = Desde lo alto se dispara por encima de los de abajo a quienes tapa la ladera.
clause-1-43a =
    .title = Disparos entre matorral
    .gist = El matorral da cobertura ligera a quien está en él o detrás de él.
clause-1-43b =
    .title = Disparos hacia árboles
    .gist = Ningún disparo atraviesa un hexágono de árboles, pero puede acabar en él, contra cobertura ligera.
clause-1-43c =
    .title = Por encima del borde
    .gist = Para disparar por encima del borde de una ladera, el de abajo debe estar tan lejos de ella como el de arriba, o en la ladera misma, donde tiene cobertura media.
clause-1-43d =
    .title = Disparos sobre el agua
    .gist = Nadie dispara desde el agua y esta no detiene ningún disparo; quien está en ella tiene cobertura ligera, pero no contra la orilla.
clause-1-44 =
    .title = Jinetes a cubierto
    .gist = Si los dos hexágonos de un jinete lo cubren de distinto modo, vale la mejor cobertura.
clause-1-5a =
    .title = Capacidad de movimiento
    .gist = A pie 8, con armadura 6, los caballeros 4, y la mitad si van heridos; a caballo 15, con armadura 12, heridos o no.
clause-1-5b =
    .title = Quién se mueve
    .gist = Se mueven cuantos personajes se quiera, cada uno con sus puntos, que no se guardan ni se prestan.
clause-1-51-1 =
    .title = Otros en el camino
    .gist = Se pasa entre amigos, aturdidos y muertos; entre enemigos en pie no.
clause-1-51-2 =
    .title = Jinetes
    .gist = Ningún jinete entra en árboles ni en agua, aunque un caballo llevado de la brida sí puede.
clause-1-51-3 =
    .title = Entrar en el agua
    .gist = Solo la vadea quien va a pie y sin armadura, a 5 puntos por hexágono.
clause-1-51-4 =
    .title = Cadáveres
    .gist = Un hexágono con tres muertos o un caballo muerto cuesta un punto más.
clause-1-51-5 =
    .title = Montones de cadáveres
    .gist = Seis muertos, dos caballos muertos, o tres muertos y un caballo cierran un hexágono.
clause-1-52 =
    .title = Despejar un hexágono
    .gist = Dos hombres a pie dedican su turno a arrastrar a tres muertos o un caballo muerto al hexágono contiguo, o al agua, donde desaparecen.
clause-1-53 =
    .title = Llevar a cuestas
    .gist = Quien va a pie puede recoger a un aturdido por el camino a cambio de la mitad de los puntos que le quedan.
clause-1-54a =
    .title = Infiltración
    .gist = Por cada hexágono cruzado junto a un enemigo que podría atacarlo se tira un dado: hiere a quien va a pie con 5 o 6 y a un jinete con 6.
clause-1-54b =
    .title = Sus modificadores
    .gist = Quien va a pie y herido suma 1 al dado, y se resta 1 si todos esos enemigos están heridos.
clause-1-54c =
    .title = Detenerse allí
    .gist = Quien termina su camino en un hexágono así no tira por él.
clause-1-55a =
    .title = Girar el caballo
    .gist = Los tres hexágonos de delante de un jinete cuestan lo normal; el siguiente a cada lado 1 más, el otro 2 y el de detrás 3.
clause-1-55b =
    .title = Media vuelta
    .gist = Un jinete puede dar media vuelta en el sitio por 3 puntos.
clause-1-56a =
    .title = Anunciar una carga
    .gist = Las cargas se anuncian de una en una, cada una con su jinete, su blanco y su recorrido.
clause-1-56b =
    .title = Blanco a la vista
    .gist = El blanco debe estar en el arco frontal del jinete y a la vista; solo lo ocultan otros jinetes.
clause-1-56c =
    .title = Un largo recorrido
    .gist = Una carga recorre seis hexágonos o más y no da giros que cuesten puntos.
clause-1-56d =
    .title = Un final recto
    .gist = Sus cuatro últimos hexágonos van en línea recta hacia el blanco.
clause-1-56e =
    .title = Contracarga
    .gist = Antes de anunciarse la carga siguiente puede responder un jinete del otro bando, sea o no el blanco.
clause-1-56f =
    .title = De cara a la carga
    .gist = Necesita tener a quien carga en su propio arco frontal y a la vista.
clause-1-56g =
    .title = Dónde se encuentran
    .gist = Debe llegar a los dos últimos hexágonos del recorrido, de modo que ambos se encuentren de frente.
clause-1-56h =
    .title = Cuánto cabalga
    .gist = Recorre como mucho la mitad de hexágonos que la carga y no da giros que cuesten puntos.
clause-1-56i =
    .title = Una por cabeza
    .gist = En un turno un personaje sufre una carga como mucho, y responde a ella una sola contracarga.
clause-1-56j =
    .title = Sin marcha atrás
    .gist = Lo anunciado se cumple, por ese recorrido y por ningún otro.
clause-1-56k =
    .title = Sin disparos a quien encuentra respuesta
    .gist = No se dispara a un jinete que carga si sale una contracarga a su encuentro.
clause-1-56l =
    .title = El blanco sale al encuentro
    .gist = Un jinete contra el que se carga de frente desde seis hexágonos o más puede responder cabalgando dos hexágonos por el recorrido.
clause-1-57a =
    .title = Montar y desmontar
    .gist = Cada cosa lleva un turno sin hacer nada más y se cumple en la fase 5.
clause-1-57b =
    .title = Por el costado
    .gist = Se monta desde los dos hexágonos a los costados del caballo.
clause-1-57c =
    .title = Jinetes heridos
    .gist = Un personaje herido necesita dos turnos para montar.
clause-1-57d =
    .title = Quién puede montar
    .gist = Solo quienes empezaron como jinetes montan caballos capturados, y hombre y caballo vuelven a ser una ficha.
clause-1-58a =
    .title = Caballos sin jinete
    .gist = Un caballo sin jinete se queda donde está hasta que alguien lo toma.
clause-1-58b =
    .title = Llevarlo a pie
    .gist = Un personaje a pie se lleva un caballo al llegar a su lado.
clause-1-58c =
    .title = Llevarlo desde la silla
    .gist = Un jinete se lleva un caballo sin tirar el dado solo donde su movimiento empieza o termina junto a él.
clause-1-58d =
    .title = Agarrar una brida
    .gist = Al pasar tira un dado de diez caras: con 6 o menos el caballo lo acompaña; si no, este turno no es suyo.
clause-1-58e =
    .title = De quién es el caballo
    .gist = Un caballo sigue siendo de su bando mientras tenga al lado a uno de los suyos en pie, y después es de quien lo tome.
clause-1-58f =
    .title = Manos ocupadas
    .gist = Un jinete suelta el caballo que lleva cuando combate o lo atacan.
clause-1-58g =
    .title = Cuántos
    .gist = A pie se llevan tres caballos; desde la silla, uno.
clause-1-59a =
    .title = El caballo del carro
    .gist = Tiene 4 puntos y se mueve solo con alguien que estuviera a su lado al empezar la fase de movimiento.
clause-1-59b =
    .title = Paso del carro
    .gist = Un carro va tan deprisa como su caballo; dos hombres le dan 2 puntos, y tres o más le dan 3.
clause-1-59c =
    .title = Delante del carro
    .gist = La mitad trasera del caballo, o uno de los hombres, está en uno de los tres hexágonos de delante.
clause-1-59d =
    .title = Arneses
    .gist = Enganchar o desenganchar un caballo lleva un turno entero.
clause-1-59e =
    .title = Hexágonos de un carro
    .gist = Los jinetes no los pasan; a pie cuestan 4 y nadie se detiene en ellos.
clause-1-59f =
    .title = Disparos por encima de un carro
    .gist = Un carro en la línea da al blanco cobertura media.
clause-1-6 =
    .title = Apilamiento
    .gist = Pasar entre amigos, aturdidos y muertos es libre, pero ningún movimiento termina donde vive otro.
clause-1-7a =
    .title = Ataques
    .gist = Un personaje puede atacar a quien tiene al lado, una vez por turno; a un defensor pueden atacarlo después otros.
clause-1-7b =
    .title = Proporción
    .gist = El ataque se divide por la defensa, y lo que sobra favorece al defensor.
clause-1-7c =
    .title = Demasiado fuerte
    .gist = Por debajo de 1:1 nadie puede atacar.
clause-1-71a =
    .title = Terreno
    .gist = El mejor terreno de un bando desplaza la proporción una o dos columnas.
clause-1-71b =
    .title = El terreno de un jinete
    .gist = De los dos hexágonos de un jinete cuenta el peor.
clause-1-72a =
    .title = Uno contra varios
    .gist = Quien ataca a varios a la vez suma sus defensas.
clause-1-72b =
    .title = Varios contra uno
    .gist = Los atacantes luchan por separado, o suman sus ataques y ganan una columna.
clause-1-72c =
    .title = Varios contra un jinete
    .gist = Contra un defensor a caballo esa columna se da solo a varios jinetes.
clause-1-72d =
    .title = Quién recibe el golpe
    .gist = El dueño elige quién queda aturdido o herido; un retroceso mueve a todos los de ese bando en el combate.
clause-1-72e =
    .title = Rodeado
    .gist = Un personaje aturdido con enemigos por todos lados muere.
clause-1-72f =
    .title = Terrenos distintos
    .gist = Los atacantes conjuntos cuentan el peor de sus terrenos.
clause-1-73a =
    .title = Armadura
    .gist = Contra un defensor con armadura el dado cuenta 1 más.
clause-1-73b =
    .title = Algunos con armadura
    .gist = Si solo algunos defensores llevan armadura, el dado vale lo que sale y sufre uno sin ella.
clause-1-74a =
    .title = La carga
    .gist = Un jinete que carga ataca con la mitad más.
clause-1-74b =
    .title = La contracarga
    .gist = Un jinete en contracarga se defiende con la mitad más.
clause-1-74c =
    .title = Un combate aparte
    .gist = Quien carga y su adversario libran un combate propio, se haga lo que se haga además contra cualquiera de los dos.
clause-1-74d =
    .title = Papeles cambiados
    .gist = Si el de la contracarga se defiende con más de lo que el otro ataca, pasa a ser el atacante.
clause-1-75a =
    .title = Avance
    .gist = Tras un retroceso, un aturdimiento o una muerte el vencedor puede hacer avanzar a uno que luchó, 2 hexágonos a pie o 3 a caballo.
clause-1-75b =
    .title = Primer hexágono
    .gist = El avance entra primero en un hexágono cedido o donde yace el caído.
clause-1-75c =
    .title = En el acto
    .gist = Se hace antes del combate siguiente o nunca, y no cuesta nada de un movimiento posterior.
clause-1-75d =
    .title = Peligro en el camino
    .gist = Se tira infiltración como en un movimiento, pero no por quienes luchan en esta fase.
clause-1-76 =
    .title = Terreno cerrado
    .gist = Nadie ataca hacia un hexágono en el que no podría entrar.
clause-1-8a =
    .title = Derribado
    .gist = El dueño de un jinete que pierde la silla lo coloca junto a su caballo, y el caballo se queda.
clause-1-8b =
    .title = Sin sitio
    .gist = Si allí solo hay enemigos, muere; un amigo le habría hecho sitio.
clause-1-8c =
    .title = Caballos como blanco
    .gist = A un caballo solo se le ataca y se le dispara como a un jinete sin armadura; lo matan los disparos desde la C y los combates desde la E.
clause-1-8d =
    .title = Caballos que retroceden
    .gist = Un caballo enganchado arrastra su carro; uno llevado de la brida deja a quien lo lleva.
clause-1-8e =
    .title = Defensa de un caballo
    .gist = Es 1.
clause-C5a =
    .title = Modificadores de un disparo
    .gist = El medio alcance suma 1 y el largo 2; un tirador herido, 1; un blanco con armadura, 1.
clause-C5b =
    .title = Disparo contra jinetes
    .gist = La tabla para blancos a caballo, por fila y cobertura.
clause-C5c =
    .title = Disparo contra quien va a pie
    .gist = La tabla para blancos a pie, por fila y cobertura.
clause-C5d =
    .title = Qué hace un disparo a un jinete
    .gist = A lo hace retroceder 4 o le quita 4 de movimiento; B lo aturde y lo derriba; C lo hiere; D además lo derriba y mata al caballo; E lo mata a él y F a los dos.
clause-C5e =
    .title = Qué hace un disparo a pie
    .gist = A lo hace retroceder 2 o le quita 2 de movimiento; B lo hiere y, si se mueve, deja en la mitad lo que le queda; C lo mata.
clause-C5f =
    .title = Retrocesos
    .gist = Pasan entre amigos, que quizá deban hacer sitio, y nunca entre enemigos; quien no puede completar el camino queda herido.
clause-C5g =
    .title = Dos veces tocado
    .gist = Quien queda herido o aturdido por segunda vez muere, y también el aturdido que debe retroceder.
clause-C6a =
    .title = Tabla de terreno
    .gist = Cuántas columnas desplaza la proporción el terreno de ambos bandos.
clause-C6b =
    .title = Combate contra jinetes
    .gist = La tabla para defensores a caballo, por dado y proporción.
clause-C6c =
    .title = Combate contra quien va a pie
    .gist = La tabla para defensores a pie, por dado y proporción.
clause-C6d =
    .title = Qué hace el combate a un jinete
    .gist = A hiere a un atacante, B hace retroceder a los atacantes y C a los defensores; D aturde al jinete y mata a su caballo; E lo hiere, F además mata al caballo; G lo mata a él y H a los dos.
clause-C6e =
    .title = Qué hace el combate a pie
    .gist = A hiere a un atacante, B hace retroceder a los atacantes y C a los defensores; D aturde, E hiere y F mata.
clause-2-64 =
    .title = Balista
    .gist = Cuatro personajes que no hacen otra cosa la llevan 2 hexágonos por llano o 1 por terreno difícil, y dispara a través de su propio mantelete.
clause-2-69-1 =
    .title = Escalas
    .gist = Subir por una escala y pasar de ella al adarve lleva más de un turno.
clause-2-69-2 =
    .title = Saeteras
    .gist = Por ellas no se usan jabalinas, hondas ni puñales.
clause-2-69-3 =
    .title = Puñales y altura
    .gist = Un puñal cuenta una banda de alcance más por cada nivel entre quien lo lanza y el blanco, y llega a dos niveles.
clause-2-69-4 =
    .title = Jabalinas y altura
    .gist = Una jabalina cuenta una banda de alcance más si hay dos niveles o más.
clause-2-69-5 =
    .title = Tras las murallas
    .gist = Los defensores de una muralla pueden caer en el pánico, pero nunca huyen.
clause-2-69-6 =
    .title = Curación
    .gist = Las heridas se curan con una tabla de otra hoja.
clause-2-7 =
    .title = Suministro
    .gist = Las tropas sin suministro pierden moral y movimiento cada dos días, y al final una columna en combate.
clause-2-8a =
    .title = Cadena de mando
    .gist = Un mando llega a quienes están uno o dos rangos por debajo, hasta donde su rango permite.
clause-2-8b =
    .title = Fuera de mando
    .gist = Aquel a quien no llega ninguna orden no dispara ni va junto a un enemigo, y su moral es 1 peor.
clause-2-8c =
    .title = Cerca del jefe
    .gist = Quienes están a 5 hexágonos o menos de su comandante en jefe ganan una columna.
clause-2-8d =
    .title = Moral
    .gist = Quien falla una prueba de moral cae en el pánico o huye.
clause-3-58a =
    .title = Pedir clemencia
    .gist = Quien está herido o rodeado del todo puede pedir por su vida a un caballero que esté a 5 hexágonos o menos.
clause-3-58b =
    .title = A quién se perdona
    .gist = Solo se captura a caballeros, los mamelucos reales entre ellos, o por acuerdo a todos menos a los campesinos.
clause-3-58c =
    .title = Guardias
    .gist = A un cautivo lo retiene un guardia de su condición o de la siguiente, o dos de condición inferior.
clause-3-58d =
    .title = Cautivos
    .gist = Un cautivo tiene poca fuerza, y el que escapa necesita caballo y armas para recobrar la suya.
clause-4-0a =
    .title = Entrar en el mapa
    .gist = Quienes empiezan fuera del mapa entran por los hexágonos que dice el escenario, a su coste habitual.
clause-4-0b =
    .title = Salir del mapa
    .gist = Donde el escenario lo permite, los personajes salen por el borde del mapa por 1 punto y no vuelven.
clause-4-0c =
    .title = Escondidos
    .gist = Los personajes ocultos se anotan por hexágono y se descubren cuando actúan o un enemigo llega a su lado.
clause-4-0d =
    .title = Puntos de bajas
    .gist = Un bando suma los puntos de los que ha matado, y la mitad por los que están heridos al final.
clause-4-0e =
    .title = Victoria por puntos
    .gist = Con una ventaja de 10 puntos se gana; con menos hay empate.
clause-4-0-1 =
    .title = Fichas antiguas
    .gist = Los personajes de los juegos anteriores toman la armadura de su clase y se mueven como estos.
clause-4-0-2 =
    .title = Puntos de un personaje
    .gist = Lo que vale un personaje depende de su ataque, su defensa, su armadura y su arma.
clause-4-1-1 =
    .title = La aguada
    .gist = Unos cruzados con un carro van por agua y los sarracenos intentan impedirlo.
clause-4-1-2 =
    .title = Patrulla
    .gist = Unos jinetes cruzados registran tres de cinco bosquecillos y salen por el sur, entre jinetes sarracenos ocultos.
clause-4-1-3 =
    .title = El emisario
    .gist = Una dama y su escolta cruzan el olivar, y los Asesinos aguardan al barón.
clause-4-1-4 =
    .title = Emboscada bajo los olivos
    .gist = Un carro cruzado y sus guardias pasan entre sarracenos ocultos.
clause-4-1-4a =
    .title = Trinchera
    .gist = Una trinchera da cobertura ligera solo contra quien dispara desde el mismo tramo recto.
clause-4-1-5 =
    .title = Duelo de vanguardias
    .gist = Los dos bandos eligen sus tropas y se encuentran en ambos mapas.
clause-4-1-6 =
    .title = La guardia del sultán
    .gist = El rey Ricardo cae sobre Saladino entre sus mamelucos, y la muerte de cualquiera de los dos lo decide.
clause-4-1-7 =
    .title = La puerta fortificada
    .gist = Los cruzados escalan una muralla para abrir la puerta desde dentro.
clause-4-1-8 =
    .title = Primera sangre
    .gist = Once personajes se encuentran junto a la aguada durante seis turnos, y gana quien más puntos suma.
clause-B1 =
    .title = Juegos anteriores
    .gist = Estas reglas pueden servir también para los juegos anteriores de la serie.
clause-B2 =
    .title = Infantes a caballo
    .gist = Los sargentos a pie pueden montar cualquier caballo y atacan con 5 más.
clause-D1-1a =
    .title = Matorral para los caballos
    .gist = El matorral cuesta 4 a un caballo.
clause-D1-1b =
    .title = Laderas para los caballos
    .gist = Una ladera cuesta 4 a un caballo.
clause-D1-1c =
    .title = Laderas escarpadas
    .gist = Una ladera escarpada cuesta 4 a pie y 8 a un caballo.
clause-D1-21 =
    .title = Levantarse, otra vez
    .gist = Un juego posterior repite que los aturdidos vuelven a estar en pie al turno de jugador siguiente.
clause-D1-31 =
    .title = Tiradores en marcha
    .gist = A ningún tirador se le reduce el movimiento a la mitad; los que no podían moverse siguen sin poder.
clause-D1-33 =
    .title = Disparo sin pausa
    .gist = A quien se mueve se le puede disparar en cada hexágono, y los tiradores se nombran de uno en uno.
clause-D1-34 =
    .title = Sin marcas
    .gist = Nadie recibe marca, ni siquiera los ballesteros.
clause-D1-36 =
    .title = Disparos perdidos
    .gist = Un disparo que falla puede alcanzar a alguien junto a su blanco.
clause-D1-54 =
    .title = Infiltración más dura
    .gist = Cada enemigo junto a un hexágono cruzado tira un dado de diez caras, que puede matar.
clause-D1-57 =
    .title = Montar deprisa
    .gist = Montar y desmontar cuesta 2 puntos, con armadura 3, y el movimiento sigue.
clause-D1-58a =
    .title = Mano segura
    .gist = Una brida se agarra sin tirar el dado.
clause-D1-58b =
    .title = Saltar el agua
    .gist = Un jinete puede saltar uno o dos hexágonos de agua con cierto riesgo.
clause-D1-8 =
    .title = Caballos con armadura
    .gist = Los caballos con gualdrapa llevan armadura propia y se defienden con 2 o más.
clause-D5 =
    .title = Alcances más cortos
    .gist = Todas las armas menos el puñal alcanzan menos.
clause-D6 =
    .title = Resultado D
    .gist = En combate contra un jinete, D lo aturde y respeta al caballo.

ruling-R1 =
    .question = ¿Qué columnas de un mapa están más abajo?
    .answer = Las de A, C, E y así hasta Y.
    .reason = Solo entonces los seis árboles de la aguada rodean W12.
ruling-R2 =
    .question = ¿Qué bando tiene el primer turno?
    .answer = El que dice el escenario.
    .reason = El libro lo deja a los escenarios.
ruling-R3 =
    .question = ¿Cuándo se levanta quien quedó aturdido?
    .answer = Al final del turno de jugador siguiente, sea del bando que sea y quedara aturdido en la fase que fuera.
    .reason = El libro mira un turno atrás, y su traductor dice que se trata de un turno de jugador.
ruling-R4 =
    .question = ¿Qué hizo el segundo bando antes de su primer turno?
    .answer = Nada: sus personajes no se han movido, disparado ni combatido, y sus ballesteros tienen marca de disparo defensivo.
    .reason = Aún no ha pasado nada que pudiera atarlos.
ruling-R5 =
    .question = ¿Cuánto puede moverse quien dispara solo en defensa?
    .answer = Lo mismo que quien dispara solo en ataque: jabalina, arco corto y puñal libremente, honda y arco largo la mitad, la ballesta nada.
    .reason = La tabla distingue un disparo de dos y no tiene otro renglón para esto.
ruling-R6 =
    .question = ¿La mitad de qué?
    .answer = De la capacidad que tiene en su estado actual, contada en puntos gastados en la fase de movimiento; retroceder, hacer sitio y avanzar no gastan nada de ella.
    .reason = No son movimientos de la fase de movimiento.
ruling-R7 =
    .question = ¿Deben decir antes los arqueros que dispararán en defensa?
    .answer = No, solo los ballesteros eligen al empezar el turno. En los demás depende de lo que hicieron: un disparo en la fase 1, puntos gastados, un ataque.
    .reason = Para ellos las marcas solo ayudan a recordar.
ruling-R8 =
    .question = ¿Puede hacer otra cosa un ballestero con marca si no dispara?
    .answer = No, en ese turno no se mueve ni ataca.
    .reason = Lo elegido no se cambia.
ruling-R9 =
    .question = ¿Qué ataques quitan el derecho al disparo defensivo?
    .answer = Los sufridos cuerpo a cuerpo en el último turno del otro bando antes de este; que le disparen a uno no quita nada.
    .reason = Solo entonces se le podía atacar.
ruling-R10 =
    .question = ¿Cuándo se puede disparar a quienes no se mueven?
    .answer = Cuando acaba la fase de movimiento: a todos los que se quedaron, incluidos los aturdidos, se les puede disparar entonces una vez a cada uno, un blanco tras otro.
    .reason = Nadie debe estar a salvo por no decir que se queda, y una sola pregunta basta para todos.
ruling-R11 =
    .question = ¿En qué momentos se puede disparar a quien se mueve?
    .answer = En cada hexágono en que entra, también el primero y el último, y tras una media vuelta; siempre antes del dado por dejar el hexágono.
    .reason = El libro permite cualquier momento en cualquier hexágono.
ruling-R12 =
    .question = ¿Cómo se cuenta el camino entre dos descargas?
    .answer = En hexágonos en que se ha entrado, un jinete con su mitad delantera, desde el de la última descarga; el estado en que esta lo deja dice cuántos hacen falta.
    .reason = La lista lo describe tal como sigue su camino.
ruling-R13 =
    .question = ¿Cómo actúan juntos los disparos de una descarga?
    .answer = Se tiran en el orden nombrado, en la tabla que correspondía entonces al blanco, y cada uno sobre lo que dejó el anterior; cuando muere se pierden los demás, y lo que se le quita de movimiento se suma.
    .reason = Salieron en el mismo momento.
ruling-R14 =
    .question = ¿Puede quien se mueve cambiar de camino tras una descarga?
    .answer = Sí, con lo que le queda; un jinete que carga no.
    .reason = Solo el recorrido de una carga es fijo.
ruling-R15 =
    .question = ¿Qué significa perder 2 o 4 hexágonos?
    .answer = Otros tantos de los puntos de movimiento que le quedan, hasta ninguno.
    .reason = La capacidad se cuenta en puntos.
ruling-R16 =
    .question = ¿Qué le queda a quien cae herido por el camino?
    .answer = A pie, la mitad de los puntos que le quedaban, redondeada hacia abajo, y no se le quita nada más en este turno, sea por un disparo o por infiltración. Un jinete conserva sus puntos salvo los que quita A.
    .reason = La hoja reduce a la mitad una vez, y los jinetes heridos se mueven tanto como los demás.
ruling-R17 =
    .question = ¿Desde dónde dispara un jinete y dónde se le alcanza?
    .answer = Dispara desde su hexágono delantero. Se le dispara en aquel de sus hexágonos que tiene línea y la menor suma de banda de alcance y cobertura, o en el delantero si son iguales; su propia otra mitad no tapa ninguno.
    .reason = La flecha de la ficha señala su centro, y quien dispara elegiría la mitad más fácil.
ruling-R18 =
    .question = ¿Qué hexágonos cruza una línea?
    .answer = Los que, entre los extremos, tienen vértices a ambos lados de ella; tocar un vértice no es cruzar.
    .reason = Es exacto, y lo mismo en ambas direcciones.
ruling-R19 =
    .question = ¿Y si una línea corre por el lado común de dos hexágonos?
    .answer = Cuenta el que estorba menos, de nuevo en cada lado así, y el disparo es imposible solo donde ambos lo cierran. Ambos deben ser altos para que la línea vaya por lo alto.
    .reason = El arquero se inclina hacia el lado abierto.
ruling-R20 =
    .question = ¿Se suman las coberturas de varias cosas?
    .answer = No, cuenta la mejor: la del hexágono del blanco, la de los hexágonos cruzados o la del borde de la ladera. El hexágono de quien dispara no da ninguna.
    .reason = Ninguna cláusula suma coberturas.
ruling-R21 =
    .question = ¿Quién está en medio de un disparo?
    .answer = Todo el que está en pie y todo caballo vivo, de cualquier bando y con sus dos mitades; no los muertos, los aturdidos ni los que están en el agua.
    .reason = La cláusula nombra a los vivos y exceptúa a los aturdidos.
ruling-R22 =
    .question = ¿Cuándo necesitan arcos y jabalinas las tres condiciones de un disparo alto?
    .answer = Siempre que hay alguien en medio, y entonces las tres; un amigo cuenta como junto al blanco si está en pie.
    .reason = Limitan los disparos por encima de otros y nada más.
ruling-R23 =
    .question = ¿Por encima de quién dispara un arquero a caballo?
    .answer = De los amigos a pie junto a su hexágono delantero, a cualquier alcance y cobertura, aunque toquen al blanco; los demás lo estorban como siempre.
    .reason = En la figura impresa está más alto que el hombre de al lado.
ruling-R24 =
    .question = ¿A qué hexágonos se dispara a través de una fila?
    .answer = Dos amigos a pie y en pie ocupan dos hexágonos contiguos ante el que dispara y son parte de una cadena de tres o más de una clase. A cuatro hexágonos o más, el pasillo es el hexágono o los dos que quedan en línea recta entre ellos; esos dos no estorban entonces.
    .reason = Es la figura impresa, para filas rectas y quebradas.
ruling-R25 =
    .question = ¿Cómo se juzga un disparo por encima del borde?
    .answer = Cruza el borde si solo un extremo está en lo alto; con los dos abajo, un hexágono alto entre ellos lo cierra. El de abajo debe estar tan lejos del hexágono de ladera bajo el borde como el de arriba, o hallarse en él: entonces puede disparar y se le dispara con cobertura media.
    .reason = Pone en hexágonos la frase impresa.
ruling-R26 =
    .question = ¿Por encima de quién se dispara desde lo alto?
    .answer = De los que están más allá del borde y no se ven según R25, con cualquier arma.
    .reason = El libro libera esos disparos sin nombrar armas.
ruling-R27 =
    .question = ¿Quién está a la orilla del agua?
    .answer = Quien dispara desde un hexágono que toca agua de la misma charca en que está el blanco.
    .reason = Las palabras no dicen más.
ruling-R28 =
    .question = ¿Un carro en la línea cubre solo de las flechas?
    .answer = De todas las armas: el blanco tiene al menos cobertura media.
    .reason = Un carro detiene también los virotes.
ruling-R29 =
    .question = ¿Ayuda la armadura contra disparos a quien va a pie?
    .answer = Sí, suma 1 al dado como a los jinetes.
    .reason = La hoja lo dice sobre una sola tabla, pero 1.36 lo dice de las dos.
ruling-R30 =
    .question = ¿Hay caras del dado que siempre aciertan o fallan?
    .answer = No, solo cuenta la fila tras todos los modificadores, y más allá de la última fila un disparo falla.
    .reason = Las últimas filas están impresas como abiertas hasta el final.
ruling-R31 =
    .question = ¿Qué hace un disparo a los aturdidos?
    .answer = Están a pie: B y C matan, y también A en el disparo ofensivo; en el defensivo A no hace nada.
    .reason = No pueden retroceder ni tienen movimiento que perder.
ruling-R32 =
    .question = ¿Impide disparar un caballo sin jinete que está al lado?
    .answer = No.
    .reason = No puede atacarlo.
ruling-R33 =
    .question = ¿Cuándo y cómo cambian de manos las armas arrojadizas?
    .answer = En la fase 3, entre figuras contiguas a las que ningún enemigo pueda atacar, cuantas se quiera dentro de lo que cada una tenía al principio; con ello termina el movimiento de ambas. De un muerto se toman en su hexágono o al lado.
    .reason = El reglamento las quiere una al lado de la otra al final de su movimiento.
ruling-R34 =
    .question = ¿En qué orden se mueven los personajes, y se puede siempre avanzar un hexágono?
    .answer = Uno acaba su movimiento, y deja lo que lleva, antes de que empiece el siguiente. Sin los puntos que cuesta un hexágono nadie entra en él.
    .reason = Lo que cuesta cada hexágono se entiende al pie de la letra.
ruling-R35 =
    .question = ¿Cómo se cuentan juntos los cadáveres?
    .answer = Un muerto cuenta 1 y un caballo muerto 3 en cada uno de sus hexágonos: desde 3 un hexágono cuesta 1 más, desde 6 está cerrado; quien está en él puede salir.
    .reason = Así salen bien todos los casos impresos.
ruling-R36 =
    .question = ¿Estorba un caballo sin jinete?
    .answer = El que tiene el otro bando no se pasa, igual que un enemigo; el que no es de nadie se puede pasar, pero no compartir su hexágono.
    .reason = Los animales cuentan entre los vivos.
ruling-R37 =
    .question = ¿Cómo se despeja un hexágono?
    .answer = Lo hacen dos hombres a pie que están en él o al lado, sin enemigos que puedan atacarlos: en la fase 5 los cuerpos pasan a un hexágono contiguo que no quede cerrado por ellos. El agua se los traga.
    .reason = La fase 5 es la hora de todo lo que ocupa un turno entero.
ruling-R38 =
    .question = ¿A quién se lleva a cuestas, y dónde se lo deja?
    .answer = A un aturdido de cualquier bando; lo lleva un hombre a pie que ha llegado a su hexágono y conserva la mitad de sus puntos, redondeada hacia abajo. Por el camino está fuera de juego; cuando acaba el movimiento queda en un hexágono libre junto a quien lo lleva, donde podría estar en pie. Si este cae, lo elige el dueño del aturdido, que se levanta a su hora.
    .reason = Es una prolongación de la ficha que lo lleva.
ruling-R39 =
    .question = ¿Cuándo se cruza un hexágono?
    .answer = Cuando se entra y se sale de él en el mismo movimiento; un jinete, cuando entró su mitad delantera y han salido las dos. Donde empieza y donde acaba no se cruza.
    .reason = El libro no pide dado donde acaba un movimiento.
ruling-R40 =
    .question = ¿Cuándo se tira la infiltración?
    .answer = Antes del paso que sale del hexágono y después de los disparos allí. El muerto yace en ese hexágono, el caballo de un jinete muerto queda en su lugar y el herido puede seguir.
    .reason = El peligro está en pasar.
ruling-R41 =
    .question = ¿También se infiltran los jinetes que cargan?
    .answer = Sí, y los de una contracarga; girar sin salir no es cruzar.
    .reason = No hay excepción impresa.
ruling-R42 =
    .question = ¿Pueden darse los dos modificadores de la infiltración?
    .answer = Sí: 1 más a quien va herido y a pie, 1 menos si están heridos todos los que podrían atacar ese hexágono.
    .reason = El libro no excluye ninguno por el otro.
ruling-R43 =
    .question = ¿Qué mitad de un jinete se queda al girar?
    .answer = Hacia los tres hexágonos de delante, la trasera sigue a la delantera; hacia cualquier otro, la delantera da la vuelta y la trasera se queda.
    .reason = Así 1, 2 y 3 puntos más son giros de uno, dos y tres lados, y media vuelta con un paso cuesta lo mismo.
ruling-R44 =
    .question = ¿Puede un jinete pasar entre amigos?
    .answer = Su mitad delantera puede entrar en sus hexágonos; ninguna mitad acaba donde vive alguien.
    .reason = Pasar es libre para todos.
ruling-R45 =
    .question = ¿Qué recorridos puede seguir una carga?
    .answer = Seis hexágonos o más, siempre delante del jinete, ninguno cerrado ni ocupado por un enemigo en pie, dentro de sus puntos; los cuatro últimos y un hexágono del blanco en línea recta, los dos últimos libres. No se carga contra nadie donde un jinete no podría entrar.
    .reason = Son las condiciones impresas hexágono a hexágono, y 1.76.
ruling-R46 =
    .question = ¿Cuándo está alguien en el arco y a la vista?
    .answer = Cuando uno de sus hexágonos está en el arco y tiene línea libre desde el hexágono delantero del jinete. Árboles y bordes tapan la vista como los disparos, y también los jinetes; nada más.
    .reason = En el libro solo los jinetes ocultan un blanco.
ruling-R47 =
    .question = ¿Cuándo se ejecutan las cargas?
    .answer = Antes que nada en la fase 3, en el orden del anuncio; quien carga no hace otra cosa en esa fase.
    .reason = Con recorridos fijos no debe interponerse nada propio.
ruling-R48 =
    .question = ¿Qué jinetes no pueden cargar?
    .answer = Los que dispararon o tienen marca de disparo, y los que llevan un caballo de la brida. Una herida no lo impide.
    .reason = Quien dispara no ataca.
ruling-R49 =
    .question = ¿Y si algo estorba una carga por el camino?
    .answer = Si se le acaban los puntos, el hexágono siguiente está cerrado o el final está ocupado, el jinete se para allí o donde pudo quedarse por última vez; la carga se pierde y puede atacar sin su ventaja. Derribado o muerto, ha terminado.
    .reason = La ventaja es por el recorrido entero.
ruling-R50 =
    .question = ¿Qué camino sigue una contracarga?
    .answer = Solo hexágonos delante del jinete, dentro de sus puntos y de la mitad de los de la carga, sin pasar entre enemigos; sus dos últimos pasos van al último hexágono del recorrido y luego al anterior.
    .reason = Así queda en los dos, de cara a la carga.
ruling-R51 =
    .question = ¿Dónde se para quien carga y encuentra respuesta?
    .answer = Con la mitad delantera en el tercer hexágono del recorrido contando desde el final y la trasera en el cuarto; el otro ha cabalgado primero.
    .reason = Cada uno tiene dos de los cuatro últimos hexágonos.
ruling-R52 =
    .question = ¿Cuándo puede hacer la contracarga el propio blanco?
    .answer = Cuando el último hexágono del recorrido es uno de los tres que tiene delante: cabalga dos hexágonos por él, tuviera lo que tuviera en su arco y a la vista.
    .reason = El libro le da este derecho en una frase aparte.
ruling-R53 =
    .question = ¿Qué jinetes no pueden hacer una contracarga?
    .answer = Los que ya hacen otra, los blancos de otra carga de esta fase y los que llevan un caballo de la brida. Quien la ha declarado no es blanco de cargas posteriores y no dispara más en este turno; su propio turno siguiente es completo.
    .reason = Una cosa cada vez.
ruling-R54 =
    .question = ¿Qué pasa con el blanco de una carga que encuentra respuesta?
    .answer = Quien carga no lo ataca; los dos jinetes luchan solos entre sí.
    .reason = Se encuentran antes de llegar a él.
ruling-R55 =
    .question = ¿Cómo se monta y se desmonta?
    .answer = En un turno sin nada más, en un flanco del caballo; el jinete desmonta en un hexágono libre de un flanco, y si no lo hay no desmonta. Un herido monta en dos turnos propios seguidos. El caballo queda como está. Quien retrocede, queda aturdido o muere antes de la fase 5 pierde el turno.
    .reason = El diagrama señala los flancos y el texto nombra la fase 5.
ruling-R56 =
    .question = ¿Dónde está un caballo llevado de la brida?
    .answer = Con quien lo lleva mientras este se mueve: fuera del mapa, sin ser blanco ni estorbar a nadie, sin coste y sin que lo detengan árboles ni agua. Cuando acaba el movimiento, como sea, se lo deja: junto a un jinete, en paralelo y medio hexágono más atrás; junto a un hombre a pie, en dos hexágonos libres y con la parte delantera a su lado. Sin sitio queda donde se lo tomó y ya nadie lo lleva.
    .reason = Es una prolongación de la ficha que lo lleva.
ruling-R57 =
    .question = ¿De quién es un caballo sin jinete?
    .answer = De su bando mientras alguien lo lleve o esté en pie a su lado uno de los suyos; si no, de nadie: entonces cualquiera puede tomarlo, y es del bando de su último jinete o guía. Quien monta o desmonta suelta las bridas que llevaba, y también el jinete que ataca o es atacado.
    .reason = El libro lo deja a quien esté junto a él.
ruling-R58 =
    .question = ¿Cuándo agarra un jinete una brida al pasar?
    .answer = De camino, con puntos por gastar y su mitad delantera junto al caballo, y una vez por caballo y turno. Antes de su primer paso, sin puntos o después de pararse no necesita dado.
    .reason = El dado se le pide solo mientras sigue cabalgando.
ruling-R59 =
    .question = ¿Cómo se mueve el caballo del carro con quien lo lleva?
    .answer = Lo lleva alguien que esté junto a él al empezar la fase y que no haya actuado. El caballo va primero, hexágono a hexágono, y paga de sus propios 4 puntos; da cada paso solo si quien lo lleva, con todos donde están, podría llegar aún a un hexágono libre a su lado. Después anda este, y acaba junto a él mientras pueda; en esa fase no lo deja.
    .reason = Los dos tienen puntos, y un hexágono es una acción.
ruling-R60 =
    .question = ¿Cómo gira un carro enganchado?
    .answer = Caballo y carro se siguen como una cuerda de cuatro hexágonos: el caballo va de frente o a una diagonal delantera, y cada parte ocupa el hexágono de la que la precede. Sin medias vueltas, ni árboles, ni agua.
    .reason = Así el caballo queda en uno de los tres hexágonos de delante.
ruling-R61 =
    .question = ¿Cómo se empuja un carro?
    .answer = Dos o más a pie, todos junto a él al empezar la fase y uno delante, ninguno de los cuales haya actuado. El carro va de frente o a una diagonal delantera suya, por encima de ellos si hace falta, mientras todos puedan llegar aún a su lado. Después andan, cada uno para acabar junto a él mientras pueda, y no hacen otra cosa en esa fase.
    .reason = Como con el caballo.
ruling-R62 =
    .question = ¿Cuándo se mira que no haya dos en un hexágono?
    .answer = Al final de cada movimiento, retroceso y avance.
    .reason = Al final de la fase quizá habría que deshacer un movimiento.
ruling-R63 =
    .question = ¿Se anuncian todos los ataques a la vez?
    .answer = Sí, primero todos los combates de la fase, entre ellos las cargas que llegaron; después se libran en el orden del atacante, con la proporción de ese momento. El que ya no es posible se descarta.
    .reason = 1.75d habla de combates que aún están por venir.
ruling-R64 =
    .question = ¿Pueden varios atacar a varios?
    .answer = No: uno contra uno, uno contra varios o varios contra uno. Si hay varios defensores van todos a caballo o todos a pie, y puede haber entre ellos un aturdido.
    .reason = El libro no trae otro caso y tiene dos tablas.
ruling-R65 =
    .question = ¿Pueden atacar juntos a un jinete quienes van a pie?
    .answer = Sí, suman sus ataques; la columna se da solo si dos o más atacantes van a caballo.
    .reason = La hoja la da a varios atacantes a caballo.
ruling-R66 =
    .question = ¿Y si los desplazamientos salen de la tabla?
    .answer = Se suman todos. A la izquierda de 1:1 no hay ataque y a la derecha de 12:1 vale 12:1; ningún desplazamiento remedia fuerzas por debajo de 1:1.
    .reason = Un ataque por debajo de 1:1 es imposible.
ruling-R67 =
    .question = ¿Qué terreno cuenta con varios defensores?
    .answer = El peor de ellos y, para un jinete, el peor de sus hexágonos.
    .reason = El libro dice lo mismo de los jinetes y de los atacantes conjuntos.
ruling-R68 =
    .question = ¿Sobre quién cae un resultado?
    .answer = De D a H sobre un defensor y A sobre un atacante, que elige el dueño, antes uno sin armadura si hay de ambos; B y C mueven a todos.
    .reason = 1.72d y 1.73b juntas.
ruling-R69 =
    .question = ¿Debe librarse una carga que llegó?
    .answer = Sí, si alcanza 1:1, en cualquier puesto del orden de los combates. Nadie se une a ella y otros pueden atacar aparte al mismo hombre; sin su blanco se acaba la ventaja.
    .reason = No puede anularse.
ruling-R70 =
    .question = ¿Cómo cambian de papel el que carga y el de la contracarga?
    .answer = Cuando la defensa de uno con su ventaja supera el ataque del otro con la suya: entonces ataca con su ataque y la mitad más, contra la defensa y la mitad más.
    .reason = Toma el papel con lo que le corresponde.
ruling-R71 =
    .question = ¿Cómo retrocede quien va a pie?
    .answer = Por hexágonos en que puede entrar, a elección de su dueño, cada uno más lejos de donde estaba y sin salir del mapa. Tira infiltración por cada hexágono, también el último, junto a un enemigo que podría atacarlo.
    .reason = La hoja manda tirar al pasar y al detenerse.
ruling-R72 =
    .question = ¿Cómo retrocede un jinete o un caballo?
    .answer = Puede dar media vuelta y luego va hacia delante, y su mitad delantera acaba tan lejos como es largo el retroceso; uno de 1 puede ser también un paso hacia atrás. Se tira por los hexágonos en que entra, por orden, y luego por los que no ha dejado.
    .reason = Dos hexágonos necesitan sitio.
ruling-R73 =
    .question = ¿Quién hace sitio a un retroceso?
    .answer = Un amigo a pie y en pie en el hexágono donde acaba; va a un hexágono libre contiguo y tira si un enemigo podría atacarlo. Él no desplaza a nadie.
    .reason = Es lo que pide la hoja, sin hacer cadenas.
ruling-R74 =
    .question = ¿Y si un retroceso es imposible?
    .answer = Se queda y cae herido, o muere si ya lo estaba; un caballo solo muere. Si no ha muerto, nadie avanza.
    .reason = La hoja no conoce retrocesos más cortos, y no se ha cedido nada.
ruling-R75 =
    .question = ¿Cuánto y adónde avanza el vencedor?
    .answer = Hasta 2 hexágonos a pie y 3 a caballo, cuesten lo que cuesten, pero no adonde no podría ir ni para acabar sobre alguien vivo. Un jinete puede girar libremente. Si el caballo de un jinete caído sigue en pie, solo abre el paso el hexágono donde yace el jinete. Los defensores avanzan como los atacantes; una herida sola no da nada.
    .reason = El libro cuenta ahí hexágonos y nombra a los dos bandos.
ruling-R76 =
    .question = ¿Quién no pone en peligro un avance?
    .answer = Todo el que atacó, fue atacado o está en un combate anunciado de esta fase.
    .reason = Tienen las manos ocupadas, antes de su combate y después.
ruling-R77 =
    .question = ¿Cuándo está rodeado un aturdido?
    .answer = Cuando cada hexágono del mapa contiguo al suyo tiene un enemigo en pie; se mira después de cada movimiento y avance.
    .reason = El libro dice que ocurre durante la acción.
ruling-R78 =
    .question = ¿Cuándo se puede atacar un hexágono?
    .answer = Cuando el atacante podría entrar en un hexágono del blanco contiguo al suyo; en uno cerrado por cadáveres no podría.
    .reason = La cláusula es general.
ruling-R79 =
    .question = ¿Importa en combate la orientación de un jinete?
    .answer = No, ataca y se le ataca por sus ocho hexágonos.
    .reason = La orientación se menciona solo para moverse y cargar.
ruling-R80 =
    .question = ¿Dónde se coloca a un jinete derribado?
    .answer = En un hexágono contiguo a cualquiera de las mitades de su caballo, a elección del dueño, en que pueda entrar y donde no viva nadie. Si no hay, le hace sitio un amigo a pie; si tampoco lo hay, muere. Un cadáver no necesita hexágono libre.
    .reason = Sigue la cláusula en su orden.
ruling-R81 =
    .question = ¿Y si un jinete herido vuelve a quedar herido o aturdido?
    .answer = Muere; su caballo vive salvo que el resultado lo mate.
    .reason = La hoja lo dice de todos.
ruling-R82 =
    .question = ¿Qué hacen los resultados a un caballo solo?
    .answer = Disparos: A lo hace retroceder 4, B no hace nada, de C a F matan. Combate: A, B y C como a un jinete, D no hace nada, de E a H matan. No tiene armadura y se defiende con 1.
    .reason = Son las muertes que enumera la cláusula.
ruling-R83 =
    .question = ¿Cómo retrocede un caballo enganchado?
    .answer = La cuerda entera avanza esos hexágonos, sin media vuelta ni marcha atrás. Si no puede, el caballo muere.
    .reason = El carro va atado a él.
ruling-R84 =
    .question = ¿Cómo se numeran los hexágonos alrededor de los que se pierde un disparo, y a quién da?
    .answer = El 1 es el hexágono al norte del blanco, de un jinete el de su mitad delantera, y así hasta el 6 en el sentido de las agujas del reloj. Quien está allí sin armadura queda herido; hombres y jinetes con armadura retroceden 2 hexágonos. El tirador debe poder trazar una línea hasta él.
    .reason = El libro quiere los números fijados de antemano.
ruling-R85 =
    .question = ¿Cómo se lee el dado de la infiltración posterior?
    .answer = Cada enemigo capaz de atacar el hexágono tira uno: con 7 o menos no pasa nada, 8 y 9 hieren, 10 o más matan. Una herida de quien pasa suma 2.
    .reason = El último renglón de la lista nombra a quien no es.
ruling-R87 =
    .question = ¿Puede un hombre disparar en defensa a varios blancos?
    .answer = No, tiene un disparo por turno de jugador. Y cuando su bando ha disparado a un segundo blanco, nadie de él vuelve a disparar al primero.
    .reason = Un disparo por fase, y la prohibición habla de todos los disparos a un personaje.
ruling-R88 =
    .question = ¿Se puede disparar a quien acaba de llegar al lado?
    .answer = No, ni a él ni a otros, mientras se toquen y el otro pudiera atacar.
    .reason = Decide el momento del disparo.
ruling-R89 =
    .question = ¿Tienen orientación quienes van a pie?
    .answer = No.
    .reason = Solo las fichas de los jinetes llevan flecha.
ruling-R90 =
    .question = ¿Estorban los aturdidos y los muertos?
    .answer = Ambos bandos pasan libremente entre ellos. Nadie acaba sobre un aturdido; sobre cadáveres puede acabar cualquiera.
    .reason = Un aturdido está vivo.
ruling-R91 =
    .question = ¿Y si quien se mueve cae o no puede seguir en el hexágono de un amigo?
    .answer = Vuelve al último lugar de su camino donde pudo acabar, sufre allí el resultado y ya se ha movido.
    .reason = Dos vivos nunca comparten un hexágono.
ruling-R92 =
    .question = ¿Es un blanco aparte el caballo llevado de la brida?
    .answer = Sí, para disparos y ataques; quien lo ataca no ha atacado a quien lo lleva.
    .reason = Se defiende por sí mismo.
ruling-R93 =
    .question = ¿Pueden avanzar los dos bandos tras un combate?
    .answer = No, el vencedor es el bando que no retrocedió, no quedó aturdido y no murió; lo que la infiltración haga a un retroceso no cambia nada.
    .reason = Un combate tiene un resultado.
ruling-R94 =
    .question = ¿Y si un atacante cae antes del combate anunciado?
    .answer = Se libra sin él, y sin la columna si solo queda uno.
    .reason = La proporción se toma cuando se libra el combate.
ruling-R95 =
    .question = ¿Y si solo algunos tiradores ven a quien se mueve?
    .answer = Cada uno necesita línea y alcance propios hasta el hexágono de la descarga.
    .reason = Las líneas se trazan desde cada tirador.
ruling-R96 =
    .question = ¿Cómo juegan varias personas un bando?
    .answer = Comparten su único asiento.
    .reason = De la frase no se sigue nada más.
ruling-R97 =
    .question = ¿Qué más no pueden hacer los aturdidos?
    .answer = Nada: no disparan ni hacen contracargas, no cargan con nadie ni llevan caballos, no detienen disparos, no ponen en peligro a nadie y se pasa entre ellos como entre cadáveres. Conservan armadura, terreno y hexágono.
    .reason = Quien no puede moverse ni atacar tampoco puede hacer otra cosa.
ruling-R98 =
    .question = ¿Por cuánto tiempo no se puede volver a cargar contra un personaje?
    .answer = Por el turno de jugador.
    .reason = El libro escribe a menudo turno de juego donde quiere decir turno de jugador.
ruling-R99 =
    .question = ¿Cómo se combinan varias cargas de una fase?
    .answer = Una posterior da por hechas las anteriores: donde estará un jinete está ocupado y donde estaba queda libre. El arco y la vista se juzgan según dónde está cada uno ahora.
    .reason = Los recorridos son fijos y se siguen en ese orden.
ruling-R100 =
    .question = ¿Se puede entrar donde no se podría acabar?
    .answer = Solo si los puntos que quedan lo llevarían adonde sí puede, con cada cual donde está y con sitio para lo que lleva. Nadie más se mueve y la fase no acaba antes de que llegue allí.
    .reason = Un movimiento se hace hexágono a hexágono y no debe quedar atascado.
ruling-R101 =
    .question = ¿Se puede disparar en el turno del otro después de un acto que ocupa un turno entero?
    .answer = No, no en el turno que sigue.
    .reason = El turno propio paga los dos disparos.
ruling-R102 =
    .question = ¿Cuándo se pregunta al otro bando por un disparo o una contracarga?
    .answer = Siempre que, por lo que ambos bandos saben, podría responder con ello.
    .reason = El silencio no debe revelar nada, y las preguntas ociosas cuestan tiempo.
ruling-R103 =
    .question = ¿Están a la vista las cargas y las marcas?
    .answer = Sí, como todo salvo los escondites y, en el Duelo de vanguardias, las fuerzas mientras se eligen.
    .reason = Están sobre las fichas.
ruling-R104 =
    .question = ¿Puede seguir un jinete derribado por el camino?
    .answer = No, ya se ha movido y está a pie donde lo colocaron.
    .reason = Hombre y caballo están separados.
ruling-R105 =
    .question = ¿Y si se descubre a alguien que corta un camino ya empezado?
    .answer = Una carga se pierde. Un retroceso sigue como quiera su dueño si aún puede alcanzar toda su distancia; si no, la figura se queda donde está, o en el último lugar de su camino donde pueda quedarse, y resulta herida. Un avance o un movimiento sigue como quiera su dueño; quien no puede seguir vuelve atrás del mismo modo.
    .reason = Nadie podía saberlo.
ruling-R106 =
    .question = ¿Qué cobertura cuenta en un disparo por encima de otros?
    .answer = La del terreno, como si no hubiera nadie en la línea.
    .reason = La condición trata del terreno.
ruling-R107 =
    .question = ¿Qué se sigue de un combate descartado?
    .answer = Sus atacantes no tienen otro ataque. A sus defensores no se los atacó, pero estuvieron ocupados.
    .reason = Se anunció y no se libró.
ruling-R108 =
    .question = ¿Y si cae, retrocede o avanza quien lleva algo?
    .answer = Lo que llevaba se deja como al final de un movimiento. Un caballo que retrocede él mismo se separa de quien lo lleva.
    .reason = Son prolongaciones de su ficha.
ruling-R109 =
    .question = ¿Quién engancha, y cómo?
    .answer = Uno a pie junto al caballo del carro dedica a ello todo un turno. Para engancharlo, el caballo tiene su parte trasera en uno de los tres hexágonos delante del carro. Un caballo muerto y enganchado deja sujeto el carro hasta que se le desengancha.
    .reason = El libro pide un turno entero, esté el caballo vivo o muerto.
ruling-R110 =
    .question = ¿Cuántos avanzan tras un combate?
    .answer = Un personaje, una vez.
    .reason = El libro se lo concede a uno de los personajes del vencedor.
ruling-R111 =
    .question = ¿Se nombran juntos los disparos ofensivos?
    .answer = No, uno tras otro, cada uno con todo lo que trae antes del siguiente.
    .reason = Solo el disparo defensivo debe nombrarse de antemano.
ruling-R112 =
    .question = ¿Y si a un bando no le queda nadie?
    .answer = La partida acaba en el acto.
    .reason = Ya no se pueden ganar más puntos.
ruling-R113 =
    .question = ¿Y si el jinete de una contracarga cae o se detiene por el camino?
    .answer = Ya nadie responde a la carga: sigue hacia su blanco y se le puede volver a disparar.
    .reason = Solo protege de los disparos una contracarga que aún cabalga.
ruling-R114 =
    .question = ¿Qué cuerpos se arrastran y cómo queda un caballo muerto?
    .answer = Si hay más de tres muertos, los tres primeros de la lista. Del caballo se tira por la mitad que está en el hexágono, y las dos mitades pasan un hexágono en la misma dirección; debe quedar dentro del mapa.
    .reason = Un caballo ocupa dos hexágonos dondequiera que yazca.
ruling-R115 =
    .question = ¿Puede alguien entrar en el mapa por un hexágono ocupado?
    .answer = No: nadie vivo puede estar en los hexágonos con los que entra, los dos si es un jinete.
    .reason = Por el mismo hexágono entran otras figuras cuando vuelve a estar libre.
ruling-R116 =
    .question = ¿Qué hexágonos cruza quien sale del mapa?
    .answer = El del borde, aunque su movimiento empezara ahí, y antes el trasero de un jinete si entró en él en este movimiento.
    .reason = Salir del mapa es un paso como otro cualquiera, y se dice que el hexágono del borde se cruza.
ruling-R117 =
    .question = ¿Y si alguien fuera a quedar donde se oculta un amigo o un enemigo?
    .answer = Nadie termina donde se oculta un amigo. Quien vuelve atrás, retrocede o cae sin otro camino porque un amigo se oculta en él, lo saca a la luz; también quien vuelve atrás más allá de un hexágono donde, hasta donde saben los demás, podría haber terminado. Donde se oculta un enemigo no se deja nada ni retrocede un caballo suelto: queda descubierto y se busca otro lugar.
    .reason = Dos vivos nunca comparten hexágono, y todos ven quién cede el paso a quién.
ruling-R118 =
    .question = ¿Se cierran la línea unos a otros quienes disparan desde el escondite en una descarga?
    .answer = No: a cada uno se lo juzga como si solo él hubiera salido.
    .reason = Se los nombra en un mismo momento, y hasta entonces ningún oculto cierra una línea.
ruling-R119 =
    .question = ¿Y si la dama no ha entrado cuando termina El emisario?
    .answer = Cuenta como si siguiera en el mapa.
    .reason = Nadie la ha hecho pasar.
ruling-R120 =
    .question = ¿Puede un caballo sin jinete entrar en los hexágonos de un carro?
    .answer = No, ni llevado ni al retroceder.
    .reason = Están cerrados a los jinetes por sus caballos.
ruling-R121 =
    .question = ¿Y si quienes llevan o empujan quieren el mismo hexágono, o ya no pueden llegar?
    .answer = Caballo y carro siguen solo si todos podrían acompañarlos a la vez, cada uno en un hexágono suyo. Nadie más actúa hasta que lo hayan hecho; quien ya no puede, porque alguien ocupó su hexágono o le dispararon, queda libre y puede acabar en otra parte.
    .reason = Acaban a su lado mientras puedan.
ruling-R122 =
    .question = ¿Cómo debe estar el caballo que se engancha, además de con su parte trasera delante del carro?
    .answer = Carro y caballo forman una cuerda sin dobleces de más de sesenta grados.
    .reason = De otro modo su primer paso lo sacaría de las varas.
ruling-R123 =
    .question = ¿Se mueve en otros escenarios que La aguada un carro junto al que está alguien del otro bando?
    .answer = No: donde haya un carro, alguien del otro bando en pie a su lado al empezar la fase de movimiento impide moverlo, enganchado o a empujones.
    .reason = Un carro es lo mismo en todas partes.
ruling-R124 =
    .question = ¿Cuándo hay que estar en su sitio para llenar un barril o desfondarlo, y cuál es?
    .answer = Al empezar y cuando tiene efecto. Se llena el primer barril vacío; quien desfonda uno lo nombra. Cada uno ocupa a un hombre, y nadie más toma un barril del que otro ya se ocupa.
    .reason = Es trabajo de un turno entero, como montar.
ruling-R125 =
    .question = ¿Termina Emboscada bajo los olivos cuando no queda ningún sarraceno?
    .answer = No, el carro aún puede pasar.
    .reason = Quedan puntos por ganar.
ruling-R126 =
    .question = ¿Tiran el caballo del carro y el carro por infiltración al moverse?
    .answer = No; tiran quienes los llevan y empujan, al seguirlos.
    .reason = El dado se dice para quienes mueven los carros.
ruling-R127 =
    .question = ¿En qué orden van los hexágonos de dos mapas unidos?
    .answer = Por columnas y, dentro de cada columna, primero los del Olivar, por sus números.
    .reason = El mapa del sur sigue donde termina el del norte.
ruling-R128 =
    .question = ¿Puede un sarraceno capturar a la dama desde su escondite?
    .answer = No, solo cuando está al descubierto; al acabar el último turno lo están todos, y quien está entonces junto a ella la ha capturado.
    .reason = Quien está escondido no hace nada hasta que lo descubren, y ella lo habría descubierto de haber estado en pie.
ruling-R129 =
    .question = ¿Y los miembros de una clase que cuestan otra cosa que los demás?
    .answer = Arnulf y Gareth se reclutan por su nombre, por los puntos de sus propios valores; los demás de su clase, a un mismo precio, en el orden de la lista, los montados antes que los desmontados.
    .reason = El precio corresponde a los valores, y los suyos son distintos.
ruling-R130 =
    .question = ¿Da un disparo perdido a la otra mitad del blanco, o al tirador?
    .answer = A ninguno; tampoco a un caballo sin jinete ni a quien se oculta.
    .reason = Al uno lo ha fallado, el otro no se dispara a sí mismo, y la regla habla de personajes que están allí.
ruling-R131 =
    .question = ¿Y si un disparo perdido hace retroceder a alguien en la fase de movimiento?
    .answer = Retrocede enseguida y pierde la carga o contracarga que aún tenía que cabalgar. Nadie acaba en el último lugar donde quien se mueve podría haber terminado.
    .reason = Su recorrido empezaba donde ya no está, y dos vivos nunca comparten hexágono.
ruling-R132 =
    .question = ¿Cómo se pregunta por el fuego defensivo si los tiradores se nombran de uno en uno?
    .answer = Tras cada disparo se vuelve a preguntar, en el mismo hexágono, hasta que se pasa; también contra quienes no se movieron, mientras no se haya disparado después a otro blanco.
    .reason = Solo así no se nombra a nadie de antemano.
ruling-R133 =
    .question = ¿Cuándo se libran las cargas que llegaron, si cada combate se nombra al librarlo?
    .answer = Cuando quiera el atacante: antes, entre los demás o después. Lo que aún no se ha librado no ahorra a nadie una tirada en un avance.
    .reason = Las reglas las dan por nombradas, y R76 mira entonces lo ya librado.
ruling-R134 =
    .question = ¿Por dónde no se lleva de la brida un caballo acorazado?
    .answer = Por el agua: nadie entra en ella con uno de la brida, y ninguno se deja en ella. Si retrocede solo, sí puede.
    .reason = La regla prohíbe llevarlo, y nada más.
