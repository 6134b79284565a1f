// Keeps the menus that a guest has opened readable where there is no network (decision 34).
const KEPT = 'menus-1'
const MOST_PAGES = 3
const MENU = /^\/locations\/[^/]+\/(menu|touchless-menu|room-service-menu)$/
const ASSET = /\/_next\/static\/[^"'\\\s)?&<]+/g
const NARROWED = /[?&](diet|allergen)=/
const SAVED = 'x-saved-at'
/** How long the network may take before the copy is shown, ms. */
const PATIENCE = 6000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (MENU.test(url.pathname)) event.respondWith(menu(event, url))
  } else if (url.pathname.startsWith('/_next/static/') && isOfMenu(request.referrer)) {
    event.respondWith(fetch(request).catch(() => keptAsset(request)))
  }
})

/** Fonts are asked for by style sheets, everything else by the page. */
function isOfMenu(referrer) {
  const path = referrer ? new URL(referrer).pathname : ''
  return MENU.test(path) || path.startsWith('/_next/static/')
}

/** Forgets what earlier versions kept, and keeps the menus that are open now. */
async function begin() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
  await self.clients.claim()
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    const { pathname } = new URL(client.url)
    if (MENU.test(pathname)) await fetch(pathname).then((page) => keep(pathname, page))
  }
}

async function menu(event, { pathname, search }) {
  const kept = await keptPage(pathname)
  try {
    const signal = kept ? AbortSignal.timeout(PATIENCE) : undefined
    const answer = await fetch(event.request, { signal })
    if (kept && answer.status >= 500) return withNotice(kept)
    // The whole menu is kept, and shown in place of a part of it.
    if (!NARROWED.test(search)) event.waitUntil(keep(pathname, answer.clone()).catch(() => {}))
    return answer
  } catch (error) {
    if (kept) return withNotice(kept)
    throw error
  }
}

/** Keeps a page and what it is made of; drafts and errors are nobody's menu. */
async function keep(path, answer) {
  const caching = answer.headers.get('cache-control') ?? ''
  if (!answer.ok || answer.redirected || caching.includes('no-store')) return
  const html = await answer.text()
  const cache = await caches.open(KEPT)
  await Promise.all(
    assetsOf(html).map(async (asset) => {
      if (!(await cache.match(asset))) await cache.add(asset)
    }),
  )
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  headers.set('content-security-policy', answer.headers.get('content-security-policy') ?? '')
  headers.set(SAVED, String(Date.now()))
  await cache.put(path, new Response(html, { headers }))
  await tidy(cache)
}

/** Leaves the last pages that were seen, and what they are made of. */
async function tidy(cache) {
  const all = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const pages = await Promise.all(
    all.filter((path) => MENU.test(path)).map(async (path) => [path, await cache.match(path)]),
  )
  const savedAt = ([, page]) => Number(page.headers.get(SAVED))
  const left = pages.sort((a, b) => savedAt(b) - savedAt(a)).slice(0, MOST_PAGES)
  const wanted = new Set(left.map(([path]) => path))
  for (const [, page] of left) for (const asset of assetsOf(await page.text())) wanted.add(asset)
  await Promise.all(all.filter((path) => !wanted.has(path)).map((path) => cache.delete(path)))
}

const assetsOf = (html) => [...new Set(html.match(ASSET) ?? [])]

async function keptPage(path) {
  return (await caches.open(KEPT)).match(path)
}

async function keptAsset({ url }) {
  const { pathname } = new URL(url)
  return (await (await caches.open(KEPT)).match(pathname)) ?? Response.error()
}

/** The copy, with its age above everything else. */
async function withNotice(page) {
  const words = `Saved copy from ${momentOf(Number(page.headers.get(SAVED)))}; prices and dishes may have changed`
  const notice = `<p data-saved-copy role="status">${words}</p>`
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + notice)
  return new Response(html, { headers: page.headers })
}

/** `7:40 pm`, with its day where that was not today. */
function momentOf(instant) {
  const at = new Date(instant)
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).toLowerCase()
  if (at.toDateString() === new Date().toDateString()) return time
  const day = at.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
  return `${day}, ${time}`
}
