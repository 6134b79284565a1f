'use client'

import dynamic from 'next/dynamic'

/** The button that hands on a dish's address, in a script of its own (decision 22). */
export const DishLink = dynamic(() =>
  import('./dish-link-button.client.tsx').then((module) => module.DishLinkButton),
)
