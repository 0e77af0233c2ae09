/**
 * Rewords a question with a wider name of a disease or a treatment: "8 g/dL is considered in cardiovascular disease" is
 * advice for a patient with angina, which it does not name. Common knowledge of the field.
 */
import { findAll } from '@/lib/shared/text/find-all'
import { isDiseaseLike } from './list-rewordings'

const { raw } = String

const coronary = raw`stable angina|angina|ihd|cad|chd|isch(?:a?)emic heart disease|coronary (?:artery |heart )?disease|(?:previous |prior |old |recent )?(?:mi|myocardial infarction|heart attack)|acs|nstemi|stemi`
const cardiac = raw`${coronary}|(?:chronic )?heart failure|hfref|hfpef|chf|cardiomyopathy|valve disease|(?:aortic|mitral) stenosis`
const vascular = raw`(?:previous |prior )?stroke|tia|pvd|pad|peripheral (?:arterial|vascular) disease|claudication`
const lung = raw`copd|asthma|bronchiectasis|pulmonary fibrosis|ild|emphysema|cystic fibrosis`
const liver = raw`cirrhosis|(?:alcoholic |viral |autoimmune )?hepatitis(?: [bc])?|nafld|masld|fatty liver`
const lowImmunity = raw`aspleni[ac]|hypospleni[cs]m?|splenectomy|splenectomi[sz]ed|no spleen|hiv|(?:stem cell|bone marrow|kidney|renal|liver|heart|lung) transplant|leuka?emia|lymphoma|myeloma`
const autoimmune = raw`lupus|sle|rheumatoid arthritis|coeliac disease|celiac disease|graves(?:['’] disease)?|hashimoto['’]?s?|multiple sclerosis|myasthenia(?: gravis)?|psoriasis|sjogren['’]?s?|scleroderma`
const mental = raw`depression|anxiety|bipolar(?: disorder)?|schizophrenia|ptsd|psychosis|ocd`
const pill = raw`(?:combined |contraceptive |mini-?|progest(?:in|erone|ogen)[- ]only )+pill|mini-?pill|cocp?|ocp|pop`
const betaLactam = raw`co-amoxiclav|amoxicillin(?:[- ]clavulanate)?|augmentin|flucloxacillin|penicillin v?|cef[a-z]{4,12}`
const noncardiac = raw`(?:total |elective )?(?:hip|knee|shoulder) (?:replacement|arthroplasty|fracture surgery)|(?:right |left |sigmoid )?(?:hemi)?colectomy|hernia (?:repairs?|cases?|operations?)|(?:bowel|abdominal|vascular|orthop(?:a?)edic|spinal|prostate) (?:surgery|operations?|cases|resection)|hysterectomy|cholecystectomy|thr|tkr|aaa repair|nephrectomy|prostatectomy`
const cancer = raw`leuka?emia|lymphoma|myeloma|melanoma|sarcoma|mesothelioma`

interface WiderName {
  narrow: RegExp
  /** As a question has it. */
  name: string
  /** As sources write it. */
  written: RegExp
  /** Diseases of a family are treated differently: a trial in lung cancer does not answer for melanoma. */
  isFamily: boolean
}

function defineWider(narrow: string, name: string, written: string, { isFamily = false } = {}): WiderName {
  return {
    narrow: new RegExp(raw`(?<![\p{L}-])(?:${narrow})(?![\p{L}-])`, 'giu'),
    name,
    written: new RegExp(raw`\b(?:${written})\b`, 'iu'),
    isFamily,
  }
}

const family = { isFamily: true }

/** The narrower of two wider names comes first. */
const widerNames: readonly WiderName[] = [
  defineWider(coronary, 'coronary disease', raw`coronary (?:artery |heart )?disease`),
  defineWider(cardiac, 'heart disease', raw`(?:heart|cardiac) (?:disease|conditions?)`),
  defineWider(`${cardiac}|${vascular}`, 'cardiovascular disease', raw`cardiovascular (?:disease|conditions?)`),
  defineWider(vascular, 'vascular disease', raw`(?<!cardio)vascular disease`),
  defineWider(lung, 'lung disease', raw`(?:lung|pulmonary|respiratory) (?:disease|conditions?)`, family),
  defineWider(liver, 'liver disease', raw`(?:liver|hepatic) disease`, family),
  defineWider(lowImmunity, 'immunosuppressed', raw`immuno(?:suppress|compromis)\p{L}+|immune deficiency`, family),
  defineWider(cancer, 'cancer', raw`cancer|malignancy`, family),
  defineWider(autoimmune, 'autoimmune disease', raw`autoimmune (?:disease|conditions?|disorders?)`, family),
  defineWider(mental, 'psychiatric illness', raw`(?:psychiatric|mental) (?:illness|disorders?|conditions?)`, family),
  defineWider(noncardiac, 'non-cardiac surgery', raw`non-?cardiac surgery`),
  defineWider(raw`ckd ?(?:stage )?(?:g)?3[ab]|(?:stage )3[ab] ckd`, 'CKD stage 3', raw`(?:stage|ckd) 3`),
  defineWider(pill, 'hormonal contraception', raw`hormonal contracepti(?:on|ves?)`),
  defineWider(betaLactam, 'beta-lactam', raw`beta-?lactams?`),
  defineWider(
    `${cardiac}|${lung}|${liver}|${lowImmunity}|diabetes|dialysis|ckd`,
    'risk condition',
    raw`(?:high-)?risk (?:medical )?conditions?|underlying (?:disease|conditions?)`,
  ),
  defineWider(
    `${cardiac}|heart disease|cardiovascular disease|${vascular}|osteoporosis|diabetes|dementia`,
    'chronic disease',
    raw`chronic (?:disease|conditions?)`,
  ),
]

interface WiderReading {
  text: string
  /** How sources write the wider name. */
  written: RegExp
}

/**
 * @param uncovered what is named more widely, in the words of the question; null for all that has a wider name
 * @returns the question with a wider name in place of the narrow ones, the narrowest first
 */
export function listWiderReadings(text: string, uncovered: readonly string[] | null): WiderReading[] {
  const lacking = uncovered?.map((name) => name.toLowerCase().split(' '))
  const isLacking = (found: string) => {
    const words = found.toLowerCase().split(' ')
    return !lacking || lacking.some((each) => each.every((word) => words.includes(word)))
  }
  return widerNames.flatMap(({ narrow, name, written, isFamily }) => {
    if (written.test(text) || !findAll(text, narrow).some(([found]) => isLacking(found))) return []
    if (isFamily && !isDiseaseLike(text.replace(narrow, ' '))) return []
    return [{ text: text.replace(narrow, name), written }]
  })
}
