import type { searchMessages } from './search-messages'

/** Shown on the page, and in an answer to a question in Chinese. */
export const searchMessagesZh: Record<keyof typeof searchMessages, string> = {
  searchOff: '未检索：本服务器设置为不检索 {source}。',
  searchIdentifiers: '未检索：问题中可能含有患者身份信息，而检索 {source} 会将词语发送到服务器之外。请移除后重新提问。',
  searchTooLong:
    '未检索：问题过长，无法检查其中是否含有患者身份信息，而检索 {source} 会将词语发送到服务器之外。请将问题缩短到 {limit} 个字符以内。',
  searchNoWords: '未检索：问题中没有可用于检索 {source} 的词语。',
  searchFailed: '未能检索 {source}。',
  searchNotRun: '{source} 未能执行检索，请稍后再试。',
  searchUnreadable: '无法读取 {source} 的应答。',
  searchWaiting: '等待检索 {source} 的请求过多，请稍候再试。',
  searchAway: '本服务器无法连接 {source}。',
  searchSentOn: '{source} 将检索转到了另一个地址，未予跟随。',
  searchLimit: '{source} 目前不再接受本服务器的检索，请一分钟后再试。',
  searchLimitFor: '{source} 目前不再接受本服务器的检索，要求等待 {seconds} 秒。',
  searchFault: '{source} 自身出现故障，请稍后再试。',
  searchRefused: '{source} 拒绝了检索。',
  searchTooLarge: '{source} 的应答超过本服务器可接受的大小。',
  searchBrokeOff: '{source} 的应答中断。',
  searchLate: '{source} 在 {seconds} 秒内没有应答。',
}
