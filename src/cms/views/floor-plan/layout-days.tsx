import { monthName } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import styles from './floor-plan.module.css'
import * as t from './messages.gen.ts'
import type { FloorLayout } from './plan.ts'

type Days = Pick<FloorLayout, 'yearly' | 'dates'>
type LayoutDaysProps = { layout: FloorLayout; onChange(days: Partial<Days>): void }

/** The days on which a layout is in force: spans of each year, and dates. */
export function LayoutDays({ layout, onChange }: LayoutDaysProps) {
  const { yearly, dates } = layout
  const today = new Date().toISOString().slice(0, 10)
  return (
    <>
      <fieldset className={styles.spans}>
        <legend className={shared.label}>{t.eachYear()}</legend>
        {yearly.map((span, n) => {
          const set = (change: Partial<typeof span>) =>
            onChange({ yearly: yearly.map((one, m) => (m === n ? { ...one, ...change } : one)) })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other name than their place
            <div key={n}>
              <YearDay label={t.from()} value={span.from} onChange={(from) => set({ from })} />
              <YearDay label={t.until()} value={span.to} onChange={(to) => set({ to })} />
              <button
                type="button"
                className={shared.button}
                onClick={() => onChange({ yearly: yearly.filter((_, m) => m !== n) })}
              >
                {t.removeDays()}
              </button>
            </div>
          )
        })}
        <button
          type="button"
          className={shared.button}
          onClick={() => onChange({ yearly: [...yearly, { from: '11-01', to: '03-31' }] })}
        >
          {t.addTimeOfYear()}
        </button>
      </fieldset>
      <fieldset className={styles.spans}>
        <legend className={shared.label}>{t.onDates()}</legend>
        {dates.map((span, n) => {
          const set = (change: Partial<typeof span>) =>
            onChange({ dates: dates.map((one, m) => (m === n ? { ...one, ...change } : one)) })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other name than their place
            <div key={n}>
              <DateField label={t.from()} value={span.from} onChange={(from) => set({ from })} />
              <DateField label={t.until()} value={span.to} onChange={(to) => set({ to })} />
              <button
                type="button"
                className={shared.button}
                onClick={() => onChange({ dates: dates.filter((_, m) => m !== n) })}
              >
                {t.removeDays()}
              </button>
            </div>
          )
        })}
        <button
          type="button"
          className={shared.button}
          onClick={() => onChange({ dates: [...dates, { from: today, to: today }] })}
        >
          {t.addDates()}
        </button>
      </fieldset>
    </>
  )
}

type FieldProps = { label: string; value: string; onChange(value: string): void }

function DateField({ label, value, onChange }: FieldProps) {
  return (
    <label>
      <span className={shared.label}>{label}</span>
      <input
        className={shared.input}
        type="date"
        value={value}
        onChange={({ target }) => {
          // A date that is half written is none.
          if (target.value) onChange(target.value)
        }}
      />
    </label>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0'))

/** A day of any year: month and day. */
function YearDay({ label, value, onChange }: FieldProps) {
  const [month = '01', day = '01'] = value.split('-')
  const last = daysIn(month)
  const days = Array.from({ length: last }, (_, n) => String(n + 1).padStart(2, '0'))
  return (
    <fieldset className={styles.yearDay}>
      <legend className={shared.label}>{label}</legend>
      <select
        className={shared.input}
        aria-label={t.month()}
        value={month}
        onChange={({ target }) => {
          const next = String(Math.min(Number(day), daysIn(target.value))).padStart(2, '0')
          onChange(`${target.value}-${next}`)
        }}
      >
        {MONTHS.map((one) => (
          <option key={one} value={one}>
            {monthName(one)}
          </option>
        ))}
      </select>
      <select
        className={shared.input}
        aria-label={t.day()}
        value={day}
        onChange={({ target }) => onChange(`${month}-${target.value}`)}
      >
        {days.map((one) => (
          <option key={one} value={one}>
            {Number(one)}
          </option>
        ))}
      </select>
    </fieldset>
  )
}

/** How many days a month has in a leap year. */
function daysIn(month: string): number {
  return new Date(Date.UTC(2024, Number(month), 0)).getUTCDate()
}
