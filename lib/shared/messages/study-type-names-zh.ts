import type { StudyType } from '@/lib/shared/study-types'

/** Kinds of evidence in Chinese, as the page and the answers name them. */
export const studyTypeNamesZh: Record<StudyType, string> = {
  guideline: '指南',
  'systematic-review': '系统评价',
  'meta-analysis': 'Meta 分析',
  'randomized-trial': '随机对照试验',
  'clinical-trial': '临床试验',
  cohort: '队列研究',
  'case-control': '病例对照研究',
  'case-report': '病例报告',
  review: '综述',
  other: '未注明研究类型',
}
