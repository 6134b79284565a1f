// Service worker: keeps the last menus that a guest opened readable offline (decision 34).
// MENU and FILTERED are written before it by cache/service-worker.ts, from the route table.
const CACHE_NAME = 'menus-1'
const MAX_PAGES = 3
const ASSET = /\/_next\/static\/[^"'\\\s)?&<]+/g
const SAVED_AT_HEADER = 'x-saved-at'
/** How long the network may take before the cached copy is shown, ms. */
const NETWORK_TIMEOUT_MS = 6000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (MENU.test(url.pathname)) event.respondWith(serveMenu(event, url))
  } else if (url.pathname.startsWith('/_next/static/') && isFromMenu(request.referrer)) {
    event.respondWith(fetch(request).catch(() => cachedAsset(request)))
  }
})

/** Whether a request comes from a menu page or one of its style sheets, which load the fonts. */
function isFromMenu(referrer) {
  const path = referrer ? new URL(referrer).pathname : ''
  return MENU.test(path) || path.startsWith('/_next/static/')
}

/** Deletes the caches of earlier versions, and stores the menus that are open now. */
async function activate() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE_NAME).map((name) => caches.delete(name)))
  await self.clients.claim()
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    const { pathname } = new URL(client.url)
    if (MENU.test(pathname)) await fetch(pathname).then((page) => store(pathname, page))
  }
}

async function serveMenu(event, { pathname, search }) {
  const cached = await cachedPage(pathname)
  try {
    const signal = cached ? AbortSignal.timeout(NETWORK_TIMEOUT_MS) : undefined
    const response = await fetch(event.request, { signal })
    if (cached && response.status >= 500) return withNotice(cached)
    // Only the unfiltered menu is stored, and shown for filtered ones too.
    if (!FILTERED.test(search)) event.waitUntil(store(pathname, response.clone()).catch(() => {}))
    return response
  } catch (error) {
    if (cached) return withNotice(cached)
    throw error
  }
}

/** Stores a page and its assets; drafts, redirects and errors are not stored. */
async function store(path, response) {
  const caching = response.headers.get('cache-control') ?? ''
  if (!response.ok || response.redirected || caching.includes('no-store')) return
  const html = await response.text()
  const cache = await caches.open(CACHE_NAME)
  await Promise.all(
    assetsOf(html).map(async (asset) => {
      if (!(await cache.match(asset))) await cache.add(asset)
    }),
  )
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  headers.set('content-security-policy', response.headers.get('content-security-policy') ?? '')
  headers.set(SAVED_AT_HEADER, String(Date.now()))
  await cache.put(path, new Response(html, { headers }))
  await evict(cache)
}

/** Deletes all but the last `MAX_PAGES` pages and their assets. */
async function evict(cache) {
  const all = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const pages = await Promise.all(
    all.filter((path) => MENU.test(path)).map(async (path) => [path, await cache.match(path)]),
  )
  const savedAt = ([, page]) => Number(page.headers.get(SAVED_AT_HEADER))
  const left = pages.sort((a, b) => savedAt(b) - savedAt(a)).slice(0, MAX_PAGES)
  const wanted = new Set(left.map(([path]) => path))
  for (const [, page] of left) for (const asset of assetsOf(await page.text())) wanted.add(asset)
  await Promise.all(all.filter((path) => !wanted.has(path)).map((path) => cache.delete(path)))
}

const assetsOf = (html) => [...new Set(html.match(ASSET) ?? [])]

async function cachedPage(path) {
  return (await caches.open(CACHE_NAME)).match(path)
}

async function cachedAsset({ url }) {
  const { pathname } = new URL(url)
  return (await (await caches.open(CACHE_NAME)).match(pathname)) ?? Response.error()
}

/** The cached page, with a notice of its age at the top. */
async function withNotice(page) {
  const words = `Saved copy from ${formatTime(Number(page.headers.get(SAVED_AT_HEADER)))}; prices and dishes may have changed`
  const notice = `<p data-saved-copy role="status">${words}</p>`
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + notice)
  return new Response(html, { headers: page.headers })
}

/** `7:40 pm`, with the weekday and date if it was not today. */
function formatTime(instant) {
  const at = new Date(instant)
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).toLowerCase()
  if (at.toDateString() === new Date().toDateString()) return time
  const day = at.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
  return `${day}, ${time}`
}
