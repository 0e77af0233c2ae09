/**
 * Shows a page of our own when the server cannot be reached. It caches that page, its style sheet and its icon, and
 * never a question, an answer or anything else of the API. The page's language is in this file's address, so that a
 * reader who changes the language gets the page in that language.
 */
const cacheName = `offline${self.location.search}`
const offlinePage = '/offline'
const cachedPaths = [offlinePage, '/offline.css', '/icons/icon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(cachePages().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOtherCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const isCached = request.method === 'GET' && cachedPaths.includes(new URL(request.url).pathname)
  // All other requests go to the network as if there were no service worker.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(offlinePage)))
  else if (isCached) event.respondWith(fetch(request).catch(() => caches.match(request)))
})

async function cachePages() {
  const cache = await caches.open(cacheName)
  await cache.addAll(cachedPaths.map((path) => new Request(path, { cache: 'reload' })))
}

async function deleteOtherCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}
