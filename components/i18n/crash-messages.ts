import type { Locale } from './locales'

/** Messages for the global error page, where the page's own are not available: few enough to bundle every locale. */
export const crashMessages: Record<Locale, { title: string; advice: string; retry: string }> = {
  en: {
    title: 'This page could not be shown',
    advice: 'A question you were writing is kept in this tab. Load the page again to go on.',
    retry: 'Load again',
  },
  zh: {
    title: '无法显示此页面',
    advice: '您正在填写的问题已保留在此标签页中。请重新加载页面以继续。',
    retry: '重新加载',
  },
}
