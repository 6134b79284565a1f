'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type CarouselController,
  type CarouselOptions,
  createCarousel,
  RESTING,
} from './carousel-controller.ts'

/** State and actions of a scrolling track. */
export function useCarousel(track: RefObject<HTMLElement | null>, options: CarouselOptions) {
  const { count, speed, loop, autoplayMs, autoplayOnMobile } = options
  const [state, show] = useState(RESTING)
  const controller = useRef<CarouselController>(null)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const all = { count, speed, loop, autoplayMs, autoplayOnMobile }
    const created = createCarousel(element, all, show)
    controller.current = created
    return () => created.end()
  }, [track, count, speed, loop, autoplayMs, autoplayOnMobile])

  const hold = (held: boolean) => () => controller.current?.hold(held)
  return {
    ...state,
    step: (by: 1 | -1) => controller.current?.step(by),
    togglePause: () => controller.current?.togglePause(),
    hold: {
      onMouseEnter: hold(true),
      onMouseLeave: hold(false),
      onFocus: hold(true),
      onBlur: hold(false),
    },
  }
}
