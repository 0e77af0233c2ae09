import { historyPanelKey, sidePanelQuery } from './history-panel-state'

/**
 * Runs before the first paint, so that a chosen theme or text size never jumps, nor a page beside which the list of
 * conversations stands open. `preferences.ts` and `lazy-history.tsx` write what it reads.
 */
export const preferencesScript = `for(const[n,a,v]of[['theme','theme',/^(light|dark)$/],['text-size','textSize',/^(small|large|largest)$/]])try{const s=localStorage.getItem('evidence-chat:'+n);if(v.test(s))document.documentElement.dataset[a]=s}catch{};try{document.documentElement.toggleAttribute('data-history',localStorage.getItem('evidence-chat:${historyPanelKey}')==='open'&&matchMedia('${sidePanelQuery}').matches)}catch{}`
