/** 简体中文界面文字，按页面部分分在 `zh` 文件夹中。结构与 `messages-en.ts` 相同：花括号内为变量；中文没有单复数之分，只需 `other`。 */
import { studyTypeNamesZh } from '@/lib/shared/messages/study-type-names-zh'
import type { Messages, Translation } from './messages-en'
import { answerZh } from './zh/answer'
import { apiZh } from './zh/api-docs'
import { articleZh } from './zh/article'
import { attachmentsZh } from './zh/attachments'
import { chatZh } from './zh/chat'
import { conversationsZh } from './zh/conversations'
import { failuresZh } from './zh/failures'
import { libraryZh } from './zh/library'
import { peopleZh } from './zh/people'
import { newsZh, savedQuestionZh } from './zh/saved-questions'
import { settingsZh } from './zh/settings'
import { sourcesZh } from './zh/sources'

export const zh = {
  locale: 'zh',
  tag: 'zh-Hans',
  product: 'Evidence Chat',
  description: '依据可打开、可核对的文献回答临床问题。',

  header: {
    skip: '跳到正文',
    language: '语言',
    newQuestion: '新问题',
    conversations: '对话',
    settings: '设置',
    library: '文献库',
    menu: '菜单',
    theme: '主题：{theme}',
    changeTheme: '主题：{theme}。切换为{next}。',
    themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  },

  shortcuts: {
    title: '键盘快捷键',
    close: '关闭键盘快捷键',
    escape: 'Esc',
    anyLetter: 'A–Z',
    actions: {
      list: '显示键盘快捷键',
      question: '转到问题输入框',
      new: '开始新问题',
      previousMark: '转到上一个引文标号或存疑句子',
      nextMark: '转到下一个引文标号或存疑句子',
      stop: '停止回答',
      recall: '输入框为空时：恢复上一个问题',
      type: '在页面任意位置直接输入问题',
    },
  },

  signIn: {
    title: '登录',
    hint: '其他计算机也能访问此服务器，因此需要访问密钥。密钥以“sk-”开头，请向服务器管理员索取。',
    key: '访问密钥',
    submit: '登录',
    busy: '正在登录…',
    wrongKey: '此密钥无效：可能输入有误、已过期或已被吊销。请核对后重试。',
    unreachable: '无法连接服务器。请检查网络连接后重试。',
    unreachableGate: '无法连接服务器。请重新加载页面再试。',
    wait: '请稍候…',
    signOut: '退出登录',
    account: '使用工作账户登录',
    accountHint: '将打开贵院的统一登录页面；此服务器不会接触您的密码。',
    withKey: '账户服务无法使用？改用密钥登录',
    keyOnlyHint: '此处仅接受 admin 范围的密钥，供账户服务不可用时使用。',
    stillSignedIn: '无法连接服务器，您仍处于登录状态。离开这台电脑之前请重试。',
  },

  ...chatZh,
  ...attachmentsZh,
  ...answerZh,
  ...sourcesZh,
  ...conversationsZh,
  ...failuresZh,
  api: apiZh,
  article: articleZh,
  library: libraryZh,
  news: newsZh,
  people: peopleZh,
  savedQuestion: savedQuestionZh,
  settings: settingsZh,
  studyTypes: studyTypeNamesZh,
} satisfies Translation<Messages>
