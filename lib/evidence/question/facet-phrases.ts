/** The phrases by which clinicians and patients ask for each facet of the evidence. */

/** Matches any of the phrases as whole words, in any case. */
function anyOf(...phrases: string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i')
}

const { raw } = String

const stopping = raw`(?:stop(?:ped|ping)?|quit(?:ting)?|discontinu\w+|withdr[ae]w\w*|dropped out)`
const people = raw`(?:patients?|people|adults?|children|women|men|babies|infants?|participants?|cancers?)`
const measures = raw`(?:mg|milligrams?|micrograms?|units|tablets?|pills?|injections?|infusions?|puffs?|doses?|courses?|cycles?|sessions?|fractions?|gy|per)`
const giving = raw`(?:start(?:ed)?|given?|taken?|begin|began|stop(?:ped)?|administered|repeat(?:ed)?)`
/** "seizure risk with tramadol?", but not "patients at high risk". */
const riskAtEnd = raw`(?<!\b(?:high|low|average|intermediate|cardiovascular|at|the)\s)risks?(?=\s*(?:\?|$))`
/** "low-dose aspirin" and "one dose" name a treatment; they do not ask for its dose. */
const notOfName = raw`(?<!\b(?:low|lower|high|higher|one|single|two|first|last|each|every|reduced|standard|ultra-low)[- ])`

/** "Micrograms of antigen" asks for an amount, "5 mg of apixaban" names one. */
const unnumbered = raw`(?<!\d[\d.,]*[\s-]?|\b(?:one|two|three|half a|a) )`

export const facetPhrases = {
  harm: anyOf(
    raw`harm(?:s|ful|ed)?|(?:un)?safe(?:ty|ly|r|st)?|adverse|(?:ill|bad|unwanted|undesired|side)[- ]?effects?|s/e`,
    raw`toxic\w*|tolera(?:ted|bility|ble)|danger(?:s|ous)?|downsides?|drawbacks?|hurt|damag(?:e|es|ing)`,
    raw`contra-?indicat\w*|risks? (?:on|with|from)|hazards? of|warnings?|precautions?|AEs?|SAEs?|worr(?:y|ied|ies)`,
    raw`(?:what|which|any|baseline|routine) (?:[\w-]+ ){0,2}(?:bloods|blood (?:tests?|counts?)|LFTs?)`,
    raw`watch (?:out )?for|monitor(?:ing)?|problems?|(?:at the|the) (?:cost|price)(?: in| of)?|(?:cost|price|penalty|toll) in|price to pay|${riskAtEnd}`,
    raw`anything (?:bad|nasty|dangerous|serious)|(?:bad|nasty|unpleasant) (?:things?|reactions?)|troubles?|(?:more|fewer|any|worse) reactions?|reactions? (?:to|with|from|on)`,
    raw`how (?:common|rare|frequent)(?:ly)? (?:is|are|was|were|do|does|did)|(?:any|been|ever) (?:[\w-]+ ){0,3}(?:seen|reported|described|noted)`,
    raw`coincidence|is (?:it|this|that) (?:(?:because of|due to|down to|from) )?(?:the|his|her|my|their) (?:tablets?|pills?|drugs?|medic\w+|treatment|injections?)`,
    raw`(?:do|does|did|can|could|will|would|may|might) [\w -]{2,40} (?:(?<!\b(?:all|any|each|every|the|a|of|known)[ -])cause|trigger|induce|provoke|lead to|bring on)`,
    raw`(?:is|are) (?:that |this |it )?too (?:many|much)|overus\w*|interact(?:s|ions?)?|${stopping}\b.{0,30}\b(?:because|due to|from|for)`,
  ),
  dose: anyOf(
    raw`${notOfName}dos(?:e|es|ed|age|ages|ing)(?![- ](?:reduction|escalation|response|dependent))|regimens?|posology|titrat\w+|uptitrat\w+|loading|maximum|milligrams?`,
    raw`how (?:much|many)(?= (?:[\w-]+ ){0,2}(?:should|do (?:i|we|you) (?:give|use|take|start)|is given|was given|${measures})\b| and\b|\s*[?,.;]|$)`,
    raw`how (?:do|should|did|would) (?:you|we|i|they) (?:give|dose|take|use|administer)|bolus|infusion rate|amount`,
    raw`\d+ (?:or|vs|versus|and) \d+ ?(?:mg|mcg|g|units)|units of|what did they (?:give|use|take)`,
    raw`what was (?:the intervention|given|used)|(?<!\b(?:once|twice|times) )(?:per|a) day|how much [\w -]{1,30} (?:before|at once|per|daily)`,
    raw`how (?:often|frequent\w*|is it (?:given|taken|dosed|administered))|how (?:many )?times|given (?:orally|how)`,
    raw`what (?:strength|frequency|interval|route|rate)|by which route|frequency|interval|which strength`,
    raw`(?:mg|mcg|micrograms?|units)(?:/|\s?per\s?)(?:kg|day|dose)?|bd|tds|qds|od|bid|tid|schedules?`,
    raw`how (?:was|were|is) (?:it|they|the \w+|[\w-]+) (?:given|dosed|taken|administered|infused|injected|started)`,
    raw`${unnumbered}(?:mg|milligrams?|micrograms?|mcg|grams?|milligrammes?|litres?|liters?|mls?|millilit\w+)(?![\w-])`,
    raw`(?:per|a|each) (?:kilo(?:gram)?|kg)|(?:tablet|pill|capsule|dose) (?:sizes?|strengths?)|(?<!muscle |grip |bone )strengths?(?! of (?:the )?(?:recommend|evidence))`,
    raw`(?:number|how many) (?:of )?(?:${measures})|(?:how many|number of) .{0,20}\b(?:cycles?|courses?|sessions?)|spac(?:ed|ing)`,
    raw`(?:what|which|how) (?:do|does|should|did|would) \w+ (?:prescribe|write up|start (?:on|with|at))|where (?:to|do (?:i|we|you)) (?:begin|start)`,
    raw`how much (?:did|was|were|do|does)\b.{0,20}\b(?:give|given|get|take|taken|use|used)|ceiling|aim in|(?:they|we) (?:were )?aim\w* for`,
  ),
  threshold: anyOf(raw`cut-?offs?|cut points?|(?:what|which|above|below|at) (?:[\w-]+ ){0,3}(?:thresholds?|limits?)`),
  timing: anyOf(
    raw`how (?:soon|early|quickly|fast|late|long (?:should|to|do (?:i|we|you|they)|was|were|is (?:it|the course)|a course|for))`,
    raw`how many (?:days|weeks|wks|months|hours|hrs|minutes|mins)|duration|number of (?:days|weeks|months|hours)|from when|until when|how long|(?:treatment|course) length`,
    raw`when (?:should|must|to|do (?:i|we|you)|was|were|is|can)\b.{0,30}\b${giving}`,
    raw`(?:start|give|begin|taken?) (?:it |at |in |from )?(?:what|which) (?:week|day|time|age)|what (?:week|time|day|duration)`,
    raw`\d+ (?:or|vs|versus) \d+ (?:days|weeks|months|years)|time window|too late|latest|deadline`,
  ),
  eligibility: anyOf(
    raw`exclu(?:de[ds]?|ding|sions?)|(?:in)?eligib\w+|inclusion|entry criteria|enrol\w*|recruit\w+|included`,
    raw`(?:which|what(?: kind| sort| type)?s?(?: of)?) ${people} (?:were|was|got|get|took|are|did|could|had)`,
    raw`(?:which|what(?: kind| sort| type)?s?(?: of)?) ${people} .{0,24}\b(?:in the (?:trial|study)|studied|enter\w*|tested)`,
    raw`who (?:was|were|is|are|got|did|could|can|can'?t|cannot|should not|shouldn't) ?(?:in|not|left|kept|studied|tested|allowed|barred|ruled|selected|chosen|take|get|have)`,
    raw`left out|kept out|(?:couldn'?t|could not|wasn'?t allowed to) (?:join|enter|enrol|take part|be in)|not (?:studied|tested|allowed|included|enrolled)|appl(?:y|ies)(?! (?:topical|an?|the|it|this)\b)|applicab\w+|generali[sz](?:e|es|able|abil\w+|ation)`,
    raw`allowed(?: in)?|part of the (?:study|trial)|have been (?:in|enrolled)|holds? (?:in|for)|valid (?:in|for)`,
    raw`(?:did|does) .{0,80}\binclude|what population|extrapolat\w+|study population|trial population|participants?|who (?:qualif\w+|counts?)|selected|represent(?:ed|ative)`,
    raw`does (?:the|that|this|(?:\w+ ){0,4}) ?(?:trial|study|evidence|results?|signal|finding)s?\b.{0,30}\b(?:cover|include|hold|count|carry)`,
    raw`(?:let|taken|allowed) (?:in(?:to)?|part)\b|take (?:people|patients|anyone|those) with|(?:people|patients|women|men|children|adults|anyone|many|any) in (?:there|(?:the|that|this) (?:trial|study|mix))`,
    raw`carr(?:y|ies) over|(?:be )?(?:used|tried|tested|studied|extended|transferred) (?:in|to) (?:someone|somebody|people|patients|those|\w+ (?:operations?|patients?|people|cases?))`,
  ),
  accuracy: anyOf(
    raw`sensitiv(?:e|ity)|specific(?:ity)|accura\w+|predictive value|[np]pv|likelihood ratios?|auc|auroc|roc|reliab\w+`,
    raw`false[- ](?:positive|negative|alarm)s?|rul(?:e|es|ed|ing) (?:\w+ ){0,3}(?:out|in)|detect(?:s|ion|ed|ing)?|yield`,
    raw`miss(?:es|ed|ing)? (?:\w+ ){0,2}(?:diagnos\w+|cases?|emboli\w*|cancers?|infarct\w*|pe|mi|dvt)|pick(?:s|ed)? up`,
    raw`(?:do|does|did|would|will|can|could|how (?:many|often)) .{0,40}\bmiss|test performance|discriminat\w+`,
    raw`how good (?:is|are)|sens|spec|LR|missed(?! (?:miscarriages?|abortions?|doses?|pills?|periods?))|can .{0,30}\bdiagnose|negative .{0,20}\bexclude`,
    raw`diagnos(?:e|es|tic|ing) (?:\w+ )?(?:yield|accuracy|value|performance|test)`,
  ),
  prognosis: anyOf(
    raw`prognos\w+|life expectancy|natural history|outlook|how long .{0,40}\b(?:live|survive|last|recover)|risk factors?`,
    raw`(?:chances?|likelihood|probability|odds) of|(?:one|two|five|ten|\d+)[- ]year (?:survival|mortality|risk|outcomes?)`,
    raw`median survival|happens? long[- ]term|(?:recurrence|relapse|survival|mortality) rate|what (?:increases|raises) the`,
    raw`how many .{0,20}\b(?:relapse|recur|recover|die|survive)`,
    raw`long[- ]term (?:outcomes?|outlook|survival|risk)|predict(?:s|ors?|ed|ing)?`,
  ),
  recommendation: anyOf(
    raw`guidelines?|guidance|recommend\w*|advis(?:e|es|ed)|advice|suggest(?:s|ed)?|endors\w+|position statement|consensus`,
    raw`should(?: not|n't)? (?:we|i|you|they|he|she|it|${people}|all|every\w+|this|that|the|a|an|(?:\w+ ){0,2}be)`,
    raw`who(?= and (?:how often|when|at what age|what age|from (?:what|which) age|which)\b|,? ?(?:how often|when|what age)\b|\s*\?)|(?:say|says|said) about|who (?:should|needs?|gets?)|(?:when|what|which|at what|how).{0,40}\bshould|surviving sepsis`,
    raw`(?:first|second|third)[- ]?line|first[- ]choice|standard of care|thresholds?|targets?|criteria for|indicat(?:ions?|ed)`,
    raw`best (?:first |initial )?(?:treatment|drug|therapy|option|choice|medicine)|management of|treatment of choice`,
    raw`how (?:to|do (?:i|you|we)|should (?:i|you|we)) (?:treat|manage)|how (?:is|are) .{0,40}\b(?:treated|managed)`,
    raw`class (?:[I1-3]+[ab]?)|grade [A-D]|strength of (?:the )?(?:recommendation|evidence)`,
  ),
  comparison: anyOf(
    raw`vs?|versus|compar(?:e|ed|es|ing|ison|able)|against|better|worse|superior\w*|(?:non-?)?inferior\w*|rather than`,
    raw`instead of|head[- ]to[- ]head|difference between|beats?|outperform\w*|equivalent|as (?:good|effective|safe|well) as`,
    raw`more effective|which (?:is|of|one|drug|works)|alternatives?|prefer\w*|replace[sd]?`,
    // A choice between two, but not "higher or lower" or "65 or older".
    raw`(?!should|whether|more|less)\w{3,} or (?!not\b|more|less|so\b|older|over|under|above|below|higher|lower|without|any)\w{3,}[^?.]{0,30}(?=\?)`,
  ),
}

export const effectPhrases = anyOf(
  raw`work(?:s|ed)?|help(?:s|ed|ful)?|(?<!(?:side|ill|adverse|unwanted)[- ])effects?|effective\w*|effica\w+|benefi\w+|reduc\w+`,
  raw`improv\w+|lower(?:s|ed|ing)?|prevent\w*|slow(?:s|ed|ing)?|cut(?:s|ting)?|decreas\w+|increas\w+|cure[sd]?|results?`,
  raw`treat(?:s|ed|ment|ing)?|outcomes?|do(?:es)? (?:for|to|much|anything)|achieve[sd]?|NNT|number needed|useful|evidence`,
  raw`worth|point (?:in|of)|role|impact|save[sd]?|protect\w*|delay\w*|avoid\w*|shorten\w*|clear(?:s|ed)?`,
)

/** Issuers of guidelines, in capitals only: "who", "gold" and "nice" are words. */
export const guidelineIssuers = new RegExp(
  String.raw`\b(?:${[
    'AABB|AAN|AAP|AASLD|ACC|ACG|ACIP|ACOG|ACP|ACR|ADA|AGA|AHA|ASCO|ASH|ATS|AUA|BTS|CDC|CHEST|EASD|EASL|EAU|ERS|ESC|ESMO',
    'EULAR|GINA|GOLD|IDSA|KDIGO|NCCN|NICE|SIGN|SSC|USPSTF|WHO',
  ].join('|')})\b`,
)
