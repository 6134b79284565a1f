'use client'

import dynamic from 'next/dynamic'
import { createHydrationGate } from '#ui/hydration/hydration-gate.client.tsx'

const gate = createHydrationGate()

/** Filter and search of a menu page; fetched when they are touched (decision 81). */
export const MenuTools = gate.wrap(
  dynamic(() =>
    gate.load(() => import('./menu-tools-form.client.tsx').then((module) => module.MenuToolsForm)),
  ),
)
