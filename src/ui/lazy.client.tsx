'use client'

import dynamic from 'next/dynamic'
import { createHydrationGate } from './hydration/hydration-gate.client.tsx'

const gate = createHydrationGate({ inView: '0px' })

/** Slides, of several slices; fetched where they are in view (decision 81). */
export const Carousel = gate.wrap(
  dynamic(() => gate.load(() => import('./carousel.client.tsx').then((module) => module.Carousel))),
)

/** Somebody else's page in a frame; fetched by pages that show one, since a press on it must not leave the page. */
export const Embed = dynamic(() => import('./embed.client.tsx').then((module) => module.Embed))
