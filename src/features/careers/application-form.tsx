'use client'

import dynamic from 'next/dynamic'
import { createHydrationGate } from '#ui/hydration/hydration-gate.client.tsx'

const gate = createHydrationGate()

/** The careers form; fetched when it is begun (decision 81). */
export const ApplicationForm = gate.wrap(
  dynamic(() =>
    gate.load(() =>
      import('./application-form.client.tsx').then((module) => module.ApplicationForm),
    ),
  ),
)
