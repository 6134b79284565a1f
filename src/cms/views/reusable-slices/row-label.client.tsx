'use client'

import { useRowLabel } from '@payloadcms/ui'
import { SliceRow } from '../fields/slice-row.tsx'
import * as t from './messages.gen.ts'
import styles from './row-label.module.css'
import { useTitle } from './use-title.ts'

type Row = { reusable?: number | string | null }

/** The row of a reusable slice: the name of the chosen one, and the way to its own form. */
export function ReusableSliceRowLabel({ name }: { name: string }) {
  const { data } = useRowLabel<Row | undefined>()
  const id = data?.reusable ?? null
  const found = useTitle(id)
  if (id === null || !found) return <SliceRow name={name} text="" />
  if (found.title === null) return <SliceRow name={name} text={t.isGone()} />
  return (
    <SliceRow name={name} text={found.title}>
      <a
        className={styles.edit}
        href={`/admin/collections/reusable-slices/${id}`}
        aria-label={t.editNamed({ title: found.title })}
      >
        {t.edit()}
      </a>
    </SliceRow>
  )
}
