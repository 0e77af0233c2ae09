import type { DangerWords } from './danger-words'

export const dangerWordsEs: DangerWords = {
  language: 'es',
  people: [
    'me|mi|mis|yo|tengo|estoy|siento|puedo|nos|he|nuestr[oa]|conmigo',
    // Spanish omits the subject: the verb names the person.
    'se (?:ha|le|me|esta|quedo|cayo|desmayo|desplomo)|le (?:ha|esta|duele|pica|pico)|no (?:respira|reacciona|responde|despierta|habla|se mueve)|esta (?:muy|tan|tod[oa]|completamente|inconsciente|palid[oa]|morad[oa]|sangrando|convulsionando|vomitando)|ha (?:tomado|tragado|bebido|perdido|dejado|comido|vomitado)',
    'la herida|tiene (?:fiebre|dolor|mucho|media|convulsiones)',
    'ella|alguien|le|un hombre|una mujer|un senor|una senora|el nino|la nina|el bebe|la bebe',
    '(?:mi |mis |su )?(?:marido|esposo|esposa|mujer|hijo|hija|hijos|padre|madre|papa|mama|abuelo|abuela|hermano|hermana|novio|novia|pareja|amigo|amiga|vecino|vecina|companero|companera|tio|tia|primo|prima|suegr[oa]|niet[oa]|bebe|nene|nena|nino|nina|peque)',
  ],
  children: ['bebe|hij[oa]s?|nin[oa]s?|nene|nena|niet[oa]s?|peque|sobrin[oa]|crio|cria'],
  accidental: ['sin querer|por (?:error|accidente|equivocacion|descuido)|accidentalmente|confund\\w+'],
  now: [
    'ahora|ahora mismo|de repente|de golpe|subitamente|repentinamente|acab\\w+ de|en este momento|esta (?:manana|tarde|noche)|hoy|ayer|anoche|desde (?:hace (?:un rato|\\d+|una|unos|media)|ayer|anoche|esta)|hace (?:un rato|media hora|una hora|(?:\\d+|unos|pocos|cinco|diez|veinte) (?:minutos|horas))|minutos|no para|sigue|cada vez (?:mas|peor)',
  ],
  calls: [
    'ayuda|ayudenme|ayudame|socorro|auxilio|urgente|ambulancia|112|911|061|que (?:hago|hacemos|debo hacer|puedo hacer)|por favor|rapido',
  ],
  signs: {
    vivid: [
      '(?:lengua|labios?|cara|garganta|cuello|parpados?) … (?:hinch\\w+|enorme|cerr\\w+|cierra\\w*|apret\\w+|gruesa)|(?:traba|trabando|traban) la lengua|(?:brazo|pierna|mano|cara|lado|mitad) … (?:dormid\\w+|duerme|muert\\w+|paraliz\\w+|no responde|no se mueve|sin fuerza|torcid\\w+|caid\\w+)|no (?:puedo|puede|consigue|logra|puede) (?:mover|sentir|hablar|levantar|ver|tragar|despertar\\w*|respirar)|no (?:siento|siente) (?:las|los|el|la) (?:piernas?|brazos?|manos?|lado|cara)',
      '(?:agarr\\w+|llev\\w+|apret\\w+) … (?:pecho|garganta)|(?:palid\\w+|gris|azul|morad\\w+|amoratad\\w+) … (?:labios|cara|dedos)|(?:mancha|manchas) (?:moradas|violetas|rojas)|(?:dice|habla|hablando) (?:\\w+ )?(?:cosas raras|incoherencias|tonterias|sin sentido)|(?:no (?:le|lo|la|me)? ?(?:despiert\\w+|reconoce))|flacid\\w+|(?:apenas|no) (?:puedo|puede) respirar|(?:dolor|presion) … (?:desgarr\\w+|mandibula|brazo)|(?:empap\\w+|charco|chorro\\w*) … sangre|sangre … (?:chorro\\w*|no para|sin parar|por todas partes)',
      'no (?:\\w+ )?(?:puedo|puede|logro|logra|consigo|consigue|podemos) (?:\\w+ )?(?:respirar|despertar\\w*|hablar|mover\\w*|tragar|levantar\\w*|ver|caminar)|no (?:esta )?respira\\w*|(?:dejo|dejado|deja) de respirar|(?:me|se|le) (?:ahog\\w+|asfixi\\w+|esta\\w* ahogando)|(?:me|le) (?:falta|cuesta) (?:mucho )?(?:el aire|aire|respirar)|apenas (?:\\w+ )?(?:respira|puede)|respira (?:muy )?(?:mal|raro|rapido)|sin (?:pulso|aire)|atragant\\w+|ahogando|asfixiando',
      '(?:morad[oa]s?|azul(?:es|ad[oa]s?)?|lividos?) … (?:labios|cara)|(?:labios|cara|piel|dedos) … (?:morad[oa]s?|azul\\w*|palidos?|gris)|(?:poniendo|puso|puesto|quedo|quedado|esta|volviendo) (?:\\w+ )?(?:morad[oa]|azul|gris|livid[oa])',
      'no (?:me |nos )?(?:responde|reacciona|despierta|se despierta|contesta|reconoce|vuelve en si)|inconsciente|(?:se ha |se |ha )?(?:desmay\\w+|desplom\\w+|desvanec\\w+|colapsado|colapso al)|perdi\\w* (?:el conocimiento|la conciencia|el sentido)|sin (?:conocimiento|sentido)|(?:tirad[oa]|tumbad[oa]|caido|cayo) … suelo|en el suelo|(?:esta|muy) (?:flacid[oa]|fl[oa]j[oa]|desmadejad[oa])|desorientad[oa] de',
      '(?:boca|cara|rostro|labio|ojo) … (?:torcid[oa]|caid[oa]|desviad[oa]|paralizad[oa]|dormid[oa]|chuec[oa])|(?:se le|se me) (?:ha )?(?:torcido|torcio|cayo|caido|durmio|dormido|paraliz\\w+)|habla\\w* (?:\\w+ )?(?:raro|mal|enredado|extrano|como borrach\\w|incoherencias)|no (?:se le entiende|le sale\\w* las palabras|mueve|siente|siento|muevo|puede mover)|(?:lado|brazo|pierna|mitad) … (?:dormid[oa]|paralizad[oa]|sin fuerza|no responde|debil)|(?:me quede|quedo|quede) cieg[oa]|(?:he perdido|perdi) la vista|dejado de ver|peor dolor de cabeza',
      '(?:esta|estan|empez\\w+ a|sigue) (?:convulsionando|temblando|echando espuma)|convulsion(?:a|ando)|espuma por la boca|le (?:esta dando|dio|ha dado) (?:un|una) (?:ataque|infarto|ictus|derrame|convulsion|crisis)|me (?:esta dando|da|dio|ha dado) (?:un|una) (?:ataque|infarto|ictus|derrame)|(?:teniendo|sufriendo|dando) (?:un|una) (?:infarto|ictus|derrame|ataque|reaccion alergica|convulsion)|me (?:estoy muriendo|muero de dolor|voy a morir)|se (?:esta muriendo|muere)',
      'sangr\\w+ … (?:mucho|muchisimo|no para|sin parar|abundante\\w*|a chorros|parar)|no (?:para|deja|paro|paran) de (?:sangrar|convulsionar|vomitar)|(?:mucha|tanta|chorros de|perdiendo|coagulos de|charco de|vomit\\w+|escup\\w+|tos\\w+|tosiendo|echa\\w*) (?:\\w+ )?sangre|hemorragia … (?:para|parar)|desangr\\w+|sangra por',
      '(?:garganta|lengua|labios|cara) … (?:cerr\\w+|hinch\\w+|inflam\\w+)|(?:cerrando|hinchando|inflamando|hinchado|cerrado) … (?:garganta|lengua|labios|cara)',
      '(?:trag\\w+|bebi\\w*|bebido|tom\\w+|ingeri\\w+|comi\\w*|chup\\w+) … (?:pila\\w*|lejia|veneno|raticida|detergente|limpiador|amoniaco|iman\\w*|moneda|desatascador|quitaesmalte|gasolina|insecticida|cloro|acido|setas|sosa|pastillas|medicamentos|medicinas|metadona)|sobredosis de|se (?:ha )?envenen\\w+|intoxicad[oa]|(?:demasiad[oa]s?) (?:pastillas|insulina|medicacion)|dosis doble de',
      '(?:se (?:ha )?cay\\w+|se ha caido|cayo) … (?:escaleras?|balcon|ventana|techo|tejado|cabeza|altura)|golpe\\w* … cabeza|atropell\\w+|electrocut\\w+|apunal\\w+|dispar\\w+|picad\\w+ (?:una |un )?(?:serpiente|vibora)|mordi\\w+ una (?:serpiente|vibora)|se (?:esta )?ahog(?:o|ando|aba)|sacamos de la piscina|quem\\w+ … (?:agua hirviendo|aceite|cara)',
      '(?:el )?bebe … no se mueve|no (?:se mueve|noto) (?:\\w+ )?(?:bebe|moverse)|no siento al bebe|rot[oa] (?:aguas|la fuente)|rompi aguas|manchas … (?:no desaparecen|rojas y fiebre)|semanas de vida … fiebre|elefante … pecho|pupilas … (?:distintas|pequenas)|ojos en blanco|(?:muy )?rigid[oa] y|(?:esta|va a) (?:naciendo|nacer)|en los ojos … (?:lejia|producto)|diez veces la dosis|heroina|fentanilo|no (?:llora|se mueve)|como (?:un )?trapo|babea\\w* y|se muere|no encuentro las palabras|no (?:siento|puedo mover) … (?:brazo|pierna|piernas|cara)|pierna … fria y|descarga … desfibrilador',
      '(?:paralizad[oa]|dormid[oa]|torcid[oa]|caid[oa]) … (?:cara|boca|brazo|pierna|lado)|media cara|(?:perdid[oa]|perdi|pierde) (?:la )?(?:vision|vista|fuerza)|inhalador … (?:nada|no)|ataque de asma|(?:sale|salido|asoma|cuelga) (?:el |un )?(?:cordon|pie|brazo|mano)|(?:demasiad[oa]|mucho|mucha) (?:extasis|cocaina|alcohol|droga\\w*|mdma|insulina|medicacion)|(?:no quiere|se niega a) (?:comer|mamar|beber) … dormid[oa]|(?:dej\\w+|para) (?:\\w+ )?de sangrar|sangr\\w+ por (?:el|la|los)|esta ardiendo|agarra el pecho|(?:muy|tan) (?:dormid[oa]|adormilad[oa]|decaid[oa])',
      'se (?:me|le) (?:esta\\w* )?(?:hinch\\w+|cierr\\w+|cerr\\w+|inflam\\w+) … (?:garganta|lengua|labios?|cara|ojos?)|(?:cuello|nuca) (?:esta |muy )?rigid[oa]|rigidez de nuca|manchas (?:\\w+ )?(?:moradas|rojas|en la piel) … (?:desaparec\\w+|fiebre)|golpe de calor|delir(?:a|ando)|dice cosas (?:raras|sin sentido)|(?:brazo|pierna|mano|lado|mitad) … (?:no (?:le |me )?(?:responde|funciona|se mueve)|sin fuerza)|(?:barriga|vientre|abdomen|tripa) … (?:duro|dura) como|grita\\w* de dolor|testiculo … (?:dolor|hinchado)|(?:dolor|duele) … testiculo|sangre … (?:piernas|chorro|coagulos)|electrocutad[oa]|calambrazo|(?:agua|aceite|cafe) (?:hirviendo|caliente) … (?:encima|cara|brazo|pierna)|no (?:la|lo|le) (?:podemos|puedo|consigo|logro) despertar',
    ],
    named: [
      'desorientad\\w+|delir\\w+|sudoros\\w+ … (?:frio|palid\\w+|confus\\w+|diabetic\\w+)|(?:confus\\w+|desorientad\\w+|sudoros\\w+) … diabetic\\w+|se traga\\w*|ha tragado|se ha tomado',
      '(?:dolor|presion|opresion|peso|pinchazo|punzada|ardor|duele|aprieta|oprime) … pecho|pecho … (?:duele|aprieta|oprime|opresion|dolor)|dolor … brazo izquierdo|brazo izquierdo|dolor toracico',
      'dificultad (?:para|al) respirar|(?:dolor|duele) (?:\\w+ ){0,3}(?:muchisimo|insoportable|fortisimo|horrible|terrible)|posos de cafe|olor a gas|fuga de gas',
    ],
    weak: [
      'palpitaciones|mareo|maread[oa]|palid[oa]|vomit\\w+|sudor\\w*|confus[oa]|somnolient[oa]|hinchad[oa]|ronchas|contracciones|tembl\\w+',
      'convulsion\\w*|infarto|ictus|derrame|reaccion alergica|anafilaxia|sobredosis|intoxicacion|desmayo|sangr\\w+|hemorragia|ataque',
    ],
    context: [
      'fiebre|embarazada|insulina|diabetic[oa]|sintrom|picad\\w*|avispa|abeja|cacahuetes?|mani|mariscos?|dorm?id[oa]|debil',
    ],
    clinical: [
      'infarto|elevacion del st|iamcest|(?:ta|tension|pa) (?:\\w+ )?[4-8]\\d(?:\\/\\d+)?|shock (?:septico|hemorragico|cardiogenico|anafilactico)|sepsis|parada (?:cardiaca|cardiorrespiratoria)|fibrilacion ventricular|asistolia|hemorragia\\w*|sangr\\w+|ictus|convulsion\\w*|estatus|eclampsia|(?:sat\\w*|spo2) (?:\\w+ )?[5-8]\\d|glasgow (?:\\w+ )?[3-9]|estridor|anafilaxia|sobredosis',
    ],
  },
  events: {
    parts: [
      'cara|boca|sonrisa|labios?|lengua|garganta|cuello|mandibula|cabeza|pupilas?|ojos?|vista|pecho|corazon|pulso|respira\\w*|costillas?|pulmon\\w*|columna|lado|mitad|brazos?|piernas?|manos?|cuerpo|piel|sangre|coagulos?|herida|corte|hueso|arteria|vientre|barriga|tripa|contracciones|aguas|cordon|panal|habla|palabras|voz|el|ella|mama|papa|madre|padre|abuel\\w+|marido|mujer|esposa|esposo|hij[oa]|nin[oa]|bebe|herman[oa]|amig[oa]|pecho|raticida|luces|calle|suelo',
    ],
    happenings: [
      'torcid\\w+|caid[ao] (?:de|la)|se (?:le |me )?(?:ha |han )?(?:quedad\\w+|quedo|cay\\w+|caid\\w+|desploma\\w*|desmay\\w*|puest\\w+|puso|cierra|cerr\\w+|hinch\\w+|traba\\w*|duerm\\w+|va\\w* la vista)|aplast\\w+|oprim\\w+|hund\\w+|a chorros?|chorr\\w+|brota\\w*|borboton\\w*|en el suelo|no (?:se )?(?:mueve|responde|contesta|despierta|reacciona|habla|llora|traga|respira)|ve (?:luces|doble|borroso)|frio como|blanc[oa] (?:como|y)|temblando|tiembla (?:todo|entero|sin)|espuma|convuls\\w*|asoma\\w*|saliendo|apunal\\w+|dispar\\w+|atravesad\\w+|hasta el hueso|quemad\\w+|ampollas|raticida|veneno|jadea\\w*|ahog\\w*',
    ],
    harmless: [
      'despues de (?:comer|cenar)|porque le salen|dientes',
      'un poco|leve\\w*|a veces|de vez en cuando|siempre|cada (?:dia|noche|invierno|mes|ano)|desde hace (?:\\w+ )?(?:semanas|meses|anos)|semanas|meses|anos|cronic\\w*|sec[ao]s?|picor|con el (?:cafe|frio)',
    ],
    questions: [
      '^(?:que|cual|cuales|como|cuando|cuanto\\w*|sirve|es|son|puede|debe|debo|funciona|ayuda|hay|por que|para que)',
    ],
  },
  massOverdose: [
    '(?:tom\\w+|trag\\w+|ingeri\\w+|comi\\w*|met\\w+) … (?:tod[oa]s? (?:las |los |la |el |mis |sus |su )?(?:pastillas|medicamentos|caja|frasco|bote|blister|tabletas|pildoras|medicacion|insulina|somniferos)|(?:la|una|toda la) caja (?:entera|completa|de)|(?:el|un) (?:frasco|bote|blister) (?:entero|completo|de)|(?:un monton|punado|muchas|[2-9]\\d|veinte|treinta|cuarenta|cincuenta) (?:de )?(?:pastillas|pildoras|paracetamol|tabletas|somniferos|ibuprofeno|comprimidos))',
  ],
  intent: {
    own: [
      '(?:solo |solamente )?quiero que (?:\\w+ )?(?:todo )?(?:acabe|termine|pare|se acabe|se termine)|(?:soy|me siento) (?:\\w+ )?(?:una )?(?:carga|estorbo|molestia)|mejor muert[oa]|no quiero (?:\\w+ )?(?:despertar\\w*|levantarme nunca|existir|estar aqui|seguir aqui)|(?:en|desde) (?:el|la) (?:puente|azotea|tejado|ventana|vias) … (?:saltar|tirarme|lanzarme)|(?:rapid\\w+|indolor) (?:\\w+ )?(?:para )?(?:morir|suicid\\w+)',
      '(?:pastillas|tabletas|frasco|cuerda|soga|cuchillo|pistola|cuchilla) (?:\\w+ ){0,3}(?:delante|preparad\\w+|list[ao]s?|en la mano|en la mesa|aqui|al lado)|(?:tengo|he) (?:\\w+ )?(?:preparad\\w+|reunid\\w+|guardad\\w+|juntad\\w+) (?:\\w+ ){0,2}(?:pastillas|medicinas|medicamentos|cuerda)|(?:estarian|serian|vivirian) (?:\\w+ )?(?:mejor|felices) sin mi|no (?:le )?(?:veo|encuentro|tiene) (?:\\w+ )?sentido (?:\\w+ )?(?:seguir|vivir|la vida|nada)|(?:quiero|quisiera|ojala) (?:\\w+ )?(?:desaparecer|dormir\\w* y no despertar|no despertar|que se acabe|acabar con todo|no haber nacido)|esta noche (?:\\w+ )?(?:se acaba|termina|acabo)',
      '(?:me )?(?:quiero|quisiera|voy a|pienso en|pensando en|planeo|intente|intentando|he pensado en|ganas de|deseo|necesito|decidido|preferiria|estoy por|pensado) (?:\\w+ )?(?:morir(?:me)?|matarme|suicidarme|acabar con (?:todo|mi vida|esto)|quitarme la vida|terminar con (?:todo|mi vida|esto)|desaparecer|hacerme dano|cortarme|ahorcarme|tirarme|lanzarme|dormir(?:me)? y no despertar|no despertar|estar muert[oa]|no existir|dejar de (?:vivir|existir)|lastimarme|irme para siempre|el suicidio)',
      '(?:me quiero|me voy a|quiero) (?:morir|matar|suicidar|ahorcar|quitar la vida|cortar|tirar)|(?:no|ni) (?:quiero|puedo|tengo ganas de|deseo|aguanto) (?:\\w+ )?(?:vivir|seguir(?: asi| adelante| viviendo)?|existir|despertar(?:me)?|estar aqui|continuar|mas (?:asi|con)|estar viv[oa])|ya no (?:quiero|puedo|aguanto)(?: mas| seguir| vivir)|no (?:vale la pena|tiene sentido) (?:seguir|vivir|la vida|nada)|mi vida no (?:vale|tiene)|(?:sin|no tengo) (?:motivos?|razones|razon|ganas) (?:para|de) (?:vivir|seguir)|cansad[oa] de (?:vivir|la vida)|harto de vivir|ojala (?:\\w+ )?(?:muert[oa]|no despert\\w+|no hubiera nacido|me muera)',
      '(?:mejor|felices|tranquilos|aliviados) (?:\\w+ )?sin mi|nadie (?:me )?(?:va a |iba a )?(?:extranar|echar de menos|extrana\\w*|echara\\w* de menos|notar\\w* (?:mi|si))|soy una carga|(?:ya )?no (?:voy a )?(?:estar|estare) (?:\\w+ )?(?:aqui|viv[oa]|con vosotros|manana|la (?:semana|proxima))|(?:mi|la) ultim[ao] (?:noche|dia|mensaje|vez que)|carta\\w* de despedida|(?:me )?(?:he )?despedid[oa] de (?:todos|mis|mi)|nota (?:de suicidio|suicida)|regal\\w+ mis cosas|testamento y',
      '(?:pastillas|cuchillo|pistola|soga|cuerda) (?:\\w+ )?en (?:la|mi|las) manos?|(?:he )?regalado (?:todo|todas mis|mis)|merezco morir|(?:esto|todo) (?:se )?(?:acaba|termina) (?:hoy|esta noche|aqui)|me (?:he cortado|corte|estoy cortando|vuelvo a cortar)|(?:cuando|para cuando) (?:leas|leais|lean) esto|nadie (?:notara|notaria|se dara cuenta|lloraria)',
      'no me fio de mi|miedo de (?:lo que pueda hacer|hacer una locura|mi mism[oa]|hacerme)|hacer (?:una locura|una tonteria|alguna locura)|(?:cuando|si) (?:yo )?(?:ya )?no este|cuando me (?:haya ido|muera)|irme de este mundo|dejar este mundo|no merezco vivir|(?:no hay|sin|ninguna) (?:salida|esperanza|futuro)|no (?:le )?(?:veo|encuentro) (?:salida|sentido|futuro)|harto de (?:todo|la vida)|(?:tengo|compre|he comprado) (?:una |la )?(?:cuerda|soga|pistola)|que (?:todo )?(?:esto )?(?:se )?(?:acabe|termine) (?:todo|ya)|que me atropelle|reunirme con|nadie (?:me )?(?:necesita|echaria de menos|me extranaria)|estorbo|no despertar (?:manana|mas|nunca)|dormir para siempre|desaparecer (?:del mapa|para siempre)|(?:esta|hoy) (?:noche )?(?:es|sera) (?:mi|la) ultim[ao]|adios a todos|(?:no )?aguanto mas (?:esta vida|vivir|asi)|me rindo con la vida|puente y',
      '(?:manera|forma|metodo) (?:mas )?(?:rapid[oa]|indolor[oa]?|facil|sin dolor)? ?(?:\\w+ )?(?:de )?(?:morir|matarme|suicid\\w+|irme)|cuant[oa]s (?:\\w+ ){1,5}(?:para (?:morir|matar|no despertar|suicid)|no despertar)|(?:guardando|guardado|juntando|acumulando) (?:las )?pastillas|me (?:corto|cort[eo]|he cortado|estoy cortando|hago dano|autolesion\\w+|he hecho dano)|cortes en (?:mis|los) (?:brazos|munecas)|subid[oa] a(?:l)? (?:un )?(?:puente|azotea)|pensamientos suicidas|ideas suicidas|ideas de suicidio(?! en)|tengo (?:ideas|pensamientos) de (?:muerte|suicidio|morir|matarme)',
    ],
    others: [
      '(?:quiere|quiera|va a|amenaza con|intent\\w+|dice que|piensa|habla de|ha dicho que) (?:\\w+ ){0,4}(?:morir(?:se)?|matar(?:se)?|mata|suicidar(?:se)?|suicida|suicidio|quitarse la vida|acabar con (?:todo|su vida)|tirarse|ahorcarse|hacerse dano|cortarse|no vivir|vivir mas|vivir|desaparecer)|se (?:corta|ha cortado|corto|esta cortando|quiere (?:matar|morir|suicidar)|va a (?:matar|tirar|suicidar)|hace dano|autolesiona)|(?:carta|nota|mensaje) de despedida|encerrad[oa] (?:\\w+ ){0,4}(?:pastillas|cuchillo)|tiene (?:una pistola|un cuchillo|un arma)|se ha despedido',
    ],
  },
  frames: {
    study: [
      'evidencia|ensayos?|estudios?|metaanalisis|guias?|recomend\\w+|dosis|tratamiento|prevencion|eficacia|efectiv\\w+|mortalidad|supervivencia|incidencia|prevalencia|pronostico|escala|cribado|utilidad|sensibilidad|manejo|protocolo|indicaci\\w+|factores de riesgo|intervenciones|diagnostico|frente a|comparad\\w+|fisiopatologia|revision|articulo|tesis|examen|clase sobre|mecanismo|reduce|reducen|suicidio en',
    ],
    clinician: [
      'pacientes?|(?:varon|mujer|hombre|nino|nina) de \\d+|en (?:urgencias|adultos|adolescentes|ninos|embarazadas|ancianos|mujeres|hombres|el (?:embarazo|trastorno))|mis pacientes|consulta por|acude (?:a|por)|ingresad[oa]|adolescentes',
    ],
    bedside: [
      'delante de mi|aqui delante|en (?:el )?(?:box|paritorio|quirofano) \\w+|(?:sigue|todavia|ahora) (?:sangrando|convulsionando|hipotens[oa]|en (?:parada|shock))|que (?:hago|hacemos) (?:primero|ahora)|^ayuda$',
    ],
    earlier: [
      '(?:19|20)\\d\\d|hace (?:\\w+ )?(?:anos?|meses|semanas|mucho)|el (?:ano|mes|verano) pasado|la semana pasada|de (?:nin[oa]|joven|pequen[oa]|adolescente)|cuando (?:era|tenia)|antecedentes?|murio|fallecio|tuvo (?:un|una)|tuve (?:un|una)|sobrevivi\\w+|desde la infancia|previ[oa]|a veces|de vez en cuando|cronic[oa]|leve|estable|anteriormente|cada (?:noche|invierno)|desde hace (?:\\w+ )?(?:anos|meses)|ya (?:esta|estoy) bien',
    ],
    supposed: [
      'si (?:alguien|un|una|mi|tengo|se)|cuales son|que es|como (?:se )?(?:reconoc\\w+|trata\\w*|preven\\w+|detect\\w+|actuar|distingu\\w+)|(?:puede|pueden|podria) (?:\\w+ ){0,2}(?:causar|provocar|producir|aumentar|reducir|prevenir)|en caso de|miedo a|riesgo de|sintomas de|signos de|senales de|curso de|primeros auxilios|preocupa que|es (?:peligroso|seguro|verdad|normal)|ayuda en|para prevenir|personas (?:con|que)|(?:la|las|los) que quieren',
    ],
    figurative: [
      '(?:me )?muero (?:de|por) (?:ganas|risa|hambre|curiosidad|sueno|verguenza|calor|frio|saber|un|una)|muriendo de (?:risa|hambre|sueno|ganas)|me mata (?:el|la|los) (?:trabajo|turno|calor|curiosidad|guardia)|matar (?:el tiempo|el hambre|bacterias|las)|por la nariz|se me ha muerto el movil|un infarto de susto|casi me da un infarto',
    ],
    negation: ['no|sin|ni|nunca|ningun|niega|no tiene|no tengo'],
  },
}
