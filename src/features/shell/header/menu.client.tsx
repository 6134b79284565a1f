'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BREAKPOINTS } from '#ui/breakpoints.ts'
import { Dialog } from '#ui/dialog.client.tsx'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { watchUrl } from '../navigation/watch-url.ts'
import css from './header.module.css'
import * as t from './messages.gen.ts'

/**
 * The hamburger and its slide-in menu. Opening any other page and crossing any breakpoint close it
 * (spec:shell.mobile-menu); the mark at the top of the page tells when the bar needs its background.
 */
export function Menu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const close = () => setOpen(false)
    const queries = Object.values(BREAKPOINTS).map((width) => matchMedia(`(width < ${width}px)`))
    for (const query of queries) query.addEventListener('change', close)
    const unwatch = watchUrl(close)
    return () => {
      unwatch()
      for (const query of queries) query.removeEventListener('change', close)
    }
  }, [])

  useEffect(() => {
    const mark = document.querySelector('[data-scroll-mark]')
    const header = button.current?.closest('header')
    if (!mark || !header) return
    const observer = new IntersectionObserver(([entry]) => {
      header.toggleAttribute('data-scrolled', entry?.isIntersecting === false)
    })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.hamburger}
        aria-label={t.menu()}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon path={icons.menu} size="1.6rem" />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        label={t.menu()}
        side="end"
        tone="night"
        className={css.menu}
      >
        {children}
      </Dialog>
    </>
  )
}
