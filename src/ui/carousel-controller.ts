import { BREAKPOINTS } from './breakpoints.ts'
import { ease, nearestIndex, stepIndex } from './carousel-steps.ts'

export type CarouselOptions = {
  /** Number of slides. */
  count: number
  /** Length of a change in ms. */
  speed: number
  /** After the last slide comes the first. */
  loop: boolean
  /** Advances by itself after so many ms; 0 never does. */
  autoplayMs: number
  /** Whether it advances by itself below 768 px too. */
  autoplayOnMobile: boolean
}

/** State of a carousel, as its controls show it. */
export type CarouselState = {
  index: number
  /** It is scrolled to its end. */
  atEnd: boolean
  /** It would advance by itself: wanted, more than one slide, and motion is welcome. */
  rotates: boolean
  /** Stopped by the pause button. */
  paused: boolean
  /** It advances now. */
  playing: boolean
}

export type CarouselController = {
  step(by: 1 | -1): void
  /** While the pointer or the focus is inside it does not advance. */
  hold(held: boolean): void
  togglePause(): void
  end(): void
}

/**
 * Moves and rotates a scrolling track; `show` gets each new state. A change is blocked while one runs; one by
 * hand starts the rotation's interval anew after it (spec:slices.restart-after-manual). Hover and focus inside
 * hold the rotation, reduced motion and the pause button stop it (WCAG 2.2.2).
 */
export function createCarousel(
  track: HTMLElement,
  options: CarouselOptions,
  show: (state: CarouselState) => void,
): CarouselController {
  const { count, speed, loop } = options
  let state: CarouselState = RESTING
  let held = false
  let moving = false
  let byHand = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (to: Partial<CarouselState>) => {
    const before = state
    const next = { ...state, ...to }
    state = { ...next, playing: next.rotates && !next.paused && !held }
    if (state.index !== before.index || state.playing !== before.playing) startInterval()
    show(state)
  }
  const startInterval = () => {
    clearTimeout(timer)
    const wait = options.autoplayMs + (byHand ? speed : 0)
    if (state.playing) timer = setTimeout(() => go(1, false), wait)
  }
  const go = (by: 1 | -1, manual: boolean) => {
    if (moving) return
    byHand = manual
    const places = offsetsOf(track)
    const next = stepIndex(nearestIndex(track.scrollLeft, places), by, count, loop)
    moving = true
    glide(track, places[next] ?? 0, isCalm() ? 0 : speed).then(() => {
      moving = false
    })
    change({ index: next })
  }
  const scrolled = () => {
    if (moving) return change({ atEnd: isAtEnd(track) })
    byHand = true
    change({ atEnd: isAtEnd(track), index: nearestIndex(track.scrollLeft, offsetsOf(track)) })
  }

  const unwatch = watchMotion(() => change({ rotates: mayRotate(options) }))
  track.addEventListener('scroll', scrolled, { passive: true })
  change({ atEnd: isAtEnd(track), rotates: mayRotate(options) })

  return {
    step: (by) => go(by, true),
    hold(now) {
      held = now
      change({})
    },
    togglePause: () => change({ paused: !state.paused }),
    end() {
      clearTimeout(timer)
      unwatch()
      track.removeEventListener('scroll', scrolled)
    },
  }
}

/** The state until a controller has looked at its track. */
export const RESTING: CarouselState = {
  index: 0,
  atEnd: false,
  rotates: false,
  paused: false,
  playing: false,
}

const NARROW = `(width < ${BREAKPOINTS.mobile}px)`
const CALM = '(prefers-reduced-motion: reduce)'

const isCalm = () => matchMedia(CALM).matches

function mayRotate({ autoplayMs, autoplayOnMobile, count }: CarouselOptions): boolean {
  const wide = () => !matchMedia(NARROW).matches
  return autoplayMs > 0 && count > 1 && !isCalm() && (autoplayOnMobile || wide())
}

/** Calls `changed` when the width or the wish for less motion changes; the returned function ends it. */
function watchMotion(changed: () => void): () => void {
  const queries = [NARROW, CALM].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

/** Left edges of the slides in px, within the track. */
const offsetsOf = (track: HTMLElement) =>
  [...track.children].map((slide) => (slide as HTMLElement).offsetLeft - track.offsetLeft)

const isAtEnd = (track: HTMLElement) =>
  track.scrollLeft >= track.scrollWidth - track.clientWidth - 2

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
