/**
 * Drugs that suppress immunity, so that who takes one belongs to the immunosuppressed. Common knowledge of the field.
 */
import { listGenericNames } from './brands/brand-names'

const names = new Set(
  `methotrexate mtx azathioprine aza mercaptopurine mycophenolate mmf leflunomide cyclophosphamide tacrolimus ciclosporin
  cyclosporine voclosporin sirolimus everolimus belatacept basiliximab rituximab ocrelizumab ofatumumab obinutuzumab
  adalimumab infliximab etanercept certolizumab golimumab abatacept tocilizumab sarilumab anakinra belimumab anifrolumab
  alemtuzumab natalizumab fingolimod siponimod ozanimod cladribine eculizumab ravulizumab chemotherapy chemo`.split(
    /\s+/,
  ),
)
/** JAK inhibitors. */
const ending = /citinib$/

/** @param name generic, brand or usual shorthand, in any case */
export function isImmunosuppressant(name: string): boolean {
  const lower = name.toLowerCase()
  return [lower, ...listGenericNames(lower)].some((each) => names.has(each) || ending.test(each))
}
