'use client'

import dynamic from 'next/dynamic'

/** The carousel with a page of its own: it is fetched where it is shown. */
export const LazyCarousel = dynamic(() =>
  import('#ui/carousel.client.tsx').then((module) => module.Carousel),
)
