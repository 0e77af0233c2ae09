/** Runs before the first paint, so that a chosen theme or text size never jumps. `preferences.ts` writes what it reads. */
export const preferencesScript = `for(const[n,a,v]of[['theme','theme',/^(light|dark)$/],['text-size','textSize',/^(small|large|largest)$/]])try{const s=localStorage.getItem('evidence-chat:'+n);if(v.test(s))document.documentElement.dataset[a]=s}catch{}`
