/** The kind of question, which decides the design of the studies that answer it best. */
export type QuestionType = 'therapy' | 'harm' | 'diagnosis' | 'prognosis' | 'prevention' | 'guideline' | 'background'

const typeRules: [QuestionType, RegExp][] = [
  [
    'guideline',
    /\b(?:guidelines?|recommend(?:s|ed|ation|ations)?|guidance|USPSTF|NICE|WHO|KDIGO|GOLD|GINA|threshold for|should we|who should)\b/i,
  ],
  [
    'harm',
    /\b(?:harms?|safe(?:ty|ly)?|risks? (?:of|with)|adverse|side effects?|toxicity|bleeding risk|cause[sd]?|increase(?:s|d)? (?:the )?risk|danger(?:ous)?|interactions?)\b/i,
  ],
  [
    'diagnosis',
    /\b(?:diagnos\w+|sensitivity|specificity|accura\w+|test(?:s|ing)?|rule out|screen(?:ing)?|D-?dimer|imaging|biomarkers?|predictive value)\b/i,
  ],
  [
    'prognosis',
    /\b(?:prognos\w+|survival|long[- ]term outcomes?|natural history|life expectancy|predict(?:s|or|ors)?|mortality rate)\b/i,
  ],
  ['prevention', /\b(?:prevent(?:s|ion|ing|ive)?|prophyla\w+|vaccin\w+|reduce the risk|protect\w*)\b/i],
  ['background', /^\s*(?:what is|what are|define|explain|how does|why does|mechanism)\b/i],
  [
    'therapy',
    /\b(?:treat\w*|therap\w+|versus|vs|better than|compared|improve\w*|reduce\w*|effective\w*|efficacy|benefit\w*|dose|dosing|duration)\b/i,
  ],
]

export function classifyQuestion(text: string): QuestionType {
  return typeRules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'therapy'
}
