'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type SpecialDay, specialDayLabel } from './special-day-label.ts'

/** A special day of the group in one line, for rows that are closed. */
export function SpecialDayRowLabel() {
  const { data } = useRowLabel<SpecialDay>()
  return <span>{specialDayLabel(data ?? {})}</span>
}
