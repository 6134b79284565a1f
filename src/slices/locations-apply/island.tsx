'use client'

import dynamic from 'next/dynamic'

/** The choice of a restaurant; fetched by pages that show it (decision 22). */
export const ApplyHere = dynamic(() =>
  import('./apply-at-location.client.tsx').then((module) => module.ApplyAtLocation),
)
