'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { BREAKPOINTS } from './breakpoints.ts'
import { ease, nearestIndex, stepIndex } from './carousel.ts'

type Options = {
  count: number
  speed: number
  loop: boolean
  autoplayMs: number
  autoplayOnMobile: boolean
}

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches

/**
 * Index, movement and rotation of a scrolling track. A change is blocked while one runs; a manual
 * one starts the rotation's interval anew after it (spec:slices.restart-after-manual). Hover and focus inside
 * hold the rotation, reduced motion and the pause button stop it (WCAG 2.2.2).
 */
export function useCarousel(track: RefObject<HTMLElement | null>, options: Options) {
  const { count, speed, loop, autoplayMs, autoplayOnMobile } = options
  const [index, setIndex] = useState(0)
  const [atEnd, setAtEnd] = useState(false)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)
  const [rotates, setRotates] = useState(false)
  const moving = useRef(false)
  const byHand = useRef(false)

  const offsets = useCallback(() => {
    const element = track.current
    if (!element) return []
    return [...element.children].map((c) => (c as HTMLElement).offsetLeft - element.offsetLeft)
  }, [track])

  const go = useCallback(
    (by: number, manual: boolean) => {
      const element = track.current
      if (!element || moving.current) return
      byHand.current = manual
      const places = offsets()
      const next = stepIndex(nearestIndex(element.scrollLeft, places), by, count, loop)
      moving.current = true
      glide(
        element,
        places[next] ?? 0,
        matches('(prefers-reduced-motion: reduce)') ? 0 : speed,
      ).then(() => {
        moving.current = false
      })
      setIndex(next)
    },
    [track, offsets, count, loop, speed],
  )

  useEffect(() => {
    const element = track.current
    if (!element) return
    const scrolled = () => {
      const end = element.scrollWidth - element.clientWidth
      setAtEnd(element.scrollLeft >= end - 2)
      if (moving.current) return
      byHand.current = true
      setIndex(nearestIndex(element.scrollLeft, offsets()))
    }
    setAtEnd(element.scrollLeft >= element.scrollWidth - element.clientWidth - 2)
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => element.removeEventListener('scroll', scrolled)
  }, [track, offsets])

  useEffect(() => {
    const allowed = () =>
      setRotates(
        autoplayMs > 0 &&
          count > 1 &&
          !matches('(prefers-reduced-motion: reduce)') &&
          (autoplayOnMobile || !matches(`(width < ${BREAKPOINTS.mobile}px)`)),
      )
    allowed()
    const lists = [`(width < ${BREAKPOINTS.mobile}px)`, '(prefers-reduced-motion: reduce)'].map(
      (query) => matchMedia(query),
    )
    for (const list of lists) list.addEventListener('change', allowed)
    return () => {
      for (const list of lists) list.removeEventListener('change', allowed)
    }
  }, [autoplayMs, autoplayOnMobile, count])

  const playing = rotates && !held && !paused
  useEffect(() => {
    if (!playing) return
    // The index is a dependency on purpose: every change starts a full interval, and one by hand starts
    // it when its animation has ended (spec:slices.restart-after-manual).
    const wait = autoplayMs + (index >= 0 && byHand.current ? speed : 0)
    const timer = setTimeout(() => go(1, false), wait)
    return () => clearTimeout(timer)
  }, [playing, go, autoplayMs, speed, index])

  return {
    index,
    atEnd,
    playing,
    paused,
    rotates,
    step: (by: 1 | -1) => go(by, true),
    togglePause: () => setPaused((was) => !was),
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}

/** Scrolls to `left` in `ms`; snapping waits until it has arrived. */
function glide(element: HTMLElement, left: number, ms: number): Promise<void> {
  const from = element.scrollLeft
  const start = performance.now()
  element.style.scrollSnapType = 'none'
  return new Promise((resolve) => {
    const frame = (now: number) => {
      const t = ms > 0 ? Math.min(1, (now - start) / ms) : 1
      element.scrollLeft = from + (left - from) * ease(t)
      if (t < 1) return requestAnimationFrame(frame)
      element.style.scrollSnapType = ''
      resolve()
    }
    requestAnimationFrame(frame)
  })
}
