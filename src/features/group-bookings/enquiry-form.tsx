'use client'

import dynamic from 'next/dynamic'
import { createHydrationGate } from '#ui/hydration/hydration-gate.client.tsx'

const gate = createHydrationGate()

/** The form for groups; fetched when it is begun (decision 81). */
export const GroupEnquiryForm = gate.wrap(
  dynamic(() =>
    gate.load(() => import('./enquiry-form.client.tsx').then((module) => module.EnquiryForm)),
  ),
)
