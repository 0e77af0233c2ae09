import { historyPanelKey, sidePanelQuery } from './history-panel-state'

/**
 * Runs before the first paint, so that neither a chosen theme or text size nor an open history panel causes a flash or
 * a layout shift. `preferences.ts` and `lazy-history.tsx` write what it reads.
 */
export const preferencesScript = `for(const[n,a,v]of[['theme','theme',/^(light|dark)$/],['text-size','textSize',/^(small|large|largest)$/]])try{const s=localStorage.getItem('evidence-chat:'+n);if(v.test(s))document.documentElement.dataset[a]=s}catch{};try{document.documentElement.toggleAttribute('data-history',localStorage.getItem('evidence-chat:${historyPanelKey}')==='open'&&matchMedia('${sidePanelQuery}').matches)}catch{}`
