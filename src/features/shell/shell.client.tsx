'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { reloadPageOnce } from './errors/chunk-reload.ts'
import { followLinks } from './header/navigation.ts'
import css from './navigation/progress.module.css'
import { createProgress, NAVIGATION_EVENT } from './navigation/progress.ts'
import { watchUrl } from './navigation/watch-url.ts'
import { visitor } from './visitor/visitor-store.client.ts'

/** How long a page is open before it counts as seen (spec:operations.site-counts), ms. */
const SEEN_MS = 2000

/** What runs once for the whole site: the visitor store, links, the page-load bar, the reload guard and the counts. */
export function Shell() {
  const router = useRouter()
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const ended = new AbortController()
    const options = { signal: ended.signal }
    const progress = createProgress((state) => {
      if (bar.current) bar.current.dataset.state = state
    })
    followLinks(router, options.signal)
    visit()
    visitor.start()
    const moved = () => {
      progress.finish()
      visit()
    }
    const undo = [watchUrl(moved), visitor.subscribe(showCountry)]
    document.addEventListener('visibilitychange', refresh, options)
    addEventListener(NAVIGATION_EVENT, progress.start, options)
    addEventListener('error', reload, options)
    addEventListener('unhandledrejection', reload, options)
    // A browser that a program steers is not counted; nor is a page whose script does not come.
    if (!navigator.webdriver)
      setTimeout(
        () =>
          import('#ui/count.ts').then(
            ({ countPages }) => countPages(watchUrl, SEEN_MS),
            () => {},
          ),
        SEEN_MS,
      )
    return () => {
      ended.abort()
      for (const one of undo) one()
    }
  }, [router])

  return <div ref={bar} className={css.progress} data-state="idle" aria-hidden="true" />
}

function visit(): void {
  visitor.visit(location.pathname)
}

function refresh(): void {
  if (!document.hidden) visitor.refresh()
}

function showCountry(): void {
  const { country } = visitor.state()
  if (country) document.documentElement.dataset.country = country
}

function reload(event: Partial<ErrorEvent & PromiseRejectionEvent>): void {
  reloadPageOnce(event.error ?? event.reason)
}
