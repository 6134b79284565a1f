'use client'

import { useRowLabel } from '@payloadcms/ui'
import { SliceRow } from './slice-row.tsx'
import { textAt } from './text-at.ts'

type SliceRowLabelProps = {
  /** Name of the slice in the editor. */
  name: string
  /** Path to its heading within the slice, if it has one. */
  heading: string | null
}

/** A slice in one line: what it is, and its heading. */
export function SliceRowLabel({ name, heading }: SliceRowLabelProps) {
  const { data } = useRowLabel<unknown>()
  return <SliceRow name={name} text={heading === null ? '' : textAt(data, heading)} />
}
