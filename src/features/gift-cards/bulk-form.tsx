'use client'

import dynamic from 'next/dynamic'
import { createHydrationGate } from '#ui/hydration/hydration-gate.client.tsx'

const gate = createHydrationGate()

/** The form for gift cards in bulk; fetched when it is begun (decision 81). */
export const BulkGiftCardsForm = gate.wrap(
  dynamic(() =>
    gate.load(() => import('./bulk-form.client.tsx').then((module) => module.BulkForm)),
  ),
)
