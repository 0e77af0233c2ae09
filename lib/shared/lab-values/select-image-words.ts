/** Selects the words of an image's text that are worth searching for. */
import { hasLabValue, type LabValue } from './read-lab-values'

/** Enough for a report's heading and first rows; searching for all rows would match articles on every subject. */
const wordsMax = 30
/** With this many values an image is a laboratory sheet: what else it says is about the sheet. */
const sheetValuesMin = 3

/** Lines about the person, the sample or the printout. */
const recordLine =
  /(?:^|[^\p{L}])(?:patient(?:'s)? (?:name|id|no|number)|name|dob|d\.o\.b|date of birth|mrn|nhs (?:no|number)|hospital (?:no|number)|address|ward|consultant|specimen|sample|collected|received|reported|printed|requested|authorised by|signed|page \d)(?![\p{L}])|姓名|性别|年龄|病历号|住院号|床号|标本|采样|送检|报告时间|审核/iu
const unitOrSheetWord =
  /^(?:[mµμunpk]?mol|umol|mg|mcg|ng|pg|g|kg|ml|dl|l|iu|u|mu|fl|min|mmhg|kpa|bpm|sec|high|low|normal|abnormal|flag|results?|values?|units?|ranges?|reference|intervals?|tests?|reports?|serum|plasma|laborator(?:y|ies)|lab|clinical|chemistry|biochemistry|haematology|hematology|pathology|comments?|参考值|参考范围|单位|结果|项目|检验|报告单|提示)$/iu

/**
 * @param values the laboratory values in the text; they are searched for under their clinical terms instead
 * @returns each word once, without figures, units, fields of a record and the words of a laboratory sheet
 */
export function selectImageWords(text: string, values: readonly LabValue[]): string {
  if (values.length >= sheetValuesMin) return ''
  const lines = text.split('\n').filter((line) => !recordLine.test(line) && !(values.length > 0 && hasLabValue(line)))
  const words = lines.join('\n').match(/\p{L}[\p{L}\p{M}\p{N}'’-]*\p{L}\p{M}*/gu) ?? []
  const searched = words.filter((word) => !unitOrSheetWord.test(word))
  const spellings = Map.groupBy(searched, (word) => word.toLowerCase()).values()
  return Array.from(spellings, ([first]) => first)
    .slice(0, wordsMax)
    .join(' ')
}
