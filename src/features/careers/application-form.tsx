'use client'

import dynamic from 'next/dynamic'

/** The careers form; fetched by pages that show it (decision 22). */
export const ApplicationForm = dynamic(() =>
  import('./application-form.client.tsx').then((module) => module.ApplicationForm),
)
