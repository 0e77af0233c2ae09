import type { ConceptWords } from './concept-words'

export const conceptsFr: ConceptWords = {
  self: 'je j ai moi me mon ma mes suis',
  family: `pere mere papa maman mari femme copain copine compagn- frere soeur oncle tante papi mamie grand_pere grand_mere
    conjoint- beau_pere belle_mere cousin- neveu niece parents ex`,
  other:
    'il elle lui quelqu_un un_homme une_femme voisin- ami amie pote collegue- eleve coloc- locataire inconnu- gars',
  child: 'fils fille enfant gamin- petit petite ans garcon ado',
  infant: 'bebe nourrisson nouveau_ne semaines mois jours_de_vie',
  patient: 'patient- resident-',
  clinician: `garde service reanimation urgences infirmier- ide interne medecin sage_femme bloc ambulancier- samu ehpad
    externe anesthesist- seule_de seul_de`,
  pregnant: `enceinte grossesse contraction- accouch- cordon placenta poche perdu_les_eaux foetus hpp cesarienne semaines_de
    retard_de_regles sa travail`,
  now: 'maintenant d_un_coup soudain soudainement subit- brutal- en_train tout_a_coup n_arrete_pas sans_arret de_plus_en_plus la empire',
  recent:
    'minutes heure heures ce_matin ce_soir hier cette_nuit aujourd_hui tout_a_l_heure depuis_ce depuis_hier a_l_instant',
  past: `il_y_a_deux_ans il_y_a_des_annees ans annee_derniere l_an_dernier mois_dernier semaine_derniere avant autrefois
    enfant 2009 2010 2012 2015 2016 2017 2018 2019 2020 2021 avait`,
  lasting: 'depuis_des_mois depuis_des_annees chronique- toujours chaque stable- habituel-',
  resolved:
    'bien mieux normal gueri- cicatris- passe passent remis retabli- sans_fievre joue sec seche croute sorti ca_va en_forme je_marche',
  minor: 'petit leger legere un_peu gratte demange egratignure entorse foulee bleu',
  ask: 'quel quelle comment quand combien pourquoi puis peut faut est_ce',
  help: 'aide secours urgence samu 15 112 que_faire vite je_fais_quoi au_secours s_il_vous',
  study: `essai- etude- recommandation- preuve- meta efficacite mortalite survie incidence prevalence risque pronostic
    versus vs compare- echelle score dose seuil- cohorte revue traitement litterature protocole`,
  teach: 'examen affiche depliant these cours simulation formation presentation ecos memoire',
  fiction: 'roman film serie polar scenario personnage livre jeu',
  figure: 'lol mdr rire faim honte patron excel ordi telephone',
  everyday:
    'vacances avion voyage nager ecole creche sport cafe vin regime creme vaccin- vitamine- ranger sous_cle ronfle rdv',
  prevent: 'preven- eviter reduire proteg-',
  breath: 'respir- souffle air etouff- suffoqu- siffl- tousse toux ventoline bouffees oxygene saturation sat',
  airway: 'gorge langue voix aval- bave cou',
  choke: 'etouffe coince avale_de_travers fausse_route',
  colour: 'bleu bleue violet- gris- pale blanc blanche jaune marbr-',
  cold: 'sueur- transpir- froid froide frisson- trembl- glace',
  unconscious:
    'inconscient- evanoui- malaise repond reveil- reveill- reagit ecroul- perdu_connaissance mou molle effondre-',
  dulled: 'confus- delir- somnol- hallucin- incoheren- desorient- bizarre',
  seizure: 'convuls- crise secou- yeux_revulses mousse raide',
  palsy: 'paralys- engourdi- faibl- tombe pend travers force fourmil- avc ne_bouge ne_sent',
  speech: 'parle parler mots bafouille bredouille articule',
  vision: 'vois voit vue vision aveugle rideau pupille- mouches double',
  bleed: 'sang saign- hemorrag- caillot-',
  flood: 'gicle coule beaucoup enormement litre- arrete_pas trempe serviette- flots plein',
  vomit: 'vomi- vomit',
  pain: 'mal douleur- douloureu- brule serre oppress- dechir- crampe-',
  severe: 'atroce horrible pire insupportable violent- explosif terrible intense',
  chest: 'poitrine coeur bras machoire pouls palpitation-',
  belly: 'ventre estomac abdomen cote flanc',
  head: 'tete crane',
  limb: 'jambe- bras main mains pied doigt- mollet poignet genou cuisse',
  face: 'visage bouche levre- oeil yeux',
  genital: 'testicule- penis vagin entre_les_jambes',
  spine: 'dos nuque cou',
  swell: 'gonfl- enfl- double',
  rash: 'urticaire plaques taches boutons cloques peau',
  fever: 'fievre temperature 38 39 40',
  urine: 'urin- pipi sonde uriner',
  stool: 'selles noir- caca',
  burn: 'brul- bouillant- feu huile acide chaux fumee explosion',
  wound: 'coupe coupee coupure plaie meuleuse scie couteau os poignard- tronconneuse sectionn-',
  trauma: 'tombe chute accident renverse echelle voiture choc moto ecrase fracture battu-',
  bite: 'mord- piqu- vipere serpent guepe abeille chien araignee',
  poison: 'javel poison pile- champignon- debouche co monoxyde gaz detergent desherbant detartrant aimants',
  drugs: 'alcool vodka heroine cocaine drogue- ivre sevrage',
  pills: `comprime- cachets cachet medicament- paracetamol doliprane ibuprofene insuline lexomil somnifere- boite
    plaquette propranolol morphine gouttes`,
  many: 'tous toute toutes boite boites flacon entiere 20 30 40 50 60 plaquette mis_de_cote tout',
  ingest: 'pris avale bu mange prend injecte surdose ingere',
  allergy: 'allerg- anaphyla- crevettes noix cacahuete adrenaline stylo urticaire',
  sugar: 'sucre glycemie dextro diabet- insuline acetone hypo',
  vitals: 'ta fc fr sat kaliemie tension gcs glasgow',
  code: 'fv chocs arret massage intub- adrenaline adre cordarone asystolie reanim- choc qrs defibrill- tube',
  risk: 'coumadine anticoag- xarelto eliquis chimio- greffe dialyse hemophil- cirrhose asthme bpco pacemaker',
  hazard: 'piscine noye- electrocut- courant foudre coup_de_chaleur',
  die: 'mourir mort morte meurt mourrai crever',
  suicide:
    'suicid- me_tuer se_tuer tuer en_finir me_pendre se_pendre sauter me_jeter noyer me_noyer foutre_en_l_air mettre_fin trancher',
  tiredOfLife: `ne_veux_plus_vivre veux_mourir envie_de_mourir n_en_peux_plus en_peux_plus ne_jamais_me ne_pas_me_reveiller
    disparaitre sans_moi a_quoi_bon plus_envie c_est_fini partir plus_la`,
  goodbye:
    'adieu au_revoir lettre- pardon dernier derniere merci_pour_tout testament donne_mon donne_mes note prenez_soin',
  burden: 'poids fardeau mieux_sans inutile deteste personne faute seul',
  method: 'corde pont quai train rails lame fusil arme balcon fenetre toit couteau ceinture noeud',
  selfInjury:
    'scarifi- me_coupe me_suis_coupe automutil- me_brule me_fais_du_mal me_faire_du_mal me_griffe se_scarifie rechute',
  lethal: 'mortel- letal- combien_de pour_mourir sans_douleur rapide on_meurt ca_fait_mal pour_en_finir',
  plan: 'ce_soir tout_est_pret prevu decide date dimanche vendredi demain achete choisi',
  voices: 'voix pensees envie_de pulsion me_disent',
  after: 'assurance heritage don_d_organe corps_a',
  secret: 'personne_ne_sait dites_pas enferme- refuse cache',
  pet: 'chien chat animal',
}
