'use client'

import dynamic from 'next/dynamic'
import { createHydrationGate } from '#ui/hydration/hydration-gate.client.tsx'

/** Before it is in view, so that nobody sees its end turn into its start. */
const gate = createHydrationGate({ inView: '100% 0px' })

/** A number that counts up; fetched where it is nearly in view (decision 81). */
export const CountUp = gate.wrap(
  dynamic(() => gate.load(() => import('./count-up.client.tsx').then((module) => module.CountUp))),
)
