'use client'

import dynamic from 'next/dynamic'

/** The form for gift cards in bulk; fetched by pages that show it (decision 22). */
export const BulkGiftCardsForm = dynamic(() =>
  import('./bulk-form.client.tsx').then((module) => module.BulkForm),
)
