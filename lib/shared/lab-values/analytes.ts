/**
 * Laboratory tests that are recognised in a question and in the text of an image, with the clinical term for a value
 * above or below its interval. Intervals are those that adult laboratories commonly print (Pathology Harmony, United
 * Kingdom; Tietz Textbook of Laboratory Medicine); they are used only where the sheet prints none.
 */

export interface Term {
  en: string
  zh: string
}

interface Interval {
  /** Matches a unit without spaces, in lower case. */
  unit: RegExp
  low: number
  high: number
  /** The last value above the interval that is not yet the disease. */
  borderline?: number
  /** Factor between the interval and the values that a living patient can have. */
  spread?: number
  /** The least and the greatest of those values, where the factor would mix up two units. */
  possible?: [least: number, most: number]
}

export interface Analyte {
  /** Matches one of its names as printed. */
  name: RegExp
  high?: Term
  low?: Term
  /** Takes the place of `low` below this value. */
  veryLow?: { below: number; term: Term }
  /** Takes the place of `high` up to the `borderline` of the interval. */
  slightlyHigh?: Term
  /** The most common unit first. */
  intervals: Interval[]
  /** Another test that says the same more precisely; this one is then not searched for. */
  saidBy?: string
}

const { raw } = String
const term = (en: string, zh: string): Term => ({ en, zh })

/**
 * Names are not case-sensitive; a short symbol is recognised only as it is usually written. Chinese has no spaces
 * between words.
 */
function matchNames(names: string, symbols = ''): RegExp {
  const insensitive = names.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
  const all = [insensitive, symbols].filter((each) => each !== '').join('|')
  return new RegExp(
    raw`(?<![\p{Script=Latin}\p{N}/-])(?:${all})(?:(?<=\p{Script=Han})|(?![\p{Script=Latin}\p{N}]))`,
    'gu',
  )
}

const mmol = /^mmol\/l$|^meq\/l$/
const mgPerDl = /^mg\/dl$/
const gPerL = /^g\/l$/
const gPerDl = /^g\/dl$/
const micromol = /^(?:[uµμ]|mc)mol\/l$/
const enzyme = /^(?:i?u|iu)\/l$/
const cells = /^[x×]?10|^\/[uµμ]l$|^g\/l$/
const renal = term('renal impairment', '肾功能不全')
const liver = term('raised liver enzymes', '肝酶升高')

/** Those that most often decide whether a drug is safe come first. */
export const analytes: Readonly<Record<string, Analyte>> = {
  potassium: {
    name: matchNames('potassium|kalium|potasio|kaliémie|血?钾', raw`(?<![Vv]itamin )K\+?`),
    high: term('hyperkalaemia', '高钾血症'),
    low: term('hypokalaemia', '低钾血症'),
    intervals: [{ unit: mmol, low: 3.5, high: 5.3, spread: 2.5 }],
  },
  egfr: {
    name: matchNames(
      'e-?gfr|estimated gfr|creatinine clearance|crcl|kreatininclearance|aclaramiento de creatinina|clairance de la créatinine|肾小球滤过率|肌酐清除率',
      raw`GFR|DFGe?|TFGe?`,
    ),
    low: renal,
    veryLow: { below: 30, term: term('severe renal impairment', '重度肾功能不全') },
    intervals: [{ unit: /^ml/, low: 60, high: 140, spread: 60 }],
  },
  creatinine: {
    name: matchNames('creatinine|kreatinin|creatinina|créatinine|créatininémie|肌酐', raw`Creat|Cr`),
    high: renal,
    intervals: [
      { unit: micromol, low: 45, high: 110, spread: 20 },
      { unit: mgPerDl, low: 0.5, high: 1.2, spread: 20 },
    ],
    saidBy: 'egfr',
  },
  // Reduced up to 40 %, mildly reduced up to 49 % (universal definition of heart failure, 2021).
  'ejection fraction': {
    name: matchNames(
      "(?:left ventricular |lv )?ejection fraction|ejektionsfraktion|fracción de eyección|fraction d'éjection|射血分数",
      'LVEF|EF|FEVI|FEVG',
    ),
    low: term('HFmrEF', '射血分数轻度降低的心力衰竭'),
    veryLow: { below: 41, term: term('HFrEF', '射血分数降低的心力衰竭') },
    intervals: [{ unit: /^%$/, low: 50, high: 80, possible: [5, 90] }],
  },
  sodium: {
    name: matchNames('sodium|natrium|sodio|natrémie|血?钠', raw`Na\+?`),
    high: term('hypernatraemia', '高钠血症'),
    low: term('hyponatraemia', '低钠血症'),
    intervals: [{ unit: mmol, low: 133, high: 146, spread: 1.5 }],
  },
  haemoglobin: {
    name: matchNames('ha?emoglobin|hämoglobin|hemoglobina|hémoglobine|血红蛋白', 'Hb|HGB|Hgb'),
    high: term('polycythaemia', '红细胞增多症'),
    low: term('anaemia', '贫血'),
    intervals: [
      { unit: gPerL, low: 120, high: 170, possible: [26, 260] },
      { unit: gPerDl, low: 12, high: 17, possible: [2, 25] },
    ],
  },
  platelets: {
    name: matchNames('platelets?(?: count)?|thrombozyten|plaquetas|plaquettes|血小板', 'PLT|Plts?'),
    high: term('thrombocytosis', '血小板增多'),
    low: term('thrombocytopenia', '血小板减少'),
    intervals: [{ unit: cells, low: 150, high: 400, spread: 30 }],
  },
  inr: {
    name: matchNames('international normali(?:s|z)ed ratio', 'INR'),
    high: term('raised INR', 'INR 升高'),
    intervals: [{ unit: /^$/, low: 0.8, high: 1.2, spread: 15 }],
  },
  neutrophils: {
    name: matchNames('neutrophils?(?: count)?|中性粒细胞', 'ANC'),
    high: term('neutrophilia', '中性粒细胞增多'),
    low: term('neutropenia', '中性粒细胞减少'),
    intervals: [{ unit: cells, low: 2, high: 7.5, spread: 20 }],
  },
  'white cells': {
    name: matchNames('white (?:blood )?cells?(?: count)?|leu(?:c|k)ocytes|白细胞', 'WBC|WCC'),
    high: term('leucocytosis', '白细胞增多'),
    low: term('leucopenia', '白细胞减少'),
    intervals: [{ unit: cells, low: 4, high: 11, spread: 30 }],
    saidBy: 'neutrophils',
  },
  calcium: {
    name: matchNames('(?:adjusted |corrected )?calcium|calcio|kalzium|calcémie|血?钙', 'Ca'),
    high: term('hypercalcaemia', '高钙血症'),
    low: term('hypocalcaemia', '低钙血症'),
    intervals: [
      { unit: mmol, low: 2.2, high: 2.6, spread: 2.2 },
      { unit: mgPerDl, low: 8.5, high: 10.5, spread: 2.2 },
    ],
  },
  magnesium: {
    name: matchNames('magnesium|血?镁', 'Mg'),
    high: term('hypermagnesaemia', '高镁血症'),
    low: term('hypomagnesaemia', '低镁血症'),
    intervals: [
      { unit: mmol, low: 0.7, high: 1, spread: 4 },
      { unit: mgPerDl, low: 1.7, high: 2.4, spread: 4 },
    ],
  },
  bicarbonate: {
    name: matchNames('bicarbonate|total co2|碳酸氢根', raw`HCO3-?`),
    high: term('metabolic alkalosis', '代谢性碱中毒'),
    low: term('metabolic acidosis', '代谢性酸中毒'),
    intervals: [{ unit: mmol, low: 22, high: 29, spread: 8 }],
  },
  lactate: {
    name: matchNames('lactate|laktat|lactato|乳酸'),
    high: term('raised lactate', '乳酸升高'),
    intervals: [{ unit: mmol, low: 0.5, high: 2, spread: 15 }],
  },
  glucose: {
    name: matchNames('(?:fasting |random )?glucose|血糖|葡萄糖'),
    high: term('hyperglycaemia', '高血糖'),
    low: term('hypoglycaemia', '低血糖'),
    intervals: [
      { unit: mmol, low: 4, high: 7.8, spread: 10 },
      { unit: mgPerDl, low: 70, high: 140, spread: 10 },
    ],
  },
  troponin: {
    name: matchNames('(?:hs-?|high[- ]sensitivity )?(?:c?troponin)(?:[- ](?:i|t))?|肌钙蛋白'),
    high: term('raised troponin', '肌钙蛋白升高'),
    intervals: [{ unit: /^[np]g\/m?l$/, low: 0, high: 34, spread: 10_000 }],
  },
  'natriuretic peptide': {
    name: matchNames('nt-?pro-?bnp|n末端脑钠肽前体|脑钠肽', 'BNP'),
    high: term('raised natriuretic peptide', '利钠肽升高'),
    intervals: [{ unit: /^[np]g\/m?l$/, low: 0, high: 125, spread: 1000 }],
  },
  alt: {
    name: matchNames('alanine (?:amino)?trans(?:aminase|ferase)|谷丙转氨酶|丙氨酸氨基转移酶', 'ALT|SGPT'),
    high: liver,
    intervals: [{ unit: enzyme, low: 0, high: 50, spread: 300 }],
  },
  ast: {
    name: matchNames('aspartate (?:amino)?trans(?:aminase|ferase)|谷草转氨酶|天冬氨酸氨基转移酶', 'AST|SGOT'),
    high: liver,
    intervals: [{ unit: enzyme, low: 0, high: 40, spread: 300 }],
    saidBy: 'alt',
  },
  bilirubin: {
    name: matchNames('(?:total )?bilirubin|总?胆红素'),
    high: term('hyperbilirubinaemia', '高胆红素血症'),
    intervals: [
      { unit: micromol, low: 0, high: 21, spread: 40 },
      { unit: mgPerDl, low: 0, high: 1.2, spread: 40 },
    ],
  },
  albumin: {
    name: matchNames('albumin|白蛋白'),
    low: term('hypoalbuminaemia', '低白蛋白血症'),
    intervals: [
      { unit: gPerL, low: 35, high: 50, spread: 5 },
      { unit: gPerDl, low: 3.5, high: 5, spread: 5 },
    ],
  },
  hba1c: {
    // OCR reads the figure as a letter.
    name: matchNames('糖化血红蛋白|ha?emoglobin a1c', 'HbA[1lI][cC]|A1[cC]'),
    high: term('raised HbA1c', '糖化血红蛋白升高'),
    slightlyHigh: term('prediabetes', '糖尿病前期'),
    intervals: [
      { unit: /^mmol\/mol$/, low: 20, high: 41, borderline: 47, possible: [21, 200] },
      { unit: /^%$/, low: 4, high: 6, borderline: 6.4, possible: [3, 20] },
    ],
  },
  tsh: {
    name: matchNames('thyroid[- ]stimulating hormone|促甲状腺激素', 'TSH'),
    high: term('raised TSH (hypothyroidism)', '促甲状腺激素升高（甲状腺功能减退）'),
    low: term('suppressed TSH (hyperthyroidism)', '促甲状腺激素降低（甲状腺功能亢进）'),
    intervals: [{ unit: /^(?:m|[uµμ])i?u\/m?l$/, low: 0.27, high: 4.2, spread: 1000 }],
  },
  phosphate: {
    name: matchNames('(?:inorganic )?phosphate|phosphorus|血?磷'),
    high: term('hyperphosphataemia', '高磷血症'),
    low: term('hypophosphataemia', '低磷血症'),
    intervals: [
      { unit: mmol, low: 0.8, high: 1.5, spread: 5 },
      { unit: mgPerDl, low: 2.5, high: 4.5, spread: 5 },
    ],
  },
  ferritin: {
    name: matchNames('ferritin|铁蛋白'),
    high: term('raised ferritin', '铁蛋白升高'),
    low: term('iron deficiency', '缺铁'),
    intervals: [{ unit: /^(?:[uµμ]g|ng|mcg)\/m?l$/, low: 15, high: 300, spread: 300 }],
  },
  'transferrin saturation': {
    name: matchNames('transferrin saturation|tsat|转铁蛋白饱和度'),
    low: term('iron deficiency', '缺铁'),
    intervals: [{ unit: /^%$/, low: 20, high: 50, possible: [1, 100] }],
  },
  urate: {
    name: matchNames('urate|uric acid|尿酸'),
    high: term('hyperuricaemia', '高尿酸血症'),
    intervals: [
      { unit: micromol, low: 140, high: 430, spread: 5 },
      { unit: mgPerDl, low: 2.4, high: 7.2, spread: 5 },
    ],
  },
  urea: {
    name: matchNames('(?:blood )?urea(?: nitrogen)?|尿素氮?', 'BUN'),
    high: term('raised urea', '尿素升高'),
    intervals: [
      { unit: mmol, low: 2.5, high: 7.8, spread: 15 },
      { unit: mgPerDl, low: 7, high: 20, spread: 15 },
    ],
    saidBy: 'egfr',
  },
  crp: {
    name: matchNames('c-?reactive protein|c反应蛋白', 'CRP|hs-?CRP'),
    high: term('raised C-reactive protein', 'C 反应蛋白升高'),
    intervals: [{ unit: /^mg\/l$/, low: 0, high: 5, spread: 150 }],
  },
  ldl: {
    name: matchNames('ldl(?:[- ]c(?:holesterol)?)?|低密度脂蛋白(?:胆固醇)?'),
    high: term('hypercholesterolaemia', '高胆固醇血症'),
    intervals: [
      { unit: mmol, low: 0, high: 3, possible: [0, 18] },
      { unit: mgPerDl, low: 0, high: 116, possible: [19, 700] },
    ],
  },
  triglycerides: {
    name: matchNames('triglycerides?|甘油三酯'),
    high: term('hypertriglyceridaemia', '高甘油三酯血症'),
    intervals: [
      { unit: mmol, low: 0, high: 1.7, possible: [0, 60] },
      { unit: mgPerDl, low: 0, high: 150, possible: [61, 9000] },
    ],
  },
  'vitamin b12': {
    name: matchNames('(?:vitamin )?b12|cobalamin|维生素b12'),
    low: term('vitamin B12 deficiency', '维生素 B12 缺乏'),
    intervals: [{ unit: /^[np]g\/m?l$|^pmol\/l$/, low: 197, high: 771, spread: 10 }],
  },
  'vitamin d': {
    name: matchNames('(?:25-?(?:oh|hydroxy)[- ]?)?vitamin d|25-?羟维生素d'),
    low: term('vitamin D deficiency', '维生素 D 缺乏'),
    intervals: [
      { unit: /^nmol\/l$/, low: 50, high: 125, spread: 10 },
      { unit: /^ng\/ml$/, low: 20, high: 50, spread: 10 },
    ],
  },
}
