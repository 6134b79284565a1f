'use client'

import dynamic from 'next/dynamic'
import { createHydrationGate } from '#ui/hydration/hydration-gate.client.tsx'

const gate = createHydrationGate({ inView: '0px' })

/** The map, fetched where it is in view: on a phone it stands below the first of the list (decision 81). */
export const LocationMap = gate.wrap(
  dynamic(() => gate.load(() => import('./location-map.tsx').then((module) => module.LocationMap))),
)
