'use client'

import { useRowLabel } from '@payloadcms/ui'
import * as t from './messages.gen.ts'
import {
  type Closure,
  closureLabel,
  type PeriodDay,
  periodDayLabel,
  type SpecialDay,
  specialDayLabel,
} from './special-day-label.ts'
import { useOpenNewRow } from './use-open-new-row.ts'

/** A special day of the group or of a restaurant in one line. */
export function SpecialDayRowLabel() {
  const { data } = useRowLabel<SpecialDay>()
  return <RowLabel text={specialDayLabel(data ?? {})} />
}

/** A day with other booking periods in one line. */
export function PeriodDayRowLabel() {
  const { data } = useRowLabel<PeriodDay>()
  return <RowLabel text={periodDayLabel(data ?? {})} />
}

/** Days without bookings in one line. */
export function ClosureRowLabel() {
  const { data } = useRowLabel<Closure>()
  return <RowLabel text={closureLabel(data ?? {})} />
}

/** The text of a row, or that it is new. */
function RowLabel({ text }: { text: string }) {
  useOpenNewRow(text === '')
  return <span>{text || t.newSpecialDay()}</span>
}
