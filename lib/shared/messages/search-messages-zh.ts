import type { searchMessages } from './search-messages'

/** Shown on the page, and in an answer to a question in Chinese. */
export const searchMessagesZh: Record<keyof typeof searchMessages, string> = {
  search_disabled: '未检索：本服务器已关闭对 {source} 的检索。',
  search_patient_identifiers:
    '未检索：问题中可能含有患者身份信息，而检索 {source} 会将内容发送到服务器之外。请删除后重新提问。',
  search_question_too_long:
    '未检索：问题过长，无法检查其中是否含有患者身份信息，而检索 {source} 会将内容发送到服务器之外。请将问题缩短到 {limit} 个字符以内。',
  search_no_terms: '未检索：问题中没有可用于检索 {source} 的词语。',
  search_failed: '未能检索 {source}。',
  search_not_run: '{source} 未能执行检索，请稍后再试。',
  search_response_unreadable: '无法读取 {source} 的响应。',
  search_queue_full: '等待检索 {source} 的请求过多，请稍候再试。',
  search_unreachable: '本服务器无法连接 {source}。',
  search_redirected: '{source} 将检索重定向到另一个地址，未予跟随。',
  search_rate_limited: '{source} 目前不再接受本服务器的检索，请一分钟后再试。',
  search_rate_limited_for: '{source} 目前不再接受本服务器的检索，请在 {seconds} 秒后再试。',
  search_server_error: '{source} 报告内部错误，请稍后再试。',
  search_refused: '{source} 拒绝了检索。',
  search_refused_saying: '{source} 拒绝了检索：{what}',
  search_query_refused: '{source} 无法执行该检索式：{what}',
  search_response_too_large: '{source} 的响应超过本服务器可接受的大小。',
  search_response_incomplete: '{source} 的响应中断。',
  search_timeout: '{source} 在 {seconds} 秒内没有响应。',
  fetch_disabled: '本服务器不向 PubMed 发送请求：管理员已设置 EVIDENCE_LIVE=off。',
  fetch_years: '起始年份晚于结束年份。',
  fetch_number: '{name} 必须是 {min} 至 {max} 之间的整数。',
  fetch_unconfirmed: '获取超过 {count} 篇文章需要先确认。',
  fetch_not_found: '此获取任务已结束或不存在。',
  fetch_disk_full: '服务器磁盘已满。已获取的内容已保留；请释放空间后继续。',
  fetch_failed: '获取因错误而终止，详情见服务器日志。已获取的内容已保留；可继续重试。',
  fetch_import_failed: '获取的文章未能全部导入。文件已保留在服务器上；可继续导入其余文章。',
}
