import type { failuresEn } from '@/components/i18n/en/failures'
import type { Translation } from '@/components/i18n/messages-en'

export const failuresZh = {
  failure: {
    region: '回答失败',
    kept: '您的问题已保留。',
    keptWithText: '您的问题和已收到的文字均已保留。回答不完整。',
    retry: '重试',
    retryIn: '{seconds} 秒后可重试',
    edit: '修改问题',
    page: { title: '页面出现错误', detail: '页面无法继续运行。', advice: '请重试；若再次出现，请联系服务器管理员。' },
    unreachable: { title: '无法连接服务器', detail: '服务器没有响应。', advice: '请检查网络连接后重试。' },
    interrupted: {
      title: '服务器在撰写此回答时停止了运行',
      detail: '在此之前已写出的文字均已保留。',
      advice: '请再次提问以获得完整回答。',
    },
    gone: {
      title: '未找到此对话',
      detail: '它已被删除，或属于他人。',
      advice: '请提出新问题，或选择其他对话。',
    },
    broken: { title: '回答中断', detail: '撰写回答时连接中断。', advice: '请重试以获得完整回答。' },
    signedOut: { title: '您尚未登录', detail: '服务器已不再识别此页面。', advice: '请登录后重试。' },
    tooLarge: { title: '问题过大', detail: '问题超过服务器的大小上限。', advice: '请修改：移除一张图片或部分文字。' },
    notAccepted: { title: '问题未被接受', detail: '服务器无法读取该问题。', advice: '请修改后重新提问。' },
    tooMany: { title: '提问过于频繁', detail: '服务器限制每分钟的提问次数。', advice: '请稍候再试。' },
    server: {
      title: '服务器无法回答',
      detail: '服务器端发生错误。',
      advice: '请重试；若再次出现，请联系服务器管理员。',
    },
  },

  operator: {
    title: '需要管理员权限',
    what: '只有本服务器的管理员可以添加文献、连接模型服务器和签发密钥。提问不需要此权限。',
    refused: '该地址中的令牌无效，可能已被更换。',
    openAddress:
      '请打开带令牌的管理员地址。服务器启动时会显示该地址（见 npm start 或 docker compose logs 的输出）。如需再次显示，请在服务器上运行：',
    signIn: '请使用具有 admin 权限范围的密钥登录。如需创建密钥，请在服务器上运行：',
  },

  cookies: {
    title: '此浏览器不接受本页面的 Cookie',
    why: '没有 Cookie，服务器无法识别您的身份，因此您不能提问，也不能打开对话。',
    advice: '请在浏览器设置中允许此地址使用 Cookie，然后重新加载页面。',
  },

  notFound: {
    heading: '未找到',
    title: '此地址没有内容',
    advice: '页面或文献可能已被移除，或链接不完整。如要查找某篇文献，请重新提问，再点开其引文标号。',
    ask: '提出问题',
  },

  pageError: {
    title: '无法显示此页面',
    advice: '尚未发送的问题已保留在此标签页中。请重试；若再次出现，请联系服务器管理员。',
    adviceWithNumber: '尚未发送的问题已保留在此标签页中。请重试；若再次出现，请联系服务器管理员，并告知编号 {number}。',
    retry: '重试',
  },

  offline: {
    title: '无法连接服务器',
    advice: '此设备已离线，或服务器未运行。尚未发送的问题仍保留在其标签页中。请检查网络连接后重试。',
    retry: '重试',
  },
} satisfies Translation<typeof failuresEn>
