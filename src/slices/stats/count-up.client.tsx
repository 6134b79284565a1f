'use client'

import { useEffect, useRef } from 'react'
import { COUNT_MS, countAt, countText } from './count.ts'

type CountUpProps = { from: number; to: number; useGrouping: boolean }

/** Counts up once when it is scrolled into view; with less motion wished it shows the end at once. */
export function CountUp({ from, to, useGrouping }: CountUpProps) {
  const number = useRef<HTMLSpanElement>(null)
  const end = countText(to, from, to, useGrouping)

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
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      count()
    })
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
      show(1)
    }
  }, [from, to, useGrouping])

  return (
    <>
      <span ref={number} aria-hidden="true">
        {end}
      </span>
      <span className="visually-hidden">{end}</span>
    </>
  )
}
