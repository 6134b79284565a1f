'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type Period, periodLabel } from './hours-label.ts'

/** A booking period in one line. */
export function PeriodRowLabel() {
  const { data } = useRowLabel<Period>()
  return <span>{periodLabel(data ?? {})}</span>
}
