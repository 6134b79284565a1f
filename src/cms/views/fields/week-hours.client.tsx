'use client'

import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import type { CSSProperties } from 'react'
import { toOpeningHours } from '#cms/hours/opening-hours.ts'
import { isClock } from '#lib/time/clock.ts'
import type { HoursField } from '#payload-types.ts'
import * as t from './messages.gen.ts'
import styles from './week-hours.module.css'
import { weekOf } from './week-view.ts'

type Lines = NonNullable<HoursField['weekly']>

/** The ordinary week as the lines below have it, drawn and in words. */
export function WeekHours() {
  // Compared as text: the form is another object with each key.
  const lines = useFormFields(([fields]) => JSON.stringify(linesOf(fields)))
  const weekly = toOpeningHours({ weekly: JSON.parse(lines) as Lines })?.weekly
  if (!weekly || Object.values(weekly).every((spans) => spans.length === 0)) {
    return <p className={styles.none}>{t.noWeekYet()}</p>
  }
  const { days, hours } = weekOf(weekly)
  return (
    <figure className={styles.week}>
      <figcaption>{t.week()}</figcaption>
      <p className={styles.hours} aria-hidden="true">
        {hours.map(({ label, at }) => (
          <span key={at} style={{ '--at': at } as CSSProperties}>
            {label}
          </span>
        ))}
      </p>
      <dl className={styles.days}>
        {days.map(({ day, hours, bars }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>
              <span className={styles.bars} aria-hidden="true">
                {bars.map(({ from, to }) => (
                  <i key={from} style={{ '--from': from, '--to': to } as CSSProperties} />
                ))}
              </span>
              {hours}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

function linesOf(fields: FormState): unknown[] {
  const rows = fields['hours.weekly']?.rows ?? []
  return rows.map((_, index) => {
    const typed = (name: string) => fields[`hours.weekly.${index}.${name}`]?.value
    return {
      days: typed('days'),
      opens: clockOf(typed('opens')),
      closes: clockOf(typed('closes')),
    }
  })
}

/** A time of day; null while its text is incomplete. */
function clockOf(value: unknown): string | null {
  return typeof value === 'string' && isClock(value) ? value : null
}
