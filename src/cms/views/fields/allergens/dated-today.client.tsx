'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { longDate } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'
import { todayHere } from './today-here.ts'

const STATED = ['statement', 'contains', 'mayContain', 'species'].map((name) => `allergens.${name}`)

/**
 * Sets the day of the last check to today once the allergens of this form differ from the stored ones, and offers the
 * day before that back. A day that the editor chose is left alone.
 */
export function DatedToday({ easternmost }: { easternmost: UtcOffsets }) {
  const hasChanged = useFormFields(([fields]) =>
    STATED.some((path) => textOf(fields?.[path]?.value) !== textOf(fields?.[path]?.initialValue)),
  )
  const stored = useFormFields(([fields]) => fields?.allergensCheckedAt?.initialValue)
  const { value, setValue } = useField<string | null>({ path: 'allergensCheckedAt' })
  const offered = useRef(false)
  const before = typeof stored === 'string' && stored !== '' ? stored : null
  const today = todayHere(-new Date().getTimezoneOffset(), easternmost)
  const isUntouched = (value || null) === before

  useEffect(() => {
    if (!hasChanged) offered.current = false
    else if (!offered.current) {
      offered.current = true
      if (isUntouched && before !== today) setValue(today)
    }
  }, [hasChanged, isUntouched, before, today, setValue])

  if (!hasChanged || value !== today || before === today) return null
  return (
    <p
      role="status"
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.6rem' }}
    >
      {t.datedToday()}
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        style={{ margin: 0, minBlockSize: '2.75rem' }}
        onClick={() => setValue(before)}
      >
        {before ? t.keepDay({ day: longDate(before) }) : t.keepEmpty()}
      </button>
    </p>
  )
}

/** No choice and an empty one are the same. */
function textOf(value: unknown): string {
  const isEmpty = value === null || value === undefined || value === '' || String(value) === ''
  return isEmpty ? '' : JSON.stringify(value)
}
