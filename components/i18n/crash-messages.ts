import type { Locale } from './locales'

/** Messages for the global error page, where the page's own are not available: few enough to bundle every locale. */
export const crashMessages: Record<Locale, { title: string; advice: string; retry: string }> = {
  en: {
    title: 'This page could not be displayed',
    advice: 'Any question that you have not sent is kept in this tab. Reload the page to continue.',
    retry: 'Reload',
  },
  zh: {
    title: '无法显示此页面',
    advice: '尚未发送的问题已保留在此标签页中。请重新加载页面以继续。',
    retry: '重新加载',
  },
}
