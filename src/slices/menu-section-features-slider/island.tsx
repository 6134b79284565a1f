'use client'

import type { ReactNode } from 'react'
import { useZonesAtLocation } from '#features/shell/visitor/zones-at-location.client.ts'
import { isServedIn } from '#lib/menus/item-zones.ts'
import { Carousel } from '#ui/lazy.client.tsx'

/** Slides in view below 768 px and from there on, and the length of a change in ms (spec:slices.menu-features). */
const PER_VIEW = { mobile: 1.1, desktop: 1.5 }
const SPEED_MS = 300

type Slide = { id: string; zones: string[]; content: ReactNode }

/** The dishes that the browsing location serves; all of them before it is known (spec:slices.menu-zones). */
export function ServedSlider({ slides, label }: { slides: Slide[]; label: string }) {
  const here = useZonesAtLocation()
  const served = here ? slides.filter(({ zones }) => isServedIn(zones, here)) : slides
  const [only] = served
  if (served.length < 2) return only?.content ?? null
  return <Carousel slides={served} label={label} perView={PER_VIEW} speed={SPEED_MS} />
}
