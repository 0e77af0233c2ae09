/** Idioms by which advice is refused, besides "not", "no", "avoid" and "against"; sources of regular expressions. */

const { raw } = String

/** Says of a thing that it need not be, after "is" or "considers it": "needless", "surplus to requirements". */
export const needless =
  'needless|unneeded|unnecessary|superfluous|redundant|dispensable|uncalled[- ]for|futile|surplus to requirements|expendable|gratuitous'

/** The subject of "should be given X" that refuses it, and of "was enrolled" that leaves X out. */
export const nobody =
  '(?:nobody|no one|none|no (?:patients?|people|participants?|(?:wo)?m[ae]n|child(?:ren)?|adults?|infants?))'

/** They refuse what follows: "stay off the road", "refrain from driving". */
export const refusalsBefore = [
  raw`(?:refrain|abstain|desist)(?:s|ing)? from`,
  raw`(?:stay|steer|keep|remain)(?:s|ing)? (?:well )?(?:away from|clear of|off|out of)`,
  raw`(?:be|been|being|kept|comes?|came|taken|go) off`,
  raw`(?:hold|held)(?:s|ing)? (?:off|back)(?: on| from)?`,
  raw`(?:forgo|forego|shun|ban|prohibit|forbid|oppos|disapprov|dismiss)(?:e?s|e|ing|ning)?(?: of)?`,
  raw`(?:do|does|doing|can do|manage) without`,
  raw`dispens(?:e|es|ing) with`,
  raw`(?:leav(?:e|es|ing)|miss(?:es|ing)?|cut(?:s|ting)?) out`,
  raw`skip(?:s|ping)?`,
  raw`minimi[sz](?:e|es|ing)`,
  raw`(?:rul(?:es?|ed|ing)|vot(?:es?|ed|ing)) (?:out|down)`,
  raw`class (?:3|III),? (?:\(harm\)|harm|no benefit) (?:to|for)`,
].join('|')

/** They refuse what precedes: "should be left alone", "is off limits", "was rated class 3 (harm)". */
export const refusalsAfter = [
  raw`(?:is|are) not (?:what|something(?: that)?|(?:a|the) (?:treatment|drug|test|course|option|choice)(?: that)?) [^,;.:()]{2,40}? (?:recommend|advis|suggest|endors|support|favou?r|want|ask)(?:e?s|ed)?(?: for)?`,
  raw`to a(?: bare| strict)? minimum`,
  raw`(?:is|are|be|been|being|gets?|kept) (?:\p{L}+ly )?(?:banned|withheld|withdrawn|abandoned|prohibited|forbidden|opposed|skipped|dropped|spared|dispensed with|left (?:alone|out|off|untouched|as (?:it is|they are))|passed (?:over|up)|held (?:off|back)|ruled out|stood down|frowned (?:up)?on|off (?:the table|limits)|out of (?:place|the question)|of no (?:use|benefit|value)|not worth|pointless|unwise|unwarranted|unjustified|ill-advised|wrong|undesirable|unhelpful|${needless}|(?:an?|the) (?:mistake|error|(?:poor|bad|wrong|unwise|unsuitable) (?:candidate|choice|option|idea|fit))|(?:poor|bad|wrong) (?:candidates|choices|options|ideas))`,
  raw`(?:${needless})(?<=\b(?:consider|deem|regard|judg|call|f[io]und|find|think|thought|hold|held|view|see|rat|label|mak)(?:e?s|ed|ing)? [^,;.:()]{3,100})`,
  raw`(?:is|are|rated|graded|carr(?:y|ies)|gets?|given|gives?|has|have|receives?|as) (?:an? )?(?:(?:grade )?D|class (?:3|III)(?:: (?:harm|no benefit))?)(?![\p{L}\d])`,
].join('|')
