### Lo que la terminal dice por su cuenta.

welcome = { $title }: { $scenario }. { $summary }
person-plays = { $seat }: tú.
bot-plays = { $seat }: el ordenador ({ $level }).
seed = Semilla { $seed }.
begin = Escribe ayuda para ver qué puedes hacer.
no-browser = Todavía no hay mesa en el navegador, así que jugamos en la terminal.

synonyms = ?=help ayuda=help mover=move atacar=attack fin=end terminar=end colocar=place levantar=lift disponer=arrange confirmar=confirm tablero=board mapa=board adonde=where alcance=where probabilidades=odds porqué=why porque=why deshacer=undo anular=cancel reglas=rules registro=log guardar=save rendirse=resign salir=quit

help-verbs = Ahora: { $verbs }
help =
    Las piezas se llaman por su nombre o por las letras del tablero: ricardo, ric, k1. Las casillas son FILA.COLUMNA: 02.15.
    alcance PIEZA: qué puede hacer ahora, señalado en el tablero; sin pieza: quién puede hacer algo
    probabilidades PIEZA OBJETIVO: las probabilidades de un ataque, con sus sumas
    porqué: la cláusula de una negativa, el motivo del ordenador o las últimas sumas
    deshacer, anular PIEZA: anula lo último que has hecho, o lo que ha hecho una pieza
    reglas CLÁUSULA: una regla por su número; sin número: el índice
    registro, tablero: lo que ha pasado; el tablero otra vez
    guardar FICHERO: guarda la partida; gonfalon play --resume FICHERO la continúa
    rendirse, salir: abandonar la partida; dejar la mesa
    mover, atacar, fin, colocar y confirmar valen por move, attack, end, place y confirm.

unknown-command = No conozco «{ $word }». Escribe ayuda para ver qué puedes hacer.
ambiguous = «{ $word }» puede ser cualquiera de { $names }.
usage = Se escribe así: { $usage }
malformed = Eso no encaja: { $why }
can-act = Aún pueden actuar: { $names }
cannot-act = { $name }: nada que hacer ahora.
odds-later = Cuando termines esta fase:
nothing-to-explain = Todavía no hay nada que explicar.
undone = Anulado: { $action }
lost = Ya no es posible: { $action }. { $why }
no-undo = Lo último no se puede deshacer: ha caído un dado o no fue cosa tuya.
no-cancel = { $name }: nada que aún se pueda anular.
no-clause = No hay ninguna cláusula { $clause }.
saved = Guardado en { $file }.
not-a-record = { $file } ya existe y no es una partida; elige otro nombre. { $why }
cannot-write = No se puede escribir { $file }: { $why }
left = Dejas la mesa; la partida no ha terminado.

arsouf-arsouf = Arsuf
arsouf-marsh = marisma
arsouf-road = camino
arsouf-camp = campamento cruzado
arsouf-area = zona musulmana
arsouf-river = río
arsouf-ford = vado
arsouf-wounded = con heridas
arsouf-reach = puede ir allí
arsouf-progress = Turno { $turn }/{ $turns }, bagajes a salvo { $baggage }/{ $baggage_needed }, otras piezas a salvo { $others }/{ $others_needed }
