/**
 * The first lines of an answer to somebody in danger, in the language that they wrote in; the literature answer still
 * follows. Every text about self-harm names a crisis line and an emergency number.
 */
import type { WrittenLanguage } from '@/lib/shared/text/detect-written-language'

export type EmergencyKind = 'medical' | 'self-harm'
export type EmergencyLanguage = WrittenLanguage

export const emergencyMessages: Record<EmergencyLanguage, Record<EmergencyKind, string>> = {
  en: {
    medical: 'If this is happening now, call your local emergency number (112, 911, 999 or 120) before reading on.',
    'self-harm':
      'If you or someone near you may be hurt or has taken an overdose, call your local emergency number now (112, 911, 999 or 120). You can also talk to a crisis line at any hour (988 in the US, 116 123 in the UK, 12356 in China). Stay with someone.',
  },
  zh: {
    medical: '如果此情况正在发生，请立即拨打 120（或当地急救电话：112、911、999），再继续阅读。',
    'self-harm':
      '如果您可能伤害自己，请立即拨打 120 或 110，或心理援助热线 12356（美国 988，英国 116 123），并让身边有人陪伴。您身边的人有此危险时也是如此。',
  },
  es: {
    medical:
      'Si esto está ocurriendo ahora, llame al número de emergencias de su país (112, 911 o 061) antes de seguir leyendo.',
    'self-harm':
      'Si usted o alguien cercano puede hacerse daño o ha tomado una sobredosis, llame ahora al número de emergencias (112 o 911). También puede hablar a cualquier hora con una línea de crisis (024 en España, 988 en Estados Unidos, 800 911 2000 en México, 135 en Argentina). No se quede a solas.',
  },
  de: {
    medical: 'Wenn das gerade geschieht, rufen Sie den Notruf (112, in der Schweiz 144), bevor Sie weiterlesen.',
    'self-harm':
      'Wenn Sie oder jemand in Ihrer Nähe sich verletzen könnte oder eine Überdosis genommen hat, rufen Sie jetzt den Notruf 112. Die Telefonseelsorge ist Tag und Nacht erreichbar (Deutschland 116 123, Österreich 142, Schweiz 143). Bleiben Sie nicht allein.',
  },
  fr: {
    medical:
      'Si cela se produit maintenant, appelez les secours (15 ou 112, au Canada 911) avant de poursuivre la lecture.',
    'self-harm':
      "Si vous ou un proche risquez de vous faire du mal ou avez pris trop de médicaments, appelez tout de suite les secours (15 ou 112, au Canada 911). Une ligne d'écoute répond à toute heure (3114 en France, 0800 32 123 en Belgique, 143 en Suisse, 988 au Canada). Ne restez pas seul.",
  },
}
