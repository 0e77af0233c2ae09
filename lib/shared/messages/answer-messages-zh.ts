import type { LabValue } from '@/lib/shared/lab-values/read-lab-values'
import type { AnswerMessages } from './answer-message-shape'
import { searchMessagesZh } from './search-messages-zh'
import type { MessageTemplate } from './server-messages'
import { studyTypeNamesZh } from './study-type-names-zh'

/** Closing `**` or `*` is followed by a space, punctuation or a line end: after "。" Markdown requires one of them. */
export const answerMessagesZh: AnswerMessages = {
  modelUnavailable: '目前无法连接语言模型。本回答摘录了检索到的文献原文。如需撰写的回答，请稍后再问。',
  notBacked: '检索到的文献均不能回答此问题。以下内容仅出自语言模型，没有证据支持。',
  leftOut: (count) => `有 ${count} 句话因缺少来源支持而未列出。`,
  questionCut: ({ characters, edgeCharacters }) => {
    const edge = edgeCharacters.toLocaleString('en-US')
    return `问题共 ${characters.toLocaleString('en-US')} 个字符，只检索了开头 ${edge} 个和结尾 ${edge} 个字符。`
  },
  historyCut: (count) => `对话超出语言模型可读取的长度，最早的 ${count} 条消息未发送给模型。`,
  recordsInEnglish: {
    searched: (words) => `文献库中的文献大多为英文，问题中只有“${words}”参与了检索，因此以下内容可能未涵盖整个问题。`,
    notUnderstood: (words) => `问题已译成英文检索。以下词语未能识别，未参与检索：${words.join('、')}。`,
    askInEnglish:
      '文献库中的文献大多为英文，中文词语无法与之匹配。请改用英文提问，或在问题中写出药物、疾病的英文名称（例如 dapagliflozin、HFrEF）。',
    connectModel: '连接语言模型后，可由它将问题译成英文再检索（EVIDENCE_REWRITE）。',
  },

  images: {
    because: {
      extractive: '未连接能读取图片的模型',
      upstream: '所连接的模型不接受图片',
      late: 'OCR 时间过长，请重新提问或减少图片数量',
    },
    which: (numbers, isAll, isEarlier) => {
      const { length } = numbers
      if (isAll && length === 1) return isEarlier ? '先前的图片' : '图片'
      if (isAll) return isEarlier ? `先前的 ${length} 张图片` : `${length} 张图片`
      return `${isEarlier ? '先前的' : ''}图片 ${numbers.join('、')} `
    },
    read: (which, _, because) =>
      `${which}中的文字由 OCR 读取，其他内容未读取：${because}。字母和数字可能误读，请与图片核对。`,
    empty: (which, _, because) => `OCR 在${which}中未发现文字，图中内容未读取：${because}。`,
    pages: (which, _, because) => `${which}的文字取自文档，其他内容未读取：${because}。`,
    unread: (which, _, because, isAlone) =>
      `已收到${which}但未读取：${because}。${isAlone ? '本回答仅依据问题的文字。' : ''}`,
    lost: (count) => `服务器上已没有本次对话中的 ${count} 张图片，因此未读取。若回答需要，请重新发送。`,
    labValues: (fromImages, typed, searched) => {
      const toText = ({ name, value, unit, interval, level, perhaps }: LabValue) => {
        const notes = [
          ...(level === 'high' ? ['偏高'] : level === 'low' ? ['偏低'] : []),
          ...(perhaps === null ? [] : [`不确定，可能为 ${perhaps}`]),
          ...(interval === null ? [] : [`参考区间 ${interval}`]),
        ]
        return `${[name, value, unit].filter((part) => part !== '').join(' ')}${notes.length > 0 ? `（${notes.join('，')}）` : ''}`
      }
      const read = fromImages.length > 0 ? [`OCR 读取的数值：${fromImages.map(toText).join('；')}。`] : []
      const asked = typed.length > 0 ? [`问题中的数值：${typed.map(toText).join('；')}。`] : []
      const terms = searched.length > 0 ? `与问题一并检索：${searched.join('、')}。` : ''
      return `${[...read, ...asked].join('')}${terms}`
    },
    askBack: (excerpt, suggestions) => [
      '您想了解这张图片的哪些内容？',
      ...(excerpt === '' ? [] : [`图中读取的文字：“${excerpt}”`]),
      suggestions.length === 0
        ? '请将图片与问题一起重新发送。'
        : `请将图片与问题一起重新发送，例如：\n\n${suggestions.map((each) => `- ${each}`).join('\n')}`,
    ],
  },

  comma: '，',
  studyTypes: studyTypeNamesZh,
  warnings: {
    retraction: '已撤稿',
    concern: '附有关注声明',
    updated: '已有新版本',
    erratum: null,
    preprint: '预印本，未经同行评议',
  },
  describe: (type, year, participants) => {
    const size = participants === null ? null : `n = ${participants.toLocaleString('en-US')}`
    return `（${[type, year, size].filter((part) => part !== null).join('，')}）`
  },

  populationDiffers: {
    excluded: (sources, { asked, quote }) =>
      `来源 ${sources.join('、')} 排除了所问人群（${asked}）${quote === '' ? '。' : `：“${quote}”`}`,
    different: (sources, { asked, quote }) =>
      `来源 ${sources.join('、')} 研究的人群与所问人群（${asked}）不同${quote === '' ? '。' : `：“${quote}”`}`,
    partly: (sources, { quote }) => `来源 ${sources.join('、')} 的排除对象${quote === '' ? '。' : `：“${quote}”`}`,
    regimen: (sources, { asked, quote }) =>
      `来源 ${sources.join('、')} 研究的剂量、间隔或剂型与所问（${asked}）不同${quote === '' ? '。' : `：“${quote}”`}`,
  },
  refusedDrug: {
    stated: {
      allergy: (drug, isEarlier) => `${isEarlier ? '此前的消息' : '问题'}提到患者对${drug}过敏。`,
      intolerance: (drug, isEarlier) => `${isEarlier ? '此前的消息' : '问题'}提到患者不耐受${drug}。`,
      refused: (drug, isEarlier) => `${isEarlier ? '此前的消息' : '问题'}提到患者不能使用${drug}。`,
    },
    concerned: (sources, names, hasClass) =>
      `来源 ${sources.join('、')} 涉及该药${hasClass ? '或同类药物' : ''}：${names.join('、')}。`,
    addressed: (sources) => `来源 ${sources.join('、')} 提及此类患者。`,
    spared: (sources) => `来源 ${sources.join('、')} 不包括此类患者。`,
    notAddressed: '此处的来源均未提及此类患者。',
    limit: (isAllergy) => `仅比对了药名${isAllergy ? '，未考虑与其他类别药物的交叉反应' : ''}。`,
    uncompared: '以下内容未与此核对。',
  },
  sentenceSpace: '',

  quotes: {
    noModel: '未连接语言模型',
    modelUnavailable: '未能连接语言模型',
    heading: '来源原文',
    further: '来源还报告',
    otherDrugs: (drugs) => `其他治疗（并非关于 ${drugs.join('、')}）`,
    population: {
      excluded: '未纳入所问人群：',
      different: '人群不同：',
      partly: '排除对象：',
      regimen: '剂量、间隔或剂型不同：',
    },
    composite: '*复合结局：该结果将您所问的结局与其他事件合并计算，并未说明该结局单独如何变化。*',
    uncoveredSubjects: (terms) => `**以下来源均未涉及：${terms.join('、')}。**`,
    uncovered: (terms) => `### 这些来源未涉及的内容\n\n以上来源均未涉及：${terms.join('、')}。`,
    related: '相关证据',
    relatedOnly: (lacks) => {
      const each = lacks.map(({ sources, missing }) => `来源 ${sources.join('、')} 未涉及${missing.join('、')}`)
      const differs = each.length > 0 ? each.join('；') : '每条来源都只与问题部分相符'
      return `**没有来源直接回答您的问题。** 以下是最接近的来源，但有所不同：${differs}。`
    },
    lacking: {
      treatment: (subject) => `${subject}的治疗`,
      diagnosis: (subject) => `${subject}的诊断`,
      results: '研究结果',
    },
    copied: (noModel) => `*引号内的每句话均逐字引自来源。${noModel}，因此未针对此问题作任何归纳或推断。*`,
    hello:
      '您好。我回答临床证据问题的方式是摘录文献库中的文献原文，并逐一注明来源。您可以询问某种治疗对某类患者病死率的影响等问题。文献库中的文献大多为英文，请用英文提问，或写出药物、疾病的英文名称。',
    welcome: '不客气。您可以继续追问，例如“用的是什么剂量？”，或提出另一个临床问题。',
    noErrands: '我只检索医学证据文献，无法查询排班、密码或人员，也不能代写、打印或下单。',
    cannotTalk: (noModel) => `*${noModel}，因此我只能摘录文献原文，不能交谈。*`,
    switchedOff: '此请求关闭了检索（evidence.mode 为 off），因此没有可摘录的内容。请开启检索，或连接语言模型。',
    notInLibrary: '文献库中没有答案',
    noSource: '未找到来源',
    nothing: '检索到的文献均未回答此问题，因此未摘录任何内容。这并不表示没有相关证据。',
    searched: '检索情况：',
    sourceNames: { library: '文献库', pubmed: 'PubMed', 'europe-pmc': 'Europe PMC' },
    searchLine: (source, query, outcome) => `- ${source}：${query === '' ? '' : `“${query}”，`}${outcome}`,
    noWords: '不含问题中的任何词语',
    notSearched: ({ text, template }) => formatSearchErrorZh(template) ?? `未能检索（${text}）`,
    hits: (count) => {
      if (count === 0) return '没有文献含有问题中的词语'
      return `${count} 篇文献含有问题中的词语，但都不够切题`
    },
    nearest: '最接近的标题，所述可能是其他内容：',
    nearestLine: (title, origin) => `- ${title}${origin.length > 0 ? `（${origin.join('，')}）` : ''}`,
    noAnswer: (noModel) => `*${noModel}，因此没有凭一般知识撰写回答。*`,
  },

  opposing: {
    heading: '结论相反的证据',
    line: (n, against, quote) => `来源 ${n} 与来源 ${against} 的结论相反：“${quote}” [${n}]`,
  },

  references: { summaryOf: '文献库摘要，原文为：', incomplete: '（题录信息不完整）', retracted: '已撤稿：' },

  patientSummary: {
    check:
      '通俗版。由语言模型依据同样的来源改写；其中的数字和药名已与来源核对，措辞未核对。交给患者之前，请由临床医生核对。',
    doubted: (count) => `已省略原回答中未能在所引来源中找到的句子：${count} 句。`,
    retracted: (numbers) => `已省略原回答写成之后被撤稿的来源：${numbers}。`,
  },
}

/** @returns null for a template that is no reason of a search, such as one that another version stored */
function formatSearchErrorZh(template: MessageTemplate | null): string | null {
  if (template === null || !isSearchError(template.code)) return null
  const { code, params } = template
  return searchMessagesZh[code].replace(/\{(\w+)\}/g, (braces, name: string) => String(params[name] ?? braces))
}

function isSearchError(code: string): code is keyof typeof searchMessagesZh {
  return Object.hasOwn(searchMessagesZh, code)
}
