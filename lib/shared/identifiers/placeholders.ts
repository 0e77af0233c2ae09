/**
 * What the page writes in place of a patient identifier, such as `[name]`, in each of its languages. A test compares
 * them with the page's messages.
 */
const kinds = [
  'name',
  'date of birth',
  'record number',
  'identity number',
  'phone number',
  'email address',
  'address',
  '姓名',
  '出生日期',
  '病历号',
  '证件号码',
  '电话号码',
  '电子邮箱',
  '地址',
]

const placeholder = new RegExp(`\\[(?:${kinds.join('|')})\\]`, 'g')

/** Removes placeholders: they are not words of the question, and may be in another language than the question. */
export function removePlaceholders(text: string): string {
  return text.replace(placeholder, '')
}
