'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type SpecialDay, specialDayWords } from './special-day-label.ts'

/** A special day of the group in one line, for rows that are closed. */
export function SpecialDayLabel() {
  const { data } = useRowLabel<SpecialDay>()
  return <span>{specialDayWords(data ?? {})}</span>
}
