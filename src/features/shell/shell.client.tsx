'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { countView } from '#ui/count.ts'
import { reloadPageOnce } from './errors/chunk-reload.ts'
import { followLinks } from './header/navigation.ts'
import { loadScroll } from './navigation/load-scroll.ts'
import css from './navigation/progress.module.css'
import { createProgress, NAVIGATION_EVENT } from './navigation/progress.ts'
import { watchUrl } from './navigation/watch-url.ts'
import { visitor } from './visitor/visitor-store.client.ts'

/** What runs once for the whole site: the visitor store, links, the page-load bar and the reload guard. */
export function Shell() {
  const router = useRouter()
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => followLinks(router), [router])
  useEffect(watchVisitor, [])
  useEffect(watchChunks, [])
  useEffect(countViews, [])
  useEffect(() => {
    const progress = createProgress((state) => {
      if (bar.current) bar.current.dataset.state = state
    })
    const unwatch = watchUrl(progress.finish)
    addEventListener(NAVIGATION_EVENT, progress.start)
    return () => {
      unwatch()
      removeEventListener(NAVIGATION_EVENT, progress.start)
    }
  }, [])

  return <div ref={bar} className={css.progress} data-state="idle" aria-hidden="true" />
}

function watchVisitor(): () => void {
  const visit = () => visitor.visit(location.pathname)
  const seen = () => {
    if (document.visibilityState === 'visible') visitor.refresh()
  }
  const told = () => {
    const { country } = visitor.state()
    if (country) document.documentElement.dataset.country = country
  }
  const toTop = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('a[href="#top"]') : null
    if (!target) return
    event.preventDefault()
    loadScroll(({ scrollPage }) => scrollPage(0)).then(() =>
      document.getElementById('top')?.focus({ preventScroll: true }),
    )
  }
  visit()
  visitor.start()
  const undo = [watchUrl(visit), visitor.subscribe(told)]
  document.addEventListener('visibilitychange', seen)
  document.addEventListener('click', toTop)
  return () => {
    for (const one of undo) one()
    document.removeEventListener('visibilitychange', seen)
    document.removeEventListener('click', toTop)
  }
}

function countViews(): () => void {
  let last = ''
  const view = () => {
    if (location.pathname === last) return
    last = location.pathname
    countView(last)
  }
  view()
  return watchUrl(view)
}

function watchChunks(): () => void {
  const failed = (event: ErrorEvent) => void reloadPageOnce(event.error)
  const rejected = (event: PromiseRejectionEvent) => void reloadPageOnce(event.reason)
  addEventListener('error', failed)
  addEventListener('unhandledrejection', rejected)
  return () => {
    removeEventListener('error', failed)
    removeEventListener('unhandledrejection', rejected)
  }
}
