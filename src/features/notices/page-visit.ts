import type { NoticeDelay } from '#lib/notices/notices.ts'

/** A visitor's stay on a page: ms since they came to it, and the share of it that they scrolled, 0 to 1. */
export type PageVisit = { time: number; scrolled: number }

/** Whether a popup has waited for as long as its editors want (spec:shell.popup-patience). */
export function isNoticeDue({ seconds, scrolled }: NoticeDelay, stay: PageVisit): boolean {
  return stay.time >= seconds * 1000 && stay.scrolled * 100 >= scrolled
}

/**
 * What tells of the stay on the present page; `since` is when it began, by `performance.now()`. It begins
 * anew with every other page.
 */
export function watchPageVisit(since: number): () => PageVisit {
  let page = { path: location.pathname, since, scrolled: 0 }
  return () => {
    const now = performance.now()
    if (page.path !== location.pathname) page = { path: location.pathname, since: now, scrolled: 0 }
    const { scrollHeight, clientHeight } = document.documentElement
    const way = scrollHeight - clientHeight
    // A page that is seen whole has been seen to its end.
    page.scrolled = Math.max(page.scrolled, way > 0 ? Math.min(1, window.scrollY / way) : 1)
    return { time: now - page.since, scrolled: page.scrolled }
  }
}
