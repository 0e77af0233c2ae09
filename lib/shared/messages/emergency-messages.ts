/**
 * The first lines of an answer to someone in danger, in the language that they wrote in; the literature answer still
 * follows. Every text about self-harm names a crisis line and an emergency number.
 */
import type { WrittenLanguage } from '@/lib/shared/text/detect-written-language'

export type EmergencyKind = 'medical' | 'self-harm'
export type EmergencyLanguage = WrittenLanguage

export const emergencyMessages: Record<EmergencyLanguage, Record<EmergencyKind, string>> = {
  en: {
    medical:
      'If this is happening now, call your local emergency number (112, 911, 999 or 120), or in a hospital the emergency team, before reading on.',
    'self-harm':
      'If you, a patient or someone near you may be hurt or has taken an overdose, call your local emergency number (112, 911, 999 or 120), or in a hospital the emergency team, now. A crisis line answers at any hour (988 in the US, 116 123 in the UK, 12356 in China). Nobody in danger should be left alone.',
  },
  zh: {
    medical:
      '如果此情况正在发生，请立即拨打 120（或当地急救电话：112、911、999），在医院内请呼叫急救小组，再继续阅读。',
    'self-harm':
      '如果您、您的患者或身边的人可能伤害自己或已服药过量，请立即拨打 120 或 110，或心理援助热线 12356（美国 988，英国 116 123），在医院内请呼叫急救小组，并让当事人身边有人陪伴。',
  },
  es: {
    medical:
      'Si esto está ocurriendo ahora, llame al número de emergencias de su país (112, 911 o 061), o en un hospital al equipo de emergencias, antes de seguir leyendo.',
    'self-harm':
      'Si usted, un paciente o alguien cercano puede hacerse daño o ha tomado una sobredosis, llame ahora al número de emergencias (112 o 911), o en un hospital al equipo de emergencias. Una línea de crisis atiende a cualquier hora (024 en España, 988 en Estados Unidos, 800 911 2000 en México, 135 en Argentina). Nadie en peligro debe quedarse a solas.',
  },
  de: {
    medical:
      'Wenn das gerade geschieht, rufen Sie den Notruf (112, in der Schweiz 144) oder im Krankenhaus das Notfallteam, bevor Sie weiterlesen.',
    'self-harm':
      'Wenn Sie, eine Patientin, ein Patient oder jemand in Ihrer Nähe sich verletzen könnte oder eine Überdosis genommen hat, rufen Sie jetzt den Notruf 112 oder im Krankenhaus das Notfallteam. Die Telefonseelsorge ist Tag und Nacht erreichbar (Deutschland 116 123, Österreich 142, Schweiz 143). Niemand in Gefahr soll allein bleiben.',
  },
  fr: {
    medical:
      "Si cela se produit maintenant, appelez les secours (15 ou 112, au Canada 911) ou, à l'hôpital, l'équipe d'urgence, avant de poursuivre la lecture.",
    'self-harm':
      "Si vous, un patient ou un proche risquez de vous faire du mal ou avez pris trop de médicaments, appelez tout de suite les secours (15 ou 112, au Canada 911) ou, à l'hôpital, l'équipe d'urgence. Une ligne d'écoute répond à toute heure (3114 en France, 0800 32 123 en Belgique, 143 en Suisse, 988 au Canada). Personne en danger ne doit rester seul.",
  },
}
