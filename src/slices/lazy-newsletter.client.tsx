'use client'

import dynamic from 'next/dynamic'
import { createHydrationGate } from '#ui/hydration/hydration-gate.client.tsx'

const gate = createHydrationGate({ inView: '0px' })

/** The newsletter's form; fetched where it is in view (decision 81). */
export const NewsletterAtLocation = gate.wrap(
  dynamic(() =>
    gate.load(() =>
      import('./newsletter-at-location.client.tsx').then((module) => module.NewsletterAtLocation),
    ),
  ),
)
