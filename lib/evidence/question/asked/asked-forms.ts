/** Reads which forms of a disease a conversation asks about: "in haemophilia B", "what about relapsed disease?" */
import { findForms, type NamedForm } from '@/lib/evidence/text/exclusive-forms'

/** "Not complicated", "rather than metastatic". */
const denied = /\b(?:no|not|non|never|without|neither|nor|rather than|other than|instead of)[- ](?:an? |the )?$/i

/** The forms that a turn names and does not deny. */
export function readAskedForms(text: string): NamedForm[] {
  return findForms(text).filter(({ surface }) => !denied.test(text.slice(0, text.indexOf(surface))))
}

/** "And in Crohn's?" replaces the form that an earlier turn named. */
export function continueForms(own: readonly NamedForm[], before: readonly NamedForm[]): NamedForm[] {
  const isReplaced = ({ form }: NamedForm) => own.some((each) => each.form === form || each.others.includes(form))
  return [...own, ...before.filter((each) => !isReplaced(each))]
}
