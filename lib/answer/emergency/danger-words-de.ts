import type { DangerWords } from './danger-words'

export const dangerWordsDe: DangerWords = {
  language: 'de',
  people: [
    'die wunde|unsere?|sein|seine[nmr]?|ihre[nmr]?',
    'ich|mir|mich|wir|uns|unser\\w*|mein\\w*|bei mir',
    'er|sie|ihm|ihn|ihr|jemand|jemandem|ein mann|eine frau|das kind|das baby|baby',
    '(?:mann|frau|sohn|tochter|vater|mutter|papa|mama|opa|oma|bruder|schwester|freund|freundin|partner|partnerin|kollege|kollegin|nachbar|nachbarin|kind|kleine|kleiner|enkel|enkelin|mitbewohner\\w*|tante|onkel|schwager|schwiegermutter|schwiegervater)',
  ],
  children: [
    'baby|kind|kleinkind|saugling|sohn|tochter|kleine[rs]?|enkel\\w*|junge|madchen|neffe|nichte|zweijahrige\\w*|dreijahrige\\w*',
  ],
  accidental: ['aus versehen|versehentlich|verwechselt|irrtumlich'],
  now: [
    'jetzt|gerade|grad|eben|plotzlich|auf einmal|momentan|sofort|heute|gestern|seit (?:heute|gestern|eben|(?:\\w+ )?(?:minuten|stunden|stunde|halben)|einer)|vor (?:\\w+ )?(?:minuten|stunden|einer stunde)|minuten|hort nicht auf|immer (?:noch|schlimmer|mehr)|nicht mehr',
  ],
  calls: [
    'hilfe|bitte helft|notarzt|krankenwagen|rettungswagen|112|144|was (?:soll|sollen|kann|mach\\w*|tun)|schnell|sterbe ich|stirbt (?:er|sie)',
  ],
  signs: {
    vivid: [
      '(?:zunge|lippen?|gesicht|hals|kehle|augen) … (?:schwill\\w*|geschwoll\\w+|dick|zu|eng)|(?:schwillt|schwellen) … (?:hals|zunge|lippen|gesicht)|(?:krieg\\w*|bekomm\\w*) (?:\\w+ )?(?:kaum|keine|nicht genug|fast keine) (?:noch )?(?:luft)|kaum noch luft|(?:kreidebleich|aschfahl|leichenblass|grau im gesicht|blau (?:an|im gesicht|um))|(?:fasst|greift|halt) sich (?:\\w+ )?(?:an die|die|ans) (?:brust|herz)|(?:spurt|spure|fuhlt|fuhle) (?:\\w+ ){0,3}(?:nicht|nichts)(?: mehr)?|(?:arm|bein|gesicht|seite|halfte) … (?:taub|gelahmt|schlaff|hangt|kraftlos|bewegen)',
      '(?:redet|spricht|lallt|sagt) (?:\\w+ )?(?:wirr\\w*|unsinn|komisch|undeutlich|verwaschen|durcheinander)|nicht (?:mehr )?(?:wach|ansprechbar|aufzuwecken|weckbar)|(?:schlagartig|wie aus heiterem himmel|blitzartig)|(?:lila|violette|dunkelrote) (?:flecken|punkte)|(?:erkennt (?:mich|uns|niemanden) (?:nicht)?)|(?:blut\\w*) … (?:stark|sturzbach|durchgeblutet|uberall|lache)|(?:durchgeblutet|blutlache)|zerreissend\\w+|vernichtend\\w+',
      '(?:keine|kaum|schwer|schlecht|nicht genug) (?:mehr )?luft|luft (?:mehr )?(?:bekomm\\w*|krieg\\w*)|(?:atmet|atme|atmen|geatmet) (?:\\w+ )?(?:nicht|kaum|schwer|komisch|schnell|rasselnd|flach)|(?:nicht|kaum) (?:mehr )?(?:\\w+ )?atmen|(?:hat|hort|horte|horen) (?:\\w+ )?auf(?:gehort)? zu atmen|erstick\\w*|verschluckt … (?:luft|hustet|erstick)|steckt … hals|kein(?:en)? puls|schnappt nach luft|rochelt|japst',
      '(?:lippen|gesicht|haut|finger) … (?:blau|lila|grau|blass)|(?:wird|ist|lauft|ganz|werden|sind) (?:\\w+ )?(?:blau|lila|grau)(?: an)?|blaue lippen|blau angelaufen',
      '(?:wacht|wache|wachen|aufwach\\w+|reagier\\w*|antwortet|ansprechbar|aufwecken|wecken) … (?:nicht|nicht mehr|kaum)|nicht (?:mehr )?(?:\\w+ )?(?:ansprechbar|wach|aufwecken|wecken|zu wecken|bei bewusstsein)|reagiert (?:\\w+ )?nicht|wacht nicht (?:mehr )?auf|bewusstlos|ohnmachtig|zusammengebrochen|umgekippt|umgefallen|zusammengesackt|kollabiert|(?:liegt|lag|gefallen) … boden|(?:ganz |so |vollig )?schlaff|weggetreten|das bewusstsein verloren',
      '(?:mund|mundwinkel|gesicht|auge|lid) … (?:hangt|hangend\\w*|schief|taub|gelahmt|verzogen|herunter)|(?:hangend\\w*|schief\\w*|herabhangend\\w*) (?:mundwinkel|gesicht|mund)|(?:spricht|rede\\w*|sprechen|redet|lallt) (?:\\w+ )?(?:undeutlich|verwaschen|komisch|wirr|unverstandlich)|lallt|verwaschen\\w* sprach\\w*|kann … (?:nicht (?:mehr )?)(?:sprechen|reden|bewegen|heben|sehen|schlucken|laufen|gehen|fuhlen)|(?:arm|bein|seite|halfte|hand) … (?:taub|gelahmt|kraftlos|nicht bewegen|kribbelt|lahm)|(?:taub|gelahmt) … (?:arm|bein|seite)|sehe (?:\\w+ )?nichts mehr|plotzlich (?:\\w+ )?(?:blind|verwirrt|nichts gesehen)|schlimmste\\w* kopfschmerz\\w*|verwirrt und|erkennt … nicht',
      '\\w*(?:tabletten|pillen|medikamente?|tropfen|batterien?|magnete?n?|reiniger|mittel|tabs) … (?:geschluckt|verschluckt|gegessen|getrunken|erwischt)|(?:hort|horen) (?:einfach )?nicht (?:mehr )?auf zu (?:bluten|krampfen|erbrechen|husten)|(?:seite|halfte|\\w+halfte|arm|bein|hand) (?:\\w+ )?(?:gehorcht|funktioniert|bewegt)|nabelschnur … (?:raus|heraus|hangt|vor)|zu viel (?:ecstasy|alkohol|kokain|drogen|mdma|speed|insulin|\\w*tabletten)|(?:auge|augen) … nichts mehr|blutet aus (?:dem|der|den|beiden)|(?:will|mag) nicht (?:mehr )?trinken … wach|erkennt (?:niemanden|keinen|uns|mich)|kreidebleich|leichenblass|asthmaanfall … (?:nicht|nichts)',
      '(?:gesichtshalfte|korperhalfte|mundwinkel|gesicht|arm|bein|seite) … (?:gelahmt|taub|hangt|kraftlos|schlaff|herunter)|(?:allergische[nr]?|anaphylaktische[nr]?) schock|(?:heisse[snm]?|kochende[snm]?|siedende[snm]?) (?:ol|wasser|tee|kaffee|fett|suppe) … (?:uber\\w*|gesicht|arm|bein|brust|haut)|haut (?:lost|schalt|hangt|pellt)|(?:\\w*tabs|spulmaschinen\\w*|frostschutz\\w*|\\w*reiniger|unkrautvernichter|rattengift) … (?:gegessen|getrunken|geschluckt|verschluckt|im mund)|hoden … (?:schmerz\\w*|weh|geschwollen)|schmerz\\w* … hoden|kopfschmerzen wie (?:noch )?nie|(?:so|noch nie so) starke kopfschmerzen|(?:nicht|kaum) (?:mehr )?(?:wach|zu wecken|wach zu)|unterzucker\\w*|stromschlag|eine gewischt|lauft (?:ganz )?blau|(?:sprachlos|sprechen) … nicht (?:mehr )?(?:kann|geht)',
      // The verb may precede the part of the body.
      '(?:hangt|hangen) … (?:mundwinkel|gesicht|mund|lid|backe)|(?:redet|spricht|sagt|erzahlt) (?:\\w+ )?(?:wirres|unsinn|kauderwelsch|wirr\\w*)|(?:lila|violette|blaue|rote|dunkle) (?:\\w+ )?(?:flecken|punkte|punktchen) … (?:nicht|verschwinden|verblassen|wegdruck\\w*)|(?:ganz |so |vollig |total )(?:schlapp|schlaff|apathisch|teilnahmslos) … (?:fieber|flecken|trinkt)|fieber … (?:schlapp|apathisch|nackensteif\\w*|flecken|nicht wach)|steife\\w* (?:nacken|hals)|nacken … steif|bauch … (?:bretthart|hart wie)|schreit vor schmerz\\w*|krummt sich vor|(?:arm|bein|seite|halfte|hand) … (?:funktioniert|gehorcht|bewegt sich|geht) (?:\\w+ )?nicht|blut … (?:beine|bein) (?:hinunter|herunter|runter)|(?:lauft|rinnt|stromt|spritzt|schiesst) … blut',
      'krampft|(?:krampfanfall|anfall) … (?:hort|auf|minuten)|(?:hat|habe|bekommt|kriegt) (?:gerade |grad |wohl |glaub\\w* |vielleicht )?(?:einen|ein|eine) (?:herzinfarkt|schlaganfall|krampfanfall|epileptischen anfall|allergische reaktion|asthmaanfall|herzstillstand|fehlgeburt)|schaum vor dem mund|zuckt am ganzen|(?:glaube|angst|denke) … sterbe|ich sterbe|er stirbt|sie stirbt|elefant … brust',
      'blutet … (?:stark|heftig|nicht auf|sehr|wie verruckt|uberall|aus)|blut\\w* … (?:hort nicht auf|nicht stillen|nicht stoppen|lasst sich nicht|hort)|(?:so viel|viel|uberall|literweise|massenhaft|spuckt|hustet|huste|spucke|erbricht|erbreche|kotzt|verliert|verliere) (?:\\w+ )?blut|blut (?:\\w+ )?(?:gespuckt|gehustet|erbrochen|spritzt|lauft)|verblutet|blutlache|blute (?:sehr |ganz )?(?:stark|heftig|sehr|viel)',
      '(?:hals|zunge|rachen|lippen|gesicht|kehle) … (?:schwillt|schwellen|geschwollen|schwoll|zu|angeschwollen|dick)|(?:zunge|kehle) wird dick|geschwollene\\w* (?:zunge|lippen)',
      '(?:verschluckt|geschluckt|getrunken|gegessen|eingenommen|trank|schluckte|gelutscht) … (?:knopfbatterie|batterie|reiniger|bleiche|gift|putzmittel|magnet\\w*|tabletten|lampenol|saure|rohrreiniger|spulmittel|medikamente|pilze|beeren|munze|frostschutz|benzin)|(?:knopfbatterie|batterie|\\w*reiniger|bleichmittel|bleiche|gift|putzmittel|magnet\\w*|lampenol|saure|spulmittel|pilze|beeren|munze|benzin|tabletten|medikamente|geschirrspul\\w+|waschmittel\\w*) … (?:verschluckt|geschluckt|getrunken|gegessen|gelutscht)|vergiftet|uberdosis (?:genommen|gespritzt|erwischt)|(?:zu viel|zuviel|doppelte|dreifache|falsche) (?:\\w+ )?(?:insulin|tabletten|medikament\\w*|dosis|menge)',
      '(?:treppe|leiter|dach|balkon|fenster) … (?:gefallen|gesturzt|heruntergefallen|gestolpert|runtergefallen)|(?:kopf) … (?:gestossen|gefallen|aufgeschlagen|verletzt)|angefahren|uberfahren|stromschlag|niedergestochen|angeschossen|von einer (?:schlange|kreuzotter) gebissen|ertrunken|ertrinkt|unter wasser|(?:pool|wasser|see) … gezogen|verbruht|verbrannt|abgetrennt',
      '(?:baby|kind) … (?:bewegt sich (?:\\w+ )?nicht|trinkt nicht)|bewegt sich nicht mehr|fruchtblase|flecken … (?:nicht weg|wegdrucken|glas)|wochen alt\\w* … fieber|nackensteif\\w*|pupillen? … (?:grosser|klein|verschieden)|augen verdreht|verdreht die augen|(?:ganz )?steif und|finde (?:die |meine )?worte nicht|kommt (?:gleich )?zur welt|ins auge|zehnfache dosis|heroin|fentanyl|leblos|wie tot|wie ein lappen|speichelt und|bein … (?:kalt und|weiss)|defi … schock|brennt … brust|druckt … brust|schlagader|bis auf den knochen',
    ],
    named: [
      '(?:druck|schmerz\\w*|engegefuhl|enge|brennen|stechen|ziehen|weh|tut) … (?:brust\\w*|linken arm|kiefer)|brust … (?:schmerz\\w*|weh|druck|eng|enge|brennt|sticht)|brustschmerz\\w*|brustenge|herzschmerz\\w*|linken arm|in den arm',
      'atemnot|luftnot|kurzatmig|(?:unertragliche|wahnsinnige|heftige|extreme|starkste)\\w* (?:\\w+)?schmerzen|kaffeesatz|gasgeruch|riecht nach gas',
    ],
    weak: [
      'herzrasen|schwindel\\w*|blass|kaltschweissig|schwitz\\w*|erbricht|ubergibt|erbrochen|verwirrt|benommen|schlafrig|geschwollen|wehen|zittert|ohnmacht',
      'krampfanfall\\w*|krampf\\w*|schlaganfall|herzinfarkt|anaphyla\\w+|allergische reaktion|uberdosis|vergiftung|blutung\\w*|blutet|fehlgeburt|anfall|asthmaanfall|notfallspray',
    ],
    context: [
      'fieber|ausschlag|schwanger|insulin|diabetiker\\w*|blutverdunner|marcumar|gestochen|\\w*stich|wespe|biene|erdnuss\\w*|taub|schwach|kopfschmerzen',
    ],
    clinical: [
      'stemi|st-?hebung\\w*|(?:rr|blutdruck) (?:\\w+ )?[4-8]\\d(?:\\/\\d+)?|(?:septisch|hamorrhagisch|kardiogen|anaphylaktisch)\\w* schock|sepsis|urosepsis|kammerflimmern|herzstillstand|asystolie|kreislaufstillstand|blut\\w*|schlaganfall|krampf\\w*|status epilepticus|eklampsie|(?:satt\\w*|spo2) (?:\\w+ )?[5-8]\\d|gcs (?:\\w+ )?[3-9]|stridor|anaphyla\\w+|uberdosis|nabelschnurvorfall',
    ],
  },
  events: {
    parts: [
      'gesicht\\w*|mund\\w*|mundwinkel|lacheln|lippen?|zunge|hals|kehle|nacken|kiefer|kopf|kopfchen|pupillen?|augen?|sicht|brust\\w*|herz|puls|atmet|atmung|atem|luft|rippen|wirbelsaule|seite|halfte|arme?|beine?|hande?|hand|korper|haut|blut|wunde|schnitt|knochen|ader|bauch|wehen|fruchtblase|nabelschnur|windel|sprache|worte|stimme|er|sie|mama|papa|mutter|vater|oma|opa|mann|frau|kind|sohn|tochter|baby|kleine[rn]?|bruder|schwester|freund\\w*|boden',
    ],
    happenings: [
      'spritzt|rattengift|zu sehen|gegessen … gift\\w*',
      'hangt|schief|eingeschlafen|gelahmt|schlaff|taub|umgekippt|zusammengebrochen|zusammengesackt|zusammengeklappt|ruhrt sich nicht|bewegt sich nicht|reagiert nicht|antwortet nicht|atmet (?:\\w+ )?(?:schnell|komisch|kaum|nicht|flach|schwer)|zieht (?:\\w+ )?(?:die )?rippen|spritzt|stromt|schiesst|lauft (?:\\w+ )?(?:raus|runter|blau)|druckt (?:\\w+ ){0,3}(?:brust|zu)|zerquetscht|auf der brust|sitzt (?:\\w+ )?drauf|sasse|schaum|zuckt|zittert am ganzen|krampft|zu sehen|kommt raus|(?:am|auf dem) boden|auf der strasse|weiss wie|kalt wie|heiss wie|rattengift|gift|gestochen worden|niedergestochen|angeschossen|bis auf den knochen|verbruht|verbrannt|abgetrennt|geschwollen|dreht sich alles|wirr|erkennt',
    ],
    harmless: [
      'nach dem essen|aufgeblaht|zahnt|zahne',
      'ein bisschen|etwas|leicht\\w*|manchmal|gelegentlich|immer|jede\\w* (?:tag|nacht|winter|woche)|nachts|seit (?:\\w+ )?(?:wochen|monaten|jahren)|wochen|monate\\w*|jahre\\w*|chronisch\\w*|trocken\\w*|juck\\w*|im winter|nach (?:seinem|ihrem|meinem) schlaganfall',
    ],
    questions: [
      '^(?:was|welche\\w*|wie|wann|warum|wer|wo|ist|sind|hilft|kann|soll|sollte|darf|gibt|wirkt|braucht|muss)',
    ],
  },
  massOverdose: [
    '(?:alle|all|die ganze\\w*|die komplette|eine ganze|einen ganzen|eine (?:packung|schachtel|handvoll|flasche)|den ganzen|samtliche|die restlichen|[2-9]\\d|zwanzig|dreissig|vierzig|funfzig|hundert|massenhaft|haufenweise) (?:meine |seine |ihre |von )?(?:\\w+ ){0,2}(?:tabletten|pillen|packung|schachtel|medikamente\\w*|schlaftabletten|schlafmittel|paracetamol|ibuprofen|insulin|flasche|blister|blisterpackung|vorrat|antidepressiva) (?:\\w+ ){0,4}(?:genommen|geschluckt|eingeworfen|geschluckt|eingenommen|gespritzt|intus)|(?:nahm|schluckte|nehme) (?:\\w+ ){0,3}(?:alle|ganze\\w*) (?:\\w+ ){0,2}(?:tabletten|pillen|packung)',
  ],
  intent: {
    own: [
      '(?:bin|falle) (?:\\w+ ){0,4}last|weg von dieser welt|fur immer (?:schlafen|weg|ruhe)|(?:stehe|sitze|bin) (?:\\w+ )?(?:auf|an) (?:dem|der|einem|einer|den) (?:dach|brucke|balkon|klippe|gleisen|hochhaus)|(?:schnell\\w*|schmerzlos\\w*|leicht\\w*) (?:\\w+ )?(?:weg|art|methode) (?:\\w+ )?(?:zu )?(?:sterben|gehen)|(?:will|mochte) (?:\\w+ )?(?:dass alles (?:aufhort|vorbei ist|endet)|nicht mehr (?:existieren|da sein))',
      '(?:tabletten|pillen|messer|pistole|seil|strick|klinge|medikamente) (?:\\w+ ){0,3}(?:bereit\\w*|vor mir|hingelegt|zurechtgelegt|in der hand|neben mir|besorgt|liegen schon)|(?:ware|waren) (?:\\w+ ){0,3}(?:besser|glucklicher) (?:dran )?ohne mich|ohne mich (?:ware|waren|geht)|(?:einschlafen|schlafen) (?:\\w+ )?(?:und )?(?:nie|nicht) (?:mehr|wieder) (?:aufwachen|wach)|(?:wozu|warum) (?:\\w+ )?(?:noch )?(?:leben|weiterleben|weitermachen)|mein leben ist (?:vorbei|zu ende)',
      '(?:will|mochte|wurde|werde|mag|kann|wollte) (?:\\w+ ){0,3}(?:nicht mehr (?:leben|da sein|existieren|aufwachen|weiterleben|hier sein|weitermachen|weiter|aufstehen)|sterben|tot sein|mich umbringen|mich toten|mir das leben nehmen|mein leben beenden|schluss machen mit allem|allem ein ende|ein ende (?:machen|setzen)|mich verletzen|mir wehtun|mir (?:etwas|was) antun|verschwinden fur immer|nie wieder aufwachen|vom (?:dach|hochhaus) springen|von (?:der|einer) brucke springen|vor (?:den|einen) zug|mich erhangen|mich erschiessen|einschlafen und nicht|dass es (?:endlich )?(?:vorbei|aufhort))',
      '(?:mich|mir) (?:\\w+ ){0,3}(?:umbring\\w*|umzubringen|das leben (?:zu )?nehmen|etwas (?:an(?:zu)?tun)|erhangen|erschiessen|die pulsadern|ritze\\w*|zu ritzen|selbst (?:zu )?verletz\\w+|weh (?:zu )?tun)|ich (?:\\w+ )?(?:ritze|schneide) mich|(?:mich|ich) (?:\\w+ ){0,3}(?:geritzt|geschnitten|selbst verletzt)|bring\\w* mich (?:\\w+ )?um|suizidgedanken habe|habe (?:\\w+ ){0,2}(?:suizidgedanken|selbstmordgedanken)|bin (?:\\w+ )?(?:suizidal|lebensmude)|denke (?:\\w+ ){0,2}an (?:selbstmord|suizid|den tod)|(?:wunsch\\w*|wunschte|ware) (?:\\w+ ){0,4}(?:tot|nie geboren|nicht mehr da|nicht mehr aufwach\\w*|nicht mehr am leben)|lieber tot',
      '(?:keinen|kein|ohne) (?:sinn|grund|ausweg|lebenswillen|lebenssinn) (?:mehr )?(?:\\w+ ){0,3}(?:leben|weiterzuleben|weiterzumachen|weiter|zu leben|mehr|zu sehen)|sehe (?:\\w+ )?keinen (?:ausweg|sinn)|(?:leben|alles) (?:\\w+ ){0,3}(?:keinen sinn mehr|sinnlos|nicht mehr lebenswert|nicht lebenswert)|halte (?:\\w+ ){0,3}nicht mehr aus|lebensmude|mude zu leben|(?:kann|mag) (?:einfach )?nicht mehr(?: (?:so )?(?:weiter|leben))?$|kann so nicht weiter\\w*',
      'ohne mich (?:\\w+ ){0,4}(?:besser|glucklicher|leichter|gut)|(?:besser|glucklicher|leichter) (?:\\w+ )?(?:dran )?(?:\\w+ )?ohne mich|(?:niemand|keiner) (?:\\w+ ){0,3}(?:vermissen|merken|vermisst)|(?:bin|falle) (?:\\w+ ){0,3}(?:eine |zur )?last fur|(?:werde|bin) (?:ich )?(?:\\w+ ){0,4}(?:nicht mehr (?:da|hier|am leben|unter euch))|(?:mein|meine|der|die) letzte\\w* (?:nacht|tag|abend|nachricht|weihnachten)|abschiedsbrief\\w*|(?:habe|hab) mich (?:von allen |schon )?verabschiedet|verschenk\\w+ meine (?:sachen|katze)|(?:alles|meine angelegenheiten) geregelt',
      '(?:verletze|verletzt|schneide|ritze|brenne) (?:ich )?mich (?:\\w+ )?(?:wieder|selbst|selber)|(?:tabletten|messer|pistole|strick|seil) (?:\\w+ )?(?:in der hand|vor mir|bereit)|verdiene (?:es )?(?:zu sterben|den tod)|(?:heute|morgen|bald) (?:nacht |abend )?(?:ist (?:es )?(?:alles )?(?:vorbei|zu ende)|mach\\w* ich schluss)|wenn ihr das (?:lest|hier lest)|(?:niemand|keiner) (?:\\w+ ){0,3}(?:merken|vermissen|weinen|interessiert)',
      'traue mir (?:selbst )?nicht|(?:angst|furcht) (?:davor )?(?:mir (?:etwas|was) an|vor mir|dass ich mir|was ich (?:mir )?(?:tun|antun))|(?:nicht sicher|allein) (?:mit|vor) mir selbst|(?:mache|tue) (?:ich )?(?:etwas|was) dummes|wenn ich (?:nicht mehr|tot|weg|mal weg) (?:da )?(?:bin|lebe)?|diese welt verlassen|von dieser welt|verdiene (?:es )?nicht zu leben|keine (?:hoffnung|zukunft|kraft) mehr(?: zum leben| zu leben| weiter)?|(?:strick|seil) (?:gekauft|besorgt|bereit)|(?:alles|es) (?:soll|muss) (?:endlich )?(?:aufhoren|vorbei sein|ein ende haben)|will (?:einfach )?(?:nur )?(?:dass es aufhort|weg sein|nicht mehr)$|fur immer (?:schlafen|einschlafen|weg|verschwinden)|fur immer|mich (?:braucht|vermisst) (?:keiner|niemand)|(?:keiner|niemand) (?:braucht|vermisst|wurde) mich|zur last|lebensmud\\w*|lebe nicht mehr lange|bald (?:nicht mehr da|weg|tot|vorbei)|(?:nachste woche|morgen) (?:\\w+ )?(?:nicht mehr (?:da|hier|leben))|(?:leben|lebe) nicht mehr$|schluss (?:mit|machen)|mach\\w* (?:heute |jetzt )?schluss|leb(?:t)? wohl|ein auto mich',
      '(?:schnell|schmerzlos|einfach|sanft)\\w* (?:\\w+ ){0,3}(?:sterben|umbringen|suizid|zu sterben|toten|einschlafen fur immer)|wie viele (?:\\w+ ){1,6}(?:sterben|nicht mehr aufwach\\w*|zum sterben|umzubringen|totlich fur mich|tot zu sein|um zu sterben)|(?:tabletten|pillen|medikamente|insulin) (?:\\w+ ){0,2}(?:gesammelt|gehortet|gespart)|(?:sammle|horte) (?:\\w+ )?(?:tabletten|pillen)|(?:stehe|sitze) (?:\\w+ )?(?:auf (?:der|einer) brucke|auf dem dach|an den gleisen)|nie (?:wieder|mehr) aufwachen',
    ],
    others: [
      '(?:eingeschlossen|eingesperrt) (?:\\w+ ){0,3}(?:rasierklingen?|tabletten|messer|klingen?)|(?:rasierklingen?|messer|tabletten) (?:\\w+ ){0,3}(?:eingeschlossen|eingesperrt)|verabschiedet sich (?:von allen|fur immer)',
      '(?:bringt|brachte|bringe) sich (?:\\w+ )?um|tut sich (?:\\w+ )?(?:etwas|was) an|nimmt sich das leben|(?:springt|springen) (?:\\w+ )?(?:vom|von der)',
      '(?:will|mochte|droht|versucht|sagt|spricht|schreibt|denkt|redet|wollte|versuchte) (?:\\w+ ){0,5}(?:sterben|umbringen|umzubringen|das leben (?:zu )?nehmen|nicht mehr leben|suizid|selbstmord|springen|zu springen|etwas antun|etwas anzutun|tot sein|nicht mehr da sein|erhangen|verletzen)|hat (?:\\w+ ){0,2}(?:abschiedsbrief|sich verabschiedet|eine (?:pistole|waffe)|ein messer)|hat sich (?:\\w+ )?(?:verabschiedet|geritzt|die pulsadern|aufgehangt|erhangt|erschossen)|(?:ist|sei) (?:\\w+ )?(?:suizidal|lebensmude)|ritzt sich|abschiedsnachricht|(?:auf|von) (?:der|einer) brucke',
    ],
  },
  frames: {
    study: [
      'evidenz|studien?|leitlinien?|metaanalyse\\w*|empfehl\\w+|empfohlen\\w*|dosis|dosierung|therapie|behandlung|pravention|vorbeugung|wirksam\\w*|wirkt|sterblichkeit|mortalitat|uberleben|inzidenz|pravalenz|prognose|skala|score|screening|sensitivitat|vergleich|versus|vs|gegenuber|risikofaktor\\w*|mechanismus|indikation\\w*|ubersicht|vortrag|prufung|doktorarbeit|hausarbeit|roman|thrombolyse|lyse|suizidgedanken (?:unter|bei)|suizid(?:pravention|risiko|rate|versuch)\\w*|nutzen|differenzialdiagnose|algorithmus|management',
    ],
    clinician: [
      'patient(?:en|in|innen)?|pat|\\d+[- ]?jahrige[rnms]? (?:mann|frau|patient\\w*|mit)|bei (?:erwachsenen|kindern|jugendlichen|schwangeren|alteren|frauen|mannern|sauglingen|neugeborenen)|auf (?:unserer|meiner) station|in der notaufnahme|stellt sich vor|jugendlichen|klient\\w*|bewohner\\w*',
    ],
    bedside: [
      'vor mir (?:liegt|sitzt|krampft)|liegt vor mir|im schockraum|(?:blutet|krampft) (?:\\w+ )?(?:weiter|immer noch|noch immer)|(?:unter|laufende[rn]?) reanimation|was (?:mache|tue) ich (?:zuerst|jetzt|als erstes)|^hilfe$',
    ],
    earlier: [
      '(?:19|20)\\d\\d|vor (?:\\w+ )?(?:jahren?|monaten?|wochen|langem)|letzte[sn]? (?:jahr|monat|woche|sommer|winter)|als (?:kind|jugendliche\\w*|teenager|baby)|damals|fruher|vorgeschichte|gestorben|verstorben|hatte (?:\\w+ )?(?:einen?|mal|schon|als)|uberlebt|seit (?:\\w+ )?(?:jahren|monaten|der kindheit)|manchmal|gelegentlich|chronisch\\w*|leicht\\w*|stabil|immer im (?:winter|fruhling)|nach (?:seinem|ihrem|meinem|einem) (?:schlaganfall|herzinfarkt|anfall)|oft|geht es wieder gut',
    ],
    supposed: [
      'wenn (?:jemand|ein|eine|mein|man)|falls|was sind|was ist|woran erkenn\\w+|wie (?:erkenn\\w+|behandelt|verhindert|unterscheid\\w+|reagiert man)|(?:kann|konnen|konnte) (?:\\w+ ){1,4}(?:verursachen|auslosen|verhindern|senken|erhohen|helfen)|angst vor|risiko (?:fur|von|eines)|anzeichen (?:fur|von|eines)|symptome (?:von|eines|einer)|erste[- ]hilfe[- ]?kurs|kurs|ist es (?:gefahrlich|normal|wahr)|hilft .{1,40} (?:bei|gegen)|menschen (?:mit|die)|besteht die gefahr',
    ],
    figurative: [
      'sterbe (?:vor|fur) (?:\\w+ )?(?:neugier|hunger|lachen|langeweile|scham|durst)?|sterbenslangweilig|zum sterben (?:langweilig|schon)|bringt mich (?:noch )?um den (?:verstand|schlaf)|(?:dienst|schicht|arbeit|hitze|nachtschicht|chef|job) bringt mich (?:noch )?um|lachen (?:tot|totgelacht)|totmude|todmude|durch die nase|herzinfarkt bekommen als ich|fast einen herzinfarkt|zeit totschlagen|akku (?:ist )?(?:tot|leer)',
    ],
    negation: ['kein|keine|keinen|ohne|nie|nicht|verneint'],
  },
}
