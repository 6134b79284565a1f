import { SITE_COUNTS_PATH } from '#lib/routing/fixed-paths.ts'
import type { PageKind, SiteCount } from '#lib/site-counts/site-count.ts'
import { sourceIn } from '#lib/site-counts/source.ts'
import { refusesTracking } from './tracking.ts'

// They end with the page: nothing is kept in the browser.
const counted = new Set<string>()
let source = ''

/** Counts steps of this page load, each once, and views as often as pages are seen (spec:operations.site-counts). */
export function count(...counts: SiteCount[]): void {
  const isNew = (one: SiteCount) => one[0] === 'view' || !counted.has(one.join(' '))
  const added = counts.filter(isNew)
  for (const one of added) counted.add(one.join(' '))
  if (added.length > 0 && isCounted())
    // A beacon would bring the site's cookies along. What cannot be sent is not counted.
    fetch(SITE_COUNTS_PATH, {
      ...{ method: 'POST', body: JSON.stringify(added), keepalive: true, credentials: 'omit' },
    }).catch(() => {})
}

let last: string | undefined
let isWatching = false

/**
 * Counts the page that is open now, and each next one once it has been open for as long (`seenMs`): `watch` has a
 * function called whenever the address changes. A page that is hidden, in a background tab or rendered before anybody asked
 * for it, counts once it has been visible for as long.
 */
export function countPages(watch: (changed: () => void) => unknown, seenMs: number): void {
  if (isWatching) return
  isWatching = true
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(countView, seenMs)
  }
  watch(wait)
  document.addEventListener('visibilitychange', wait)
  if (!document.hidden) countView()
}

/** Counts the view of the present page, the first one with the source that the visit's first address names. */
function countView(): void {
  const path = location.pathname
  if (path === last) return
  const [, uid = '', below] = /^\/locations\/([a-z0-9-]+)(?:\/([^/]*))?/.exec(path) ?? []
  const view: SiteCount = ['view', uid, kindOf(path, uid, below)]
  if (last === undefined) count(view, ['landing', uid, landedFrom()])
  else count(view)
  last = path
}

/** The source of the visit: the router has perhaps led elsewhere since its document was opened. */
function landedFrom(): string {
  const [opened] = performance.getEntriesByType('navigation')
  source = opened ? sourceIn(new URL(opened.name).search) : ''
  return source
}

/** Counts a booking, and where the visit came from. */
export function countBooking(uid: string): void {
  const booked: SiteCount = ['booked', uid, '']
  if (source) count(booked, ['booked_from', uid, source])
  else count(booked)
}

function kindOf(path: string, uid: string, below = ''): PageKind {
  if (path === '/') return 'home'
  if (below.endsWith('menu')) return 'menu'
  if (below === 'careers') return 'careers'
  return uid && !below ? 'location' : 'other'
}

/** Whether this visit counts: not of somebody who asks not to be tracked, of a program, or of a page within another. */
function isCounted(): boolean {
  return !refusesTracking() && !navigator.webdriver && navigator.onLine && self === top
}
