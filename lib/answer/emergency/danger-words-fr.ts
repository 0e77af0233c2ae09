import type { DangerWords } from './danger-words'

export const dangerWordsFr: DangerWords = {
  language: 'fr',
  people: [
    'la plaie|sa|son|ses|notre|on',
    "je|j'?ai|j|me|m|moi|mon|ma|mes|nous|notre",
    "il|elle|lui|quelqu'?un|un homme|une femme|le bebe|le petit|la petite|un monsieur|une dame|ce monsieur",
    '(?:mari|femme|epouse|epoux|fils|fille|pere|mere|papa|maman|papi|papy|mamie|grand[- ]?(?:mere|pere)|frere|soeur|copain|copine|conjointe?|compagnon|compagne|amie?|voisine?|collegue|bebe|enfant|oncle|tante|cousine?|coloc|colocataire|petit[- ]fils|petite[- ]fille)',
  ],
  children: ['bebe|enfant|fils|fille|petit|petite|nourrisson|gamine?|garcon|fillette|neveu|niece|ans'],
  accidental: ['par (?:erreur|accident|megarde)|sans (?:le )?faire expres|confondu|accidentellement'],
  now: [
    "maintenant|la tout de suite|tout de suite|soudain|soudainement|tout a coup|d'?un coup|brusquement|vient de|viens de|viennent de|en ce moment|ce (?:matin|soir|midi)|cette nuit|aujourd'?hui|hier|depuis (?:ce matin|hier|(?:\\w+ )?(?:minutes?|heures?)|tout a l'?heure|une)|il y a (?:\\w+ )?(?:minutes?|heures?)|minutes|s'?arrete (?:pas|plus)|encore|de pire en pire|en train de",
  ],
  calls: [
    "aide[zr]?|a l'?aide|au secours|aidez[- ]moi|urgent|urgence|ambulance|samu|pompiers|15|112|que (?:faire|dois[- ]je faire)|quoi faire|je fais quoi|on fait quoi|vite|je vais mourir|va mourir",
  ],
  signs: {
    vivid: [
      "(?:langue|levres?|visage|gorge|cou|paupieres?) … (?:gonfl\\w+|enfl\\w+|ferm\\w+|serre\\w*|enorme|double)|(?:gonfle|enfle) … (?:gorge|langue|visage|levres)|(?:bras|jambe|main|visage|cote|moitie|bouche) … (?:paralys\\w+|engourdi\\w*|mort\\w*|molle?|lourd\\w*|travers|tombe|pend)|n'?arrive (?:plus|pas) a (?:parler|bouger|respirer|avaler|marcher|se lever|lever|voir|ouvrir|articuler)|ne (?:sens|sent) plus (?:mes|ses|mon|son|ma|sa|le|la)|(?:je|il|elle) (?:vomi\\w*|crach\\w*|tousse) (?:\\w+ )?du sang|vomi\\w* (?:\\w+ )?sang|(?:livide|blafard\\w*|bleu\\w*|gris\\w*|violac\\w+) … (?:levres|visage|doigts|teint)",
      "(?:se tient|s'?agrippe|se serre|tient) (?:\\w+ )?(?:la poitrine|le coeur|la gorge)|(?:dit|parle|raconte) (?:\\w+ )?(?:n'?importe quoi|des choses bizarres|incoheren\\w+)|taches (?:violettes|pourpres|rouges)|(?:impossible|pas moyen|n'?arrive pas) (?:\\w+ )?(?:de )?(?:le|la|les)? ?(?:reveiller)|ne (?:me|nous) reconnait (?:plus|pas)|comme un (?:etau|coup de tonnerre|coup de poignard|rideau)|(?:dechirant\\w*|foudroyant\\w*|insoutenable\\w*)|mare de sang|sang … (?:partout|flots|gicle|n'?arrete pas)|toute? (?:mou|molle|flasque)",
      "(?:peux|peut|arrive|arrives|reussit?|pouvons) (?:plus|pas|a peine) (?:\\w+ )?(?:a )?(?:respirer|reprendre (?:mon|son) souffle)|ne respire (?:plus|pas|presque)|respire (?:\\w+ )?(?:plus|mal|bizarrement|a peine|tres mal|difficilement)|arrete de respirer|(?:m'?|s'?|me |se )?(?:etouffe|etouffer|etrangle)|manque d'?air|suffoqu\\w+|plus de (?:pouls|souffle)|coince … gorge|avale de travers|du mal a respirer|pas d'?air",
      '(?:levres|visage|peau|doigts|figure) … (?:bleu\\w*|violet\\w*|gris\\w*|pales?)|(?:tout|toute|est|devient|devenu|devenue|vire) (?:\\w+ )?(?:bleue?|violette?|grise?|au bleu)|levres bleues',
      "(?:ne |n'?)?(?:repond|reagit|reveille|bouge|reprend) (?:plus|pas)|(?:ne |n'?)(?:se |me |nous )?(?:repond|reagit|reveille|bouge|reconnait)|inconscient\\w*|(?:vient de |s'?est |s'?|est )(?:effondr\\w+|evanoui\\w*|ecroul\\w+)|effondre\\w*|evanouie?|perdu (?:connaissance|conscience)|perd connaissance|(?:par|au|sur le) (?:terre|sol)|tomb\\w+ dans les pommes|(?:tout|toute|tres) (?:mou|molle|flasque)|delire|ne sait plus (?:ou|qui)|soudain\\w* confuse?",
      "(?:bouche|visage|sourire|levre|paupiere|figure) … (?:travers|tombe\\w*|tordue?|deform\\w+|paralys\\w+|engourdi\\w*|affaiss\\w+|deviee?)|(?:parle|parler|articule|articuler) (?:\\w+ )?(?:bizarre\\w*|mal|charabia|plus)|n'?arrive (?:plus|pas) a (?:\\w+ )?(?:parler|bouger|lever|marcher|avaler|voir|articuler|tenir)|ne (?:peut|peux|sent|sens|voit|vois|bouge) (?:plus|pas)|(?:bras|jambe|cote|main|moitie) … (?:engourdi\\w*|paralys\\w+|faible|ne bouge|mort|lourde?|force)|(?:paralys\\w+|engourdi\\w*) … (?:bras|jambe|cote|visage)|(?:perdu|perd|perte de) (?:la )?(?:vue|vision)|ne vois plus|pire mal de tete|coup de tonnerre|mal de tete … (?:atroce|explos\\w+)",
      'convulse|(?:fait|fais|en train de faire) (?:\\w+ )?(?:une crise|un infarctus|un avc|un malaise|une overdose|une reaction allergique|une attaque|un arret|une fausse couche|des convulsions)|(?:bave|ecume|mousse) … bouche|tremble de partout|secousses|(?:je|il|elle) (?:vais|va) (?:\\w+ )?mourir|elephant … poitrine|en train de mourir',
      "saigne\\w* … (?:beaucoup|enormement|abondamment|s'?arrete|partout|sans arret|fort|plus)|(?:arrete|arreter|stopper) (?:\\w+ )?(?:de saigner|le sang|l'?hemorragie)|(?:plein|beaucoup|enormement|tellement|perd\\w*|crache|cracher|vomit|vomi|tousse|flaque|caillots?) (?:\\w+ )?(?:de |du |d'? ?)?sang|sang … (?:partout|gicle|s'?arrete|coule)|hemorragie qui|se vide de son sang|imbib\\w+",
      '(?:gorge|langue|levres|visage) … (?:gonfl\\w+|ferme\\w*|enfl\\w+|serre\\w*|bloqu\\w+)|(?:gonfl\\w+|enfl\\w+) … (?:gorge|langue|levres|visage)|oedeme de la gorge',
      "(?:avale\\w*|bu|mange|ingere|pris|bois|boit|lech\\w+) … (?:piles?(?: bouton)?|javel|poison|produit\\w*|deboucheur|lessive|detergent|medicaments?|comprimes|cachets|aimants?|piece|champignons|baies|antigel|essence|mort aux rats|desherbant|liquide vaisselle|capsule\\w*|methadone|gelules)|(?:intoxique|empoisonne)\\w*|overdose de|surdose|trop (?:de |d'? ?)?(?:insuline|comprimes|cachets|medicaments)|double dose|monoxyde",
      "(?:tomb\\w+|chut\\w+) … (?:escaliers?|toit|fenetre|balcon|echelle|tete|etage)|(?:tape|cogne|choc|coup) … tete|renverse\\w* par|electrocut\\w+|poignard\\w+|mordu\\w* par (?:un|une) (?:serpent|vipere)|(?:se |s'?)(?:noie|est noye\\w*)|noyee?|sorti\\w* de (?:la piscine|l'?eau)|brul\\w+ … (?:eau bouillante|huile|visage)|sectionn\\w+|coupe\\w* (?:un|le) doigt",
      "bebe … (?:ne bouge|bouge plus|ne tete|fievre)|ne (?:sens|le sens) (?:plus )?(?:\\w+ )?bouger|perdu les eaux|perte des eaux|taches … (?:disparaissent|verre|violettes)|semaines … fievre|nuque raide|pupilles? … (?:differentes?|serrees?|grosse)|yeux (?:revulses|blancs)|(?:tout|toute) (?:raide|rigide)|trouve plus (?:mes|ses) mots|(?:bebe )?(?:arrive|va naitre|en train d'? ?accoucher)(?! (?:plus|pas|a))|dans (?:l'? ?oeil|les yeux)|dix fois la dose|heroine|fentanyl|inanime\\w*|comme (?:mort\\w*|une poupee)|bave et|jambe … (?:froide|blanche)|defibrillateur … choc|jusqu'? ?a l'? ?os|artere",
      "(?:cordon|pied|bras) (?:qui )?(?:sort|pend|depasse)|trop (?:d'? ?|de )?(?:ecstasy|alcool|cocaine|drogue|mdma|insuline)|saigne (?:de l'? ?|du |des |par )(?:oreilles?|nez et|tete|bouche)|(?:refuse de|ne veut (?:pas|plus)) (?:boire|manger|teter) … (?:dort|endormi\\w*|mou|molle)|(?:arrete|cesse) (?:pas|plus) de (?:saigner|vomir|convulser|tousser)|ne reconnait (?:personne|plus|pas)|(?:moitie|cote|demi) … (?:paralys\\w+|visage)|tient la poitrine|(?:livide|blanc comme|tout blanc|toute blanche)",
      "(?:huile|eau|cafe|the|soupe) (?:bouillante?|brulante?|chaude?) … (?:dessus|visage|bras|jambe|corps|renvers\\w+)|(?:renvers\\w+|recu) … (?:bouillante?|brulante?)|(?:pastilles?|tablettes?|capsules?) (?:de )?(?:lave[- ]?vaisselle|lessive)|testicule … (?:mal|douleur|gonfl\\w+)|(?:mal|douleur) … testicule|(?:taches|boutons|plaques) … (?:s'? ?)?(?:effacent|disparaissent|partent) (?:pas|plus)|(?:mousse|ecume|bave) … (?:levres|bouche)|tremble de tout|(?:arrive|arrivons|peut|peux) (?:pas|plus) a (?:le|la|l'?) ?(?:reveiller|calmer|ranimer)|impossible de (?:le|la|l'?) ?(?:reveiller|ranimer)|dit n'? ?importe quoi|(?:ventre|abdomen) … (?:dur comme|bois)|hurle de douleur|plie\\w* en deux|(?:bras|jambe|main|cote) … (?:repond|marche|fonctionne|bouge) (?:pas|plus)|pris (?:le courant|une decharge)|sang … (?:jambes|gicle|jaillit)|peau … (?:part en lambeaux|se decolle)",
    ],
    named: [
      '(?:douleurs?|mal|serre\\w*|oppression|pression|poids|brul\\w+|oppresse|etau|pointe) … (?:poitrine|thorax|thoracique|bras gauche|machoire)|poitrine … (?:serre\\w*|douleur|mal|oppress\\w+|brule)|douleur (?:thoracique|dans la poitrine|dans le bras)|bras gauche',
      'essouffl\\w+|a bout de souffle|douleur (?:\\w+ )?(?:atroce|insupportable|intense|terrible|horrible)|marc de cafe|odeur de gaz|fuite de gaz|(?:tres|affreusement|horriblement) mal (?:au|a la|dans)',
    ],
    weak: [
      'palpitations|vertiges?|pale|sueurs?|transpire|vomi\\w*|confuse?|somnolent\\w*|gonfl\\w+|plaques|contractions|tremble\\w*|malaise',
      'convulsions?|avc|infarctus|crise cardiaque|anaphyla\\w+|reaction allergique|overdose|intoxication|hemorragie|saigne\\w*|saignement|fausse couche|crise|ventoline',
    ],
    context: [
      'fievre|enceinte|insuline|diabetique|anticoagulants?|mal de tete|pique\\w*|guepe|abeille|frelon|cacahuetes?|arachides?|crustaces|engourdi\\w*|faible',
    ],
    clinical: [
      'sus-?decalage|stemi|(?:ta|pa|tension) (?:\\w+ )?[4-8]\\d?\\/\\d+|choc (?:septique|hemorragique|cardiogenique|anaphylactique)|sepsis|arret cardiaque|fibrillation ventriculaire|asystolie|hemorragie\\w*|saigne\\w*|avc|infarctus|convuls\\w+|etat de mal|eclampsie|(?:sat\\w*|spo2) (?:\\w+ )?[5-8]\\d|glasgow (?:\\w+ )?[3-9]|stridor|anaphyla\\w+|overdose|procidence du cordon',
    ],
  },
  events: {
    parts: [
      'sang|plaie|enfant',
      'visage|bouche|sourire|levres?|langue|gorge|cou|machoire|tete|pupilles?|yeux|oeil|vue|poitrine|coeur|pouls|respire\\w*|souffle|cotes?|poumons?|colonne|cote|moitie|bras|jambes?|mains?|corps|peau|sang|caillots?|plaie|coupure|os|artere|ventre|contractions|eaux|cordon|couche|parole|mots|voix|il|elle|maman|papa|mere|pere|mamie|papi|grand-pere|grand-mere|mari|femme|fils|fille|enfant|bebe|frere|soeur|ami\\w*|sol|etoiles|mort-aux-rats',
    ],
    happenings: [
      'gicle|mort-aux-rats|a (?:mange|avale|bu) (?:\\w+ ){0,3}(?:mort-aux-rats|javel|poison|pile|lessive)',
      "tombe|pend|travers|paralys\\w+|engourdi\\w*|ecroul\\w+|effondr\\w+|evanoui\\w*|ne bouge (?:plus|pas)|ne repond (?:plus|pas)|ne respire\\w*|respire (?:\\w+ )?(?:tres )?(?:vite|mal|fort|bizarrement)|creuse (?:les|ses)|gicle\\w*|jailli\\w*|coule a flots|a flots|ecrase\\w*|comprime\\w*|serre comme|etau|mousse|ecume|tremble de partout|convuls\\w*|par terre|au sol|blanc comme|froid comme|brulant comme|voit (?:des etoiles|double|flou|trouble|des lumieres)|mort-aux-rats|poison|poignard\\w+|tire dessus|jusqu'?a l'?os|brule\\w*|cloques|gonfl\\w+|on voit la tete|la tete sort|sort|etouff\\w*|suffoqu\\w*|delire",
    ],
    harmless: [
      'apres (?:les|le|chaque) repas|a cause (?:de|des|du)|dents',
      'un peu|leger\\w*|legerement|parfois|de temps en temps|toujours|chaque (?:jour|nuit|hiver|mois)|depuis (?:\\w+ )?(?:des )?(?:semaines|mois|annees)|semaines|mois|annees|ans|chronique\\w*|sec|seche\\w*|seches|demange\\w*',
    ],
    questions: ["^(?:quel\\w*|comment|quand|pourquoi|combien|est|sont|faut|peut|doit|que|qu'est|y a)"],
  },
  massOverdose: [
    "(?:pris|avale\\w*|ingere|gobe|prend|descendu|mange) … (?:tou(?:te|t|s|tes) (?:la |le |les |mes |ses |sa |son )?(?:\\w+ )?(?:boites?|plaquettes?|flacon|medicaments?|comprimes|cachets|pilules|somniferes|medocs|insuline|stock|traitement)|(?:une|la|deux) (?:boites?|plaquettes?) (?:entieres?|de|d|complete)|(?:un|le) flacon (?:entier|de)|(?:plein|beaucoup|poignee|tas|[2-9]\\d|vingt|trente|quarante|cinquante|une trentaine|une vingtaine) (?:de |d'? ?)?(?:comprimes|cachets|medicaments|pilules|somniferes|doliprane|paracetamol|medocs))",
  ],
  intent: {
    own: [
      "(?:ne veux|veux) (?:\\w+ )?(?:plus|pas) (?:me reveiller|exister|etre la|vivre|continuer)|je (?:ne )?veux (?:\\w+ )?(?:pas|plus) me reveiller|(?:suis|sens) (?:\\w+ )?(?:un |comme un )?(?:poids|fardeau|boulet) (?:pour|a)|(?:veux|voudrais) que tout (?:s'?arrete|finisse|se termine)|(?:sur|au bord) (?:du|de la|le|d'?un) (?:pont|toit|balcon|falaise|rails|quai) … (?:sauter|jeter|finir)|(?:moyen|facon|methode) (?:\\w+ ){0,3}(?:rapide|indolore|sans douleur) (?:\\w+ )?(?:de )?(?:mourir|partir|se tuer)",
      "(?:medicaments|cachets|comprimes|corde|couteau|lame|pistolet|boite) (?:\\w+ ){0,4}(?:prets?|pretes?|prepare\\w*|devant moi|en main|dans la main|sur la table|a cote)|(?:prepare\\w*|achete\\w*|rassemble\\w*|garde\\w*|stocke\\w*) (?:\\w+ ){0,3}(?:medicaments|cachets|comprimes|corde|lames?)|(?:serait|seraient|iraient|vivraient) (?:\\w+ )?mieux sans moi|(?:m'?endormir|dormir) (?:\\w+ )?et ne (?:plus|jamais) me reveiller|(?:ma vie est finie|c'?est (?:fini|pour ce soir|ma derniere)|a quoi bon (?:continuer|vivre))|(?:envie|besoin) de (?:disparaitre|mourir|en finir)|scarifi\\w+",
      "(?:je |j'? ?)(?:\\w+ ){0,2}(?:veux|voudrais|vais|pense(?: a)?|envisage|prevois|compte|souhaite|prefere\\w*|ai envie d\\w*|ai decide d\\w*|songe|essaye?) (?:\\w+ ){0,3}(?:mourir|me tuer|me suicider|en finir|me pendre|m'? ?ouvrir les veines|mettre fin a (?:mes jours|ma vie|tout)|disparaitre|me faire (?:du )?mal|sauter (?:du|d)|me jeter|ne plus (?:me reveiller|exister|etre la|vivre)|etre morte?|que (?:ca|tout) (?:s'? ?arrete|finisse)|m'? ?endormir (?:et|pour) (?:ne|toujours)|au suicide|partir pour toujours|me foutre en l'? ?air)|(?:envie|idees?|pensees?|intention) (?:de |d'? ?)?(?:mourir|me tuer|en finir|suicidaires?(?! (?:severes|aigues|resistant|chez|dans|et))|noires?|me suicider|sauter|disparaitre|me faire (?:du )?mal)|j'? ?ai (?:\\w+ ){0,2}(?:idees|pensees) suicidaires|suis (?:\\w+ )?suicidaire|je (?:veux|vais) (?:\\w+ )?mourir",
      "(?:plus|pas|aucune|marre) (?:\\w+ ){0,2}(?:envie de|de raison de|la force de|le courage de|goût a|gout a|de) (?:\\w+ )?(?:vivre|continuer|me reveiller|me battre|la vie)|ne (?:veux|peux|supporte) plus (?:\\w+ )?(?:vivre|continuer|etre la|me reveiller|exister|rien|de cette vie|cette vie)|(?:n'?|je n'? ?)?en (?:peux|peut) plus de (?:vivre|la vie|cette vie)|(?:vie|rien) (?:\\w+ )?(?:plus (?:de|aucun) sens|ne vaut (?:plus|pas)|a plus de sens)|fatiguee? de vivre|(?:aimerais|voudrais) (?:\\w+ ){0,3}(?:etre morte?|ne jamais|ne pas me reveiller)|n'? ?ai(?:s|t)? plus (?:de )?(?:raison|envie)|mieux mort\\w*",
      "(?:mieux|heureux|soulages|tranquilles) (?:\\w+ )?sans moi|personne (?:ne )?(?:\\w+ ){0,2}(?:regretter\\w*|manquer\\w*|remarquer\\w*|manque\\w*)|(?:suis|etre) (?:\\w+ )?un (?:poids|fardeau)|ne serai (?:plus|pas) (?:\\w+ )?(?:la|ici|de ce monde|demain)|serai (?:plus la|morte?|parti\\w*) (?:\\w+ ){0,2}(?:demain|la semaine|bientot)?|(?:ma|mon|la) derniere? (?:nuit|jour|soir\\w*|message|noel)|lettres? d'? ?adieux?|fait mes adieux|dit adieu|donne (?:\\w+ )?(?:toutes )?(?:mes affaires|mon chien|mon chat)|(?:tout|mes affaires) (?:est |sont )?(?:en ordre|regle)",
      "(?:peur de (?:moi|ce que je (?:pourrais|vais|peux))|confiance en moi pour rester seule?)|peur de (?:faire|me faire) (?:une betise|une connerie|du mal)|faire une (?:betise|connerie)|quand je (?:ne )?serai (?:plus la|morte?|partie?)|quitter (?:ce|cette) (?:monde|terre|vie)|merite (?:pas|plus) de vivre|(?:plus|pas|aucun) (?:\\w+ )?(?:d'? ?espoir|espoir|avenir|d'? ?issue|issue|sens a ma vie)|(?:achete|trouve|prepare) (?:une|la) corde|que (?:tout )?(?:ca|cela|tout) (?:s'? ?)?(?:arrete|finisse|termine)|dormir pour toujours|m'? ?endormir (?:et|pour)|pour toujours|(?:leur|la famille|mes enfants|tout le monde|le monde) (?:\\w+ ){0,4}sans moi|un (?:poids|fardeau|boulet) pour|me manquer[ao]|personne n'? ?a besoin de moi|adieu|rejoindre (?:\\w+ ){0,3}(?:paradis|ciel|haut)|j'? ?abandonne la vie|vie (?:est )?trop (?:dure|lourde)|me foutre en l'? ?air|voiture (?:me|m'? ?) ?(?:renverse|ecrase)|tenir (?:le coup )?(?:plus|davantage)|en (?:ai|peux) (?:marre|plus) de (?:vivre|la vie|tout|cette vie)",
      "(?:facon|moyen|methode|maniere) (?:\\w+ ){0,4}(?:de |d'? ?|pour )?(?:mourir|me tuer|en finir|partir|se suicider|suicide)|combien (?:\\w+ ){1,6}(?:mourir|ne (?:plus|pas) se reveiller|en finir|ne plus me reveiller|me tuer)|(?:garde|stocke|accumule|cache|mets de cote) (?:\\w+ ){0,2}(?:mes |des |les )?(?:medicaments|cachets|comprimes|somniferes)|me (?:scarifie|coupe|mutile|fais du mal|suis (?:scarifie|coupe|mutile|fait du mal|ouvert)\\w*|taillade)|(?:suis|debout|assis\\w*) (?:\\w+ )?sur (?:le|un) (?:pont|toit|rebord)|ne (?:jamais|plus) me reveiller|finir (?:avec|avec tout|avec la vie)|en finir (?:avec|ce soir|maintenant)|la corde est",
    ],
    others: [
      '(?:va|veut|voulait) (?:se )?(?:tuer|suicider|pendre|jeter|ouvrir les veines)',
      "(?:veut|voudrait|menace|parle|dit (?:qu'? ?\\w+|vouloir)|va|essaie|pense|tente|essaye) (?:\\w+ ){0,4}(?:mourir|se tuer|se suicider|suicide|en finir|se pendre|se jeter|sauter|mettre fin|plus vivre|disparaitre|se faire du mal)|(?:a|m'? ?a) (?:ecrit|envoye|laisse) (?:\\w+ ){0,2}(?:lettre|message|mot) d'? ?adieux?|lettre d'? ?adieux?|a (?:une arme|un couteau|un fusil|une corde)|se (?:scarifie|mutile|coupe|taillade)|s'? ?est (?:scarifie|coupe|mutile|ouvert|pendu|enferme\\w* avec)\\w*|(?:a tente|tentative) (?:de )?(?:se suicider|suicide ce)|(?:est|devenue?) (?:\\w+ )?suicidaire|n'? ?a plus envie de vivre|ne veut plus vivre|sur (?:le|un) pont",
    ],
  },
  frames: {
    study: [
      'preuves?|essais?|etudes?|meta-?analyses?|recommand\\w+|posologie|doses? (?:de|d)|quelle dose|traitement (?:de|du|d)|prevention|efficacite|efficace|mortalite|survie|incidence|prevalence|pronostic|echelle|depistage|sensibilite|prise en charge|strategie|protocole|indications?|facteurs? de risque|diagnostic|versus|vs|compar\\w+|mecanisme|revue|memoire|examen|cours sur|roman|interventions?|thrombectomie|thrombolyse|suicide (?:chez|apres)|risque de suicide|reduit|augmente\\w*(?:-t?-?ils?)?|bienfaits|benefice',
    ],
    clinician: [
      "patientes?|patients?|(?:homme|femme|enfant|garcon|fille) de \\d+ ans|chez (?:l'? ?adulte|l'? ?enfant|l'? ?adolescent|les|le|la|un|une)|adolescents?|aux urgences|dans (?:mon|notre) service|residents?|se presente",
    ],
    bedside: [
      "devant moi|au dechocage|en salle de (?:naissance|dechocage)|(?:saigne|convulse) (?:toujours|encore)|(?:toujours|encore) en (?:arret|choc|etat de mal)|(?:que|quoi) faire (?:en premier|maintenant)(?! pour)|on fait quoi|^a l'? ?aide$",
    ],
    earlier: [
      "(?:19|20)\\d\\d|il y a (?:\\w+ )?(?:ans?|mois|semaines|longtemps|annees)|l'? ?(?:annee|an|ete|hiver) derniere?|(?:le mois|la semaine) derniere?|quand (?:j'? ?etais|il etait|elle etait)|enfant deja|antecedents?|mort|morte d|decedee?|a (?:eu|fait) (?:un|une)|ai (?:eu|fait) (?:un|une)|autrefois|survecu|depuis (?:\\w+ )?(?:ans|mois|annees|l'? ?enfance|son)|parfois|de temps en temps|chronique|leger\\w*|stable|apres (?:son|mon|un|une) (?:avc|infarctus|tentative|crise)|souvent|va mieux|avant",
    ],
    supposed: [
      "si (?:quelqu'? ?un|un|une|mon|ma|on)|quels sont|quelles sont|qu'? ?est[- ]ce (?:que|qu)|comment (?:reconnaitre|traiter|prevenir|savoir|distinguer|reagir)|(?:peut|peuvent|pourrait)[- ]?(?:ils?|elles?|on)? (?:\\w+ ){0,2}(?:provoquer|causer|entrainer|augmenter|reduire|prevenir|declencher)|en cas de|peur (?:de|d)|risque (?:de|d)|signes (?:de|d)|symptomes (?:de|d)|premiers secours|formation|est[- ]ce (?:dangereux|grave|normal|vrai)|personnes (?:avec|qui)|dois[- ]je faire une",
    ],
    figurative: [
      "(?:meurs|creve|mourir|mort|morte) (?:d'? ?(?:envie|ennui)|de (?:rire|faim|soif|fatigue|honte|chaud|froid|curiosite|sommeil))|me tue (?:a|le|la)?|(?:garde|boulot|chaleur|travail|chef) me tue|tuer (?:le temps|les|des)|par le nez|failli (?:faire|avoir) (?:un infarctus|une crise cardiaque)|morte? de rire|mourir de rire",
    ],
    negation: ["pas (?:de|d'?)?|sans|aucune?|jamais|ni|plus de|nie"],
  },
}
