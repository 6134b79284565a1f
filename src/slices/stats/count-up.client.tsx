'use client'

import { useEffect, useRef } from 'react'
import { COUNT_MS, countAt, countText } from './count.ts'

type CountUpProps = { from: number; to: number; useGrouping: boolean }

/**
 * Shows its start until it is scrolled into view, and counts up once then. Screen readers, paper, the page
 * without scripts and whoever wishes for less motion have the end at once.
 */
export function CountUp({ from, to, useGrouping }: CountUpProps) {
  const number = useRef<HTMLSpanElement>(null)
  const last = countText(to, from, to, useGrouping)

  useEffect(() => {
    const element = number.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const show = (t: number) => {
      element.textContent = countText(countAt(from, to, t), from, to, useGrouping)
    }
    let frame = 0
    const count = () => {
      const start = performance.now()
      const next = (now: number) => {
        const t = (now - start) / COUNT_MS
        show(t)
        if (t < 1) frame = requestAnimationFrame(next)
      }
      frame = requestAnimationFrame(next)
    }
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        show(0)
        return
      }
      watcher.disconnect()
      count()
    })
    const end = () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
      show(1)
    }
    watcher.observe(element)
    // Paper is not scrolled.
    addEventListener('beforeprint', end)
    return () => {
      removeEventListener('beforeprint', end)
      end()
    }
  }, [from, to, useGrouping])

  return (
    <>
      <span ref={number} aria-hidden="true">
        {last}
      </span>
      <span className="visually-hidden">{last}</span>
    </>
  )
}
