'use client'

import dynamic from 'next/dynamic'
import { createHydrationGate } from './hydration/hydration-gate.client.tsx'

// Islands of several slices, fetched where they are in view (decision 81).
const carousel = createHydrationGate({ inView: true })
const embed = createHydrationGate({ inView: true })

export const Carousel = carousel.wrap(
  dynamic(() =>
    carousel.load(() => import('./carousel.client.tsx').then((module) => module.Carousel)),
  ),
)
export const Embed = embed.wrap(
  dynamic(() => embed.load(() => import('./embed.client.tsx').then((module) => module.Embed))),
)
