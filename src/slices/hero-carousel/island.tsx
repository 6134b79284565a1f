'use client'

import dynamic from 'next/dynamic'

/** Turns the slides; fetched by pages that show some (decision 22). */
export const HeroCarouselIsland = dynamic(() =>
  import('./stage.client.tsx').then((module) => module.HeroCarouselIsland),
)
