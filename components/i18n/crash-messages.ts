import type { Locale } from './locales'

/** For when the page's own words are gone with the page: few enough for every language to be there always. */
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
