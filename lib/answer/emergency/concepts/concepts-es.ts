import type { ConceptWords } from './concept-words'

export const conceptsEs: ConceptWords = {
  self: 'yo me mi mis conmigo estoy tengo soy he',
  family: `padre madre papa mama marido esposo esposa mujer novio novia pareja hermano hermana tio tia abuelo abuela suegro
    suegra primo prima sobrin- hijastro ex padres`,
  other:
    'el ella le alguien un_hombre una_mujer vecin- amig- companer- colega alumn- inquilin- senor- chico chica pasajer- desconocid-',
  child: 'hijo hija hijos nino nina nene nena anos adolescente crio peque-',
  infant: 'bebe recien_nacido lactante meses semanas_de_vida dias_de_vida recien',
  patient: 'paciente-',
  clinician:
    'guardia planta uci urgencias enfermer- medic- residente matrona quirofano box consulta ambulancia r1 r2 solo',
  pregnant: `embaraz- contraccion- parto cordon placenta rompi_aguas fuente aguas feto postparto posparto cesarea ectopico
    regla_atrasada asoma partera`,
  now: 'ahora de_repente de_golpe de_pronto subit- repentin- acaba ya_mismo sigue no_para cada_vez empeora peor de_un_momento',
  recent: 'hace_una_hora hace_un_rato minutos horas media_hora esta_manana anoche hoy ayer esta_noche esta_tarde',
  past: 'anos hace_anos hace_meses hace_un_ano hace_dos_anos el_ano_pasado el_mes_pasado la_semana_pasada de_nino de_pequeno antes tuvo',
  lasting: 'desde_hace cronic- siempre cada_dia cada_noche estable habitual meses controlad-',
  resolved: `bien mejor normal recuperad- curad- seca cicatriz- jugando contento pasan se_pasa ya_no_duele sin_fiebre
    sin_sintomas alta estable tranquil-`,
  minor: 'pequen- leve poco solo_pica pica rasguno costra esguince molestia',
  ask: 'que cual como cuando cuanto cuantos cuantas puedo debo sirve ayuda es hay',
  help: 'ayuda auxilio socorro emergencia que_hago que_hacemos 112 911 urgente por_favor ya',
  study: `evidencia ensayo- estudio- guia- metaanalisis revision eficacia mortalidad supervivencia incidencia prevalencia
    riesgo tratamiento recomend- comparad- frente versus escala cohorte sensibilidad dosis pronostico resultados
    protocolo`,
  teach: 'examen cartel folleto tesis clase simulacro curso presentacion trabajo docencia',
  fiction: 'novela pelicula serie guion personaje libro juego podcast',
  figure: 'jaja jajaja risa hambre verguenza equipo jefe excel ordenador movil trafico',
  everyday: `vacaciones viaj- nadar colegio guarderia gimnasio cafe vino dieta crema vacuna- suplemento- vitamina- guardar
    seguro ronca- embarcar`,
  prevent: 'preven- evitar reducir proteger',
  breath:
    'respir- aire ahog- asfixi- jade- pitos silba- tos tose inhalador ventolin salbutamol oxigeno saturacion sat disnea',
  airway: 'garganta lengua voz tragar traga babea cuello',
  choke: 'atragant- atasc- se_le_fue',
  colour: 'azul morad- gris palid- blanc- amarill- violet-',
  cold: 'sudor- frio fria tirit- escalofrio- helad- sudando',
  unconscious:
    'inconsciente desmay- despiert- despertar reacciona responde desplom- sin_sentido se_cayo_redondo flacid- floj-',
  dulled: 'confus- desorient- delir- atontad- adormilad- alucin- incoherenc- tonterias somnolient-',
  seizure: 'convuls- sacud- ojos_en_blanco espuma ataque rigid-',
  palsy:
    'dormid- debil- paraliz- torcid- no_mueve no_puede_mover no_siento no_siente hormigueo ictus sin_fuerza cae caida',
  speech: 'habl- palabras balbuce- no_le_salen',
  vision: 'vista veo ciego vision pupila- ver luces cortina',
  bleed: 'sangr- hemorragi- coagul-',
  flood: 'chorro- chorros mucho mucha empap- litro- no_para toalla- compresa- charco',
  vomit: 'vomit- devuelve',
  pain: 'dolor duele punzada- ardor arde quema opresion aprieta presion retorc-',
  severe: 'fuertisim- insoportable brutal horrible peor intens- terrible muchisimo',
  chest: 'pecho corazon brazo mandibula pulso palpitacion-',
  belly: 'barriga vientre abdomen estomago tripa costado',
  head: 'cabeza',
  limb: 'pierna- brazo- mano- pie pies dedo- muneca pantorrilla rodilla muslo',
  face: 'cara boca labio- ojo ojos',
  genital: 'testiculo- entrepierna vagina pene',
  spine: 'espalda cuello',
  swell: 'hinch- inflam-',
  rash: 'ronchas manchas sarpullido habones ampollas piel',
  fever: 'fiebre temperatura 38 39 40',
  urine: 'orin- mear pis sonda',
  stool: 'heces caca negr- melenas',
  burn: 'quem- hirviendo fuego aceite acido cal explosion humo',
  wound: 'cort- herida tijera- cuchill- radial sierra apunal- punal- hueso amput-',
  trauma: 'cay- caid- golpe accidente atropell- andamio moto choque coche aplast- fractura',
  bite: 'pic- mord- mordi- serpiente vibora avispa abeja medusa perro arana',
  poison: 'lejia veneno pila- seta- monoxido gas insecticida detergente raticida cloro imanes herbicida',
  drugs: 'alcohol heroina cocaina borracho bebid- droga- resaca',
  pills: `pastilla- tableta- medicacion medicament- paracetamol- ibuprofeno- insulina clonazepam diazepam amitriptilina
    tramadol morfina comprimido- somnifero- lorazepam`,
  many: 'todas todos toda caja cajas frasco bote entera 20 30 40 50 60 blister punado guard- contadas',
  ingest: 'tome tomo tomado tragu- trague tragado bebi bebio comi comio ingir- inyect- sobredosis pinch-',
  allergy: 'alerg- anafil- gambas marisco nueces cacahuete adrenalina',
  sugar: 'azucar glucosa glucemia diabet- insulina hipoglucemia cetonas',
  vitals: 'ta fc sat tension potasio gcs',
  code: 'fv parada descarga- desfibril- intub- adrenalina asistolia reanim- rcp shock qrs estatus',
  risk: 'sintrom anticoag- quimio- trasplant- dialisis hemofil- cirrosis asma epoc marcapasos',
  hazard: 'piscina mar rio electrocut- corriente rayo golpe_de_calor',
  die: 'morir muert- morirme muero murio',
  suicide: `suicid- matarme matarse mato_yo si_me_mato me_mato quitarme_la_vida quitarse_la_vida tirarme tirarse saltar
    colgarme ahorcarme acabar_con_todo acabar_con_mi ahogarme terminar_con`,
  tiredOfLife: `no_quiero_vivir no_quiero_seguir no_aguanto no_puedo_mas desaparecer no_despertar no_despierte sin_mi
    para_que_vivir seguir_viviendo morirme quiero_morir irme dejar_de_existir harto harta no_estare`,
  goodbye:
    'adios despedid- despide carta- nota perdon gracias_por_todo ultimo ultima cuida regale regalado dejado_todo en_paz testamento',
  burden: 'carga estorbo mejor_sin inutil odio_a_mi no_valgo nadie solo culpa',
  method: 'soga cuerda puente azotea ventana balcon tren vias cuchilla pistola escopeta arma cuchillo via anden',
  selfInjury: 'me_corte cortarme me_corto se_corta autoles- me_quemo hacerme_dano me_hago_dano hace_dano aran- cortes',
  lethal: 'letal mortal matan mata para_morir rapido sin_dolor cuant- duele_morir para_no_despertar hacen_falta',
  plan: 'esta_noche plan preparado listo decidi decidido fecha manana domingo viernes compre',
  voices: 'voces pensamientos ganas_de impulso me_dicen',
  after: 'seguro herencia cobran donar cuerpo',
  secret: 'no_le_digan no_digan nadie_sabe encerr- no_llames',
  pet: 'perro gato mascota',
}
