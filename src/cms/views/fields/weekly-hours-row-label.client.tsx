'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type WeeklyLine, weeklyLineLabel } from './hours-label.ts'

/** A line of the weekly hours in one line. */
export function WeeklyHoursRowLabel() {
  const { data } = useRowLabel<WeeklyLine>()
  return <span>{weeklyLineLabel(data ?? {})}</span>
}
