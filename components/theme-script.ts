export const themeKey = 'evidence-chat:theme'

/** Runs before the first paint, so that a chosen theme never flashes. `ThemeSwitch` writes what it reads. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
