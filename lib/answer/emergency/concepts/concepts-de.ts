import type { ConceptWords } from './concept-words'

export const conceptsDe: ConceptWords = {
  self: 'ich mir mich mein meine meinem meinen meiner bin hab habe',
  family: `vater papa mutter mama mann frau freund freundin bruder schwester onkel tante opa oma grossvater grossmutter
    partner- schwiegermutter schwiegervater cousin- neffe nichte eltern ex`,
  other: `er sie ihm ihn ihr jemand mann_auf frau_auf nachbar- kumpel kolleg- mitbewohner- schuler- schueler- fremde-
    bekannte- untermieter-`,
  child: 'sohn tochter kind kinder junge madchen jahrige- jahre_alt kleine kleiner enkel- teenager',
  infant: 'baby saugling- neugeboren- wochen_alt monate_alt tage_alt',
  patient: 'patient- pat bewohner-',
  clinician: `station assistenzarzt dienst intensiv notaufnahme pflege- arzt anasthes- hebamme op rettungsdienst sanitater
    notarzt schockraum praxis`,
  pregnant: `schwanger- woche ssw wehen fruchtwasser fruchtblase nabelschnur plazenta geburt entbind- kaiserschnitt
    wochenbett steisslage ausfluss periode_uberfallig`,
  now: 'jetzt plotzlich gerade auf_einmal schlagartig immer_mehr immer_noch hort_nicht_auf wird_schlimmer schlimmer akut',
  recent:
    'minuten min stunde stunden heute heut seit_heute vorhin eben heute_nacht heute_morgen heute_abend gestern seit_gestern',
  past: `vor_jahren vor_einem_jahr vor_zwei_jahren vor_monaten monaten letztes_jahr letzten_monat letzte_woche fruher
    damals als_kind 2009 2010 2012 2015 2016 2017 2018 2019 2020 2021 hatte`,
  lasting: 'seit_jahren seit_monaten seit_wochen chronisch- immer jeden_tag jede_nacht stabil- dauerhaft gewohnlich-',
  resolved: `gut geht_wieder wieder_gut normal verheilt abgeheilt besser gesund topfit fit munter weg ohne_fieber
    beschwerdefrei nimmt_zu entlassen kann_laufen blutet_nicht alles_gut`,
  minor: 'klein- leicht- minimal- bisschen juckt kratzer verstaucht umgeknickt wund schramme',
  ask: 'was welche wie wann warum darf soll kann hilft ist gibt ab_wann',
  help: 'hilfe notfall 112 was_tun was_soll was_mach- bitte_helfen schnell krankenwagen was_noch was_nun',
  study: `evidenz studie- leitlinie- metaanalyse meta wirksamkeit mortalitat letalitat uberleben inzidenz pravalenz risiko
    prognose vergleich versus vs therapie empfehl- skala score dosis literatur daten zulassung kohorte register
    schwellenwert`,
  teach: 'prufung klausur plakat infoblatt doktorarbeit kurs vortrag unterricht ubung seminar lehre',
  fiction: 'roman film serie krimi drehbuch figur buch spiel',
  figure: 'haha lol lach hunger scham chef excel laptop handy stau arbeit',
  everyday: `urlaub flug fliegen schwimmen schule kita sport kaffee wein diat creme salbe impf- vitamin- aufbewahr-
    abschliess- sauna schnarch- termin`,
  prevent: 'vorbeug- verhindern senk- schutz- vermeid-',
  breath:
    'atem- atmet luft luftnot keucht rochel- pfeif- husten hustet spray sauerstoff sattigung spo2 asthmaspray erstick-',
  airway: 'hals zunge rachen stimme schluck- sabber- kehle',
  choke: 'verschluckt steckt stecken wurgt',
  colour: 'blau grau blass weiss lila violett gelb marmoriert',
  cold: 'schweiss- kaltschweiss- kalt eiskalt zittert schuttelfrost frost schwitzt',
  unconscious: `bewusstlos- ohnmacht ohnmachtig umgekippt zusammengebrochen weckbar wach reagiert ansprechbar schwarz_vor
    kollabiert schlaff leblos`,
  dulled: 'verwirrt wirr benommen schlafrig halluzin- redet_wirr desorientiert durcheinander apathisch trube',
  seizure: 'krampf- zuckt anfall anfalle schaum verdreht',
  palsy:
    'gelahmt lahm- taub schwach hangt hangend schief kribbel- keine_kraft nicht_bewegen spurt spure schlaganfall gefuhllos',
  speech: 'lallt lallen sprechen worte spricht verwaschen redet',
  vision: 'sehe sehen blind doppelt vorhang auge pupille- flimmern schatten',
  bleed: 'blut- geblutet',
  flood: 'stark spritzt sprudelt stromt liter durchtrankt viel hort_nicht ganze- tasse lache handtuch',
  vomit: 'erbricht erbrechen erbrochen- kotz- spuckt gespuckt ubergibt',
  pain: 'schmerz- weh tut_weh stechen druck brennt reissend- krampfe enge',
  severe: 'starke- vernichtend- hollisch- unertraglich- schlimmste- schreit furchtbar- heftig-',
  chest: 'brust herz arm kiefer puls herzrasen',
  belly: 'bauch magen unterleib flanke leiste',
  head: 'kopf kopfschmerz-',
  limb: 'bein beine arm arme hand finger fuss wade handgelenk knie zehen oberschenkel',
  face: 'gesicht mund mundwinkel lippe- auge augen',
  genital: 'hoden schritt penis scheide',
  spine: 'rucken nacken wirbel',
  swell: 'geschwollen schwillt dick anschwell- schwell-',
  rash: 'ausschlag quaddeln flecken punkte blasen haut',
  fever: 'fieber temperatur 38 39 40',
  urine: 'pinkeln urin wasser_lassen harn- blase',
  stool: 'stuhl teer schwarz-',
  burn: 'verbrannt verbrenn- verbruht kochend- feuer fett saure kalk rauch explosion verpuff-',
  wound: 'geschnitten schnitt wunde flex sage kreissage messer stich abgetrennt finger_ab knochen kettensage',
  trauma: 'gesturzt gefallen sturz unfall angefahren dach leiter auto aufprall gebrochen eingeklemmt verprugelt',
  bite: 'gebissen biss gestochen stich wespe- biene kreuzotter schlange zecke hund katze',
  poison: `gift- bleiche batterie- knopfzelle pilze reiniger abfluss- rohrreiniger kohlenmonoxid co gas frostschutz
    entkalker magnete pflanzengift`,
  drugs: 'alkohol schnaps wodka heroin kokain drogen betrunken entzug ghb',
  pills: `tabletten tablette pillen medikament- paracetamol ibuprofen insulin schlaftabletten tropfen quetiapin
    amitriptylin tilidin morphium- opipramol packung`,
  many: 'alle ganze packung schachtel flasche 20 30 40 50 60 gesammelt gehortet zu_viel hortet beisammen',
  ingest: 'genommen geschluckt getrunken gegessen schluckt nahm gespritzt uberdosis uberdosiert eingenommen trinkt',
  allergy: 'allerg- anaphyl- nuss nusse wespen- epipen quaddeln',
  sugar: 'zucker blutzucker unterzucker- diabet- insulin aceton ketone',
  vitals: 'rr bz spo2 hf gcs druck kalium blutdruck',
  code: 'kammerflimmern schock reanim- intubier- adrenalin amiodaron defi- asystolie puls_weg ohne_puls status druckmassage',
  risk: 'marcumar blutverdunner xarelto eliquis chemo- transplant- dialyse hamophil- zirrhose leberzirrhose asthma copd schrittmacher',
  hazard: 'pool teich see ertrunken strom starkstrom blitz hitzschlag',
  die: 'sterben stirbt tot tod gestorben tote',
  suicide: `umbringen suizid- selbstmord- bringe_mich bring_mich leben_nehmen springen erhangen erhang- vor_den_zug
    vergiften mach_schluss schluss_machen`,
  tiredOfLife: `nicht_mehr_leben nicht_mehr_da kann_nicht_mehr nie_wieder_auf nicht_mehr_auf verschwinden ohne_mich sterben_will
    will_sterben will_weg nicht_mehr_weiter lebensmude wozu halte_nicht dann_ist_ruhe vorbei ende`,
  goodbye:
    'abschied- lebt_wohl leb_wohl tschuss brief- letzte verzeih- danke_fur_alles macht_es_gut testament verabschied- entschuldig-',
  burden: 'last leichter besser_ohne wertlos hasse_mich niemand keiner schuld allein',
  method:
    'strick seil schlinge brucke dach zug gleise klinge pistole gewehr gurtel schlauch balkon fenster hochhaus messer',
  selfInjury: `ritze ritzen geritzt schneide_mich mich_geschnitten selbstverletz- svv verletze_mich mir_was_an anzutun
    zigaretten_auf kratze_mich`,
  lethal: 'todlich wie_viele wie_viel schnellste schmerzlos ohne_schmerzen menge braucht_man tut_es_weh merkt_man',
  plan: 'heute_abend plan vorbereitet entschieden datum bereit fertig morgen sonntag freitag gekauft',
  voices: 'stimmen gedanken drang sagen_ich_soll',
  after: 'versicherung lebensversicherung erbe organspende zahlt',
  secret: 'niemand_weiss nicht_sagen eingeschlossen allein verheimlich-',
  pet: 'hund katze tier-',
}
