/**
 * Recognises a turn that asks for a service of the workplace (a rota, a door code, a letter), which no article gives.
 */

/** Longer text is a question with its story. */
const charactersMax = 120

const polite = String.raw`^(?:(?:hi|hello|hey|please|pls|plz|ok|so)[\s,]+)*(?:(?:can|could|will|would) (?:you|u|someone|somebody|we|i)(?: please| pls)? |please |pls |(?:i|we) (?:need|want) (?:you )?to |help me (?:to )?)?`

/** "Print my rota", "draft an email to the manager", "order more gloves", "swap my night shift". */
const errand = new RegExp(
  String.raw`${polite}(?:draft|write|compose|type|send|e-?mail|print|photocopy|scan|fax|book|order|reorder|schedule|cancel|reschedule|swap|arrange|format|do|make|fill in|update|find|check|show|get|have)\b(?: [\p{L}\d'’-]+){0,6}? (?:e-?mails?|letters?|memos?|rotas?|rosters?|timetables?|invoices?|newsletters?|posters?|slides|agendas?|(?:meeting|meetings)|discharge summar(?:y|ies)|clinic lists?|labels|(?:annual|study|sick) leave|(?:night |day |late |early |weekend )?shifts?|meeting rooms?|taxis?|printers?|toner|gloves|stationery|couch rolls?|lunch|payslips?|keys? (?:to|for|of))(?![\p{L}\d])`,
  'iu',
)

/** What a building, a computer or an office has, and whoever works there. */
const place = String.raw`(?:multi-?\s?storey )?car ?parks?|parking (?:garages?|spaces?|charges?|permits?)|multi-?storey|wi-?fi|pass ?(?:words?|codes?)|(?:door|gate|entry|alarm|safe|cupboard|trolley|read|snomed|icd(?:[- ]?1[01])?|car park) ?codes?|codes? (?:for|to|of) the (?:door|gate|safe|trolley|cupboard|drugs? (?:trolley|cupboard|room)|store ?room)|keys? (?:to|for|of)|rotas?|rosters?|timetables?|on[- ]?call (?:tonight|tomorrow|this|next|today|rotas?)|on duty|covering (?:bleep|the ward|nights?)|bleep (?:\d+|numbers?)|extension(?: numbers?)? (?:for|of|to)|room numbers?|(?:phone|telephone|fax) numbers?|canteen|payroll|payslips?|(?:annual|study) leave|(?:train|bus) times|leave (?:the|my) car|park (?:my|the) car`
const whereOrWhat = new RegExp(
  String.raw`^(?:(?:hi|hello|hey|please|so)[\s,]+)*(?:what|which|where|who|whose|when|is|are|does|do|can|could|how|any ?one)(?:['’]?s|['’]?re)?(?![\p{L}\d]).*?(?<![\p{L}\d])(?:${place})(?![\p{L}\d])`,
  'iu',
)
/** "Read code for asthma review", "car park charges at the hospital". */
const label =
  /^(?:the )?(?:[\p{L}\d-]+ ){0,2}?(?:(?:door|gate|safe|trolley|cupboard|read|snomed|icd(?:[- ]?1[01])?|wi-?fi) (?:code|password)s?|pass(?:word|code)s?|timetables?|rotas?|rosters?|room numbers?|(?:phone|bleep) numbers?|invoice(?: templates?)?|(?:car ?park|parking)(?: charges?| tickets?| permits?| spaces?)?|(?:train|bus) times)(?: (?:for|to|at|of|from|in|on)(?![\p{L}\d]).*)?[\s?.!]*$/iu

/** How a building is high, empty or open at night is asked by people in danger as well. */
const perilous =
  /\b(?:high\w*|top|tall\w*|roof|edge|ledge|jump\w*|rail\w*|bridges?|cliffs?|drop|falls?|floors?|levels?|alone|nobody|empty|quiet|unlocked|die|dead|kill\w*|end it|overdos\w*|myself|suicid\w*)\b/i

/** "Whats the car park code", "can you print my rota": whether a turn asks for such a service and for nothing else. */
export function asksForErrand(text: string): boolean {
  const turn = text.trim()
  if (turn.length > charactersMax || /[.?!;\n]\s*\S/u.test(turn) || perilous.test(turn)) return false
  return errand.test(turn) || whereOrWhat.test(turn) || label.test(turn)
}
