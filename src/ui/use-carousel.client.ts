'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CarouselController, CarouselOptions, CarouselState } from './carousel-controller.ts'
import { whenNear } from './when-near.ts'

/**
 * State and actions of a scrolling track. What moves it is fetched when it is near the window, or at the first
 * action, which is carried out then; until it is there the browser's own scrolling does.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, options: CarouselOptions) {
  const { count, speed, loop, autoplayMs, autoplayOnMobile } = options
  const [state, show] = useState<CarouselState | null>(null)
  const load = useRef<() => Promise<CarouselController | null>>(null)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const all = { count, speed, loop, autoplayMs, autoplayOnMobile }
    let loading: Promise<CarouselController | null> | undefined
    const loadOnce = () => {
      loading ??= import('./carousel-controller.ts').then(
        ({ createCarousel }) => createCarousel(element, all, show),
        // Without it, as on a menu that is read without a network, the browser's own scrolling does.
        () => null,
      )
      return loading
    }
    load.current = loadOnce
    const stopWaiting = whenNear(element, loadOnce)
    return () => {
      stopWaiting()
      load.current = null
      loading?.then((created) => created?.end())
    }
  }, [track, count, speed, loop, autoplayMs, autoplayOnMobile])

  const tell = (act: (told: CarouselController) => void) =>
    void load.current?.().then((created) => created && act(created))
  const hold = (held: boolean) => () => tell((told) => told.hold(held))
  return {
    index: 0,
    ...state,
    step: (by: 1 | -1) => tell((told) => told.step(by)),
    togglePause: () => tell((told) => told.togglePause()),
    hold: {
      onMouseEnter: hold(true),
      onMouseLeave: hold(false),
      onFocus: hold(true),
      onBlur: hold(false),
    },
  }
}
