/**
 * Shows a page of our own when the server cannot be reached. It keeps that one page, its style and its sign: never a
 * question, an answer or anything else of the API. The page's language is in this file's address, so that a reader who
 * changes it gets the other page.
 */
const cacheName = `offline${self.location.search}`
const offlinePage = '/offline'
const kept = [offlinePage, '/offline.css', '/icons/icon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const isKept = request.method === 'GET' && kept.includes(new URL(request.url).pathname)
  // Everything else goes its way as if this file did not exist.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(offlinePage)))
  else if (isKept) event.respondWith(fetch(request).catch(() => caches.match(request)))
})

async function keep() {
  const cache = await caches.open(cacheName)
  await cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' })))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}
