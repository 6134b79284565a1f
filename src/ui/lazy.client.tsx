'use client'

import dynamic from 'next/dynamic'

// Islands of several slices: a page fetches those that it shows (decision 22).
export const Carousel = dynamic(() =>
  import('./carousel.client.tsx').then((module) => module.Carousel),
)
export const Embed = dynamic(() => import('./embed.client.tsx').then((module) => module.Embed))
