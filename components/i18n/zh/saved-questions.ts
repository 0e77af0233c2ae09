import type { newsEn, savedQuestionEn } from '@/components/i18n/en/saved-questions'
import type { Translation } from '@/components/i18n/messages-en'

export const newsZh = {
  title: '最新进展',
  lead: '保存一个问题后，此服务器每天以及每次导入文献后都会重新检索文献库。新的来源以及主要结论的变化会显示在这里。',
  add: '要保存的问题',
  addHint: '请勿填写姓名、号码或其他可识别患者身份的内容。',
  save: '保存',
  saving: '正在保存…',
  failed: '请求失败。请重试。',
  loading: '正在加载您保存的问题…',
  none: '您还没有保存问题。可在此保存，或使用回答下方的“保存问题”。',
  list: '已保存的问题',
  isNew: '新',
  notAskedYet: '正在进行首次检索。',
  askedAt: '上次检索：{at}',
  main: '目前的主要结论',
  noMain: '文献库中尚无文章回答此问题。',
  noNews: '自保存以来没有新内容。',
  earlier: { other: '{count} 次较早的变化' },
  newSources: { other: '{count} 个新来源' },
  changes: {
    opposite: '主要结论现在指向相反方向。',
    opposed: '一个新来源与主要结论方向相反。',
    replaced: '主要结论现在来自一个新来源。',
    retracted: '主要结论所依据的文章已被撤稿。',
  },
  before: '之前',
  after: '现在',
  nothingAfter: '文献库中目前没有文章回答此问题。',
  ask: '立即提问',
  remove: '移除',
  removeOf: '移除“{question}”',
  feed: {
    title: '在订阅阅读器中查看',
    lead: '订阅阅读器无需登录即可显示最新进展。其地址是保密的：知道地址的人都能读取。订阅内容只包含文章中的文字，绝不包含您的问题。',
    create: '创建地址',
    address: '订阅地址',
    copy: '复制地址',
    replace: '更换地址',
    end: '停用订阅',
    ended: '订阅已停用，该地址从现在起无法使用。',
  },
} satisfies Translation<typeof newsEn>

export const savedQuestionZh = {
  save: '保存问题',
  hint: '每天重新检索此问题并显示最新进展',
  saved: '已保存。查看最新进展',
  failed: '问题未保存。',
  open: '最新进展',
  withNews: { other: '最新进展：{count} 个问题' },
} satisfies Translation<typeof savedQuestionEn>
