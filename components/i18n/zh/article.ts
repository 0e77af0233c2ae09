import type { articleEn } from '@/components/i18n/en/article'
import type { Translation } from '@/components/i18n/messages-en'

export const articleZh = {
  provenance: { summary: '文献库摘要，原文为', abstract: '文献摘要', 'full-text': '文献全文', guideline: '指南文件' },
  studyType: '研究类型',
  participants: '受试者人数',
  specialty: '专业领域',
  checked: '最近核对',
  licence: '许可证',
  noLinks: '此文献没有 PubMed 编号或 DOI，因此没有原文链接。',
  summaryNote: '以下文字系根据已发表的文献为本文献库撰写，并非作者原文。采信细节之前请核对原文。',
  quoteMissing: '所引文字已不在此文献所存的文字中。',
  quotedInAnswer: '回答中引用：',
  library: '文献库',
  headings: 'MeSH 主题词',
  keywords: '关键词',
  find: '查找与“{word}”有关的文献',
  noText: '此文献仅存有标题，没有摘要，因此没有可引用的文字。如需添加文字，请以 PubMed 格式或 XML 导入该文献。',
  exportHeading: '导出此文献',
  kind: {
    heading: '这是什么样的证据？',
    canShow: '能说明什么',
    cannotShow: '不能说明什么',
    levels: '此类设计的牛津 2011 证据级别：{levels}。',
    treatment: '治疗问题 {level} 级',
    prognosis: '预后问题 {level} 级',
    caution:
      '级别针对研究设计，而非本研究：系统评价只有纳入相应类型的研究才属此级；实施欠佳可降级，效应量大可升级。它不是证据确定性的分级。',
    source: '牛津循证医学中心，2011 年',
    designs: {
      guideline: {
        can: '专家组在权衡获益、危害与费用后，对某类患者的推荐意见。',
        cannot: '其所依据研究的可靠程度：每条推荐各有其证据。指南会过时，也可能不适合您的患者或医疗条件。',
      },
      'systematic-review': {
        can: '按既定方法检索并评价后，关于某一问题的全部研究总体上说明什么。',
        cannot: '不能超出所纳入的研究：质量差或未发表的试验同样会使总体结果产生偏倚。请查看其日期和偏倚风险评价。',
      },
      'meta-analysis': {
        can: '由多项研究合并得出的单一估计值，比其中任何一项研究更精确。',
        cannot: '各研究是否可靠、是否足够相似而可以合并；合并估计值可能掩盖研究之间的不一致。',
      },
      'randomized-trial': {
        can: '在与入组者相似的患者中、在随访期内，治疗是否造成差异。',
        cannot: '罕见或远期危害、被排除人群中的效应，通常也不能回答预设比较以外的问题。',
      },
      'clinical-trial': {
        can: '按方案接受治疗的患者发生了什么。',
        cannot: '治疗是否为原因，除非患者系随机分组；所存文字未注明随机。',
      },
      cohort: {
        can: '有无某种暴露的人群随时间出现的结局：预后、危害、大样本人群中的罕见结局。',
        cannot: '不能确证因果：各组可能存在未测量的差异。',
      },
      'case-control': {
        can: '患者中哪些暴露更常见，也适用于罕见病。',
        cannot: '疾病的发生频率；回忆偏倚和对照的选择可能造成误导。',
      },
      'case-report': {
        can: '某种情况可能发生：危害的最初信号，或不寻常的病程。',
        cannot: '发生的频率，或两者之间是否存在因果关系。',
      },
      review: {
        can: '作者对某一主题的概述，可作为背景资料。',
        cannot: '不能保证没有遗漏：研究的选取没有既定方法。',
      },
      other: {
        can: '未注明研究设计；具体做法见下文各段。',
        cannot: '在阅读原文之前，无法判断应给予多大权重。',
      },
    },
  },
} satisfies Translation<typeof articleEn>
