'use client'

import dynamic from 'next/dynamic'

/** A number that counts up; fetched by pages that show one (decision 22). */
export const CountUp = dynamic(() =>
  import('./count-up.client.tsx').then((module) => module.CountUp),
)
