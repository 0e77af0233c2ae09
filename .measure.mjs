import { chromium } from '@playwright/test'
import { gzipSync } from 'node:zlib'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu'] })
const p = await b.newPage(); let sum = 0, raw = 0; const list = []; let phase = 'first view'
p.on('response', async (r) => { if (/\.js(\?|$)/.test(r.url())) { const body = await r.body(); const z = gzipSync(body, { level: 9 }).length; list.push([phase, r.url().split('/').pop(), body.length, z]) } else if (/\.css/.test(r.url())) { const body = await r.body(); list.push([phase+' css', r.url().split('/').pop(), body.length, gzipSync(body).length]) } })
await p.goto(process.argv[2]); await p.waitForLoadState('networkidle'); await p.waitForTimeout(500)
phase = 'on focus'; await p.getByLabel('Your question').focus(); await p.waitForTimeout(1500)
console.table(list); for (const ph of ['first view', 'on focus']) console.log(ph, list.filter((l) => l[0] === ph).reduce((s, l) => s + l[3], 0))
await b.close()
