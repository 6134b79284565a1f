'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useZonesAtLocation } from '#features/shell/visitor/zones-at-location.client.ts'
import { isServedIn } from '#lib/menus/item-zones.ts'

/** Fetched with the page: its dishes change with the visitor's location, and are marked when they are sold out. */
const Carousel = dynamic(() => import('#ui/carousel.client.tsx').then((module) => module.Carousel))

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
