import { type FormEvent, useState } from 'react'
import {
  DIRECTIONS,
  type Direction,
  type PriceRule,
  ROUNDINGS,
  type Rounding,
  readHundredths,
} from '#cms/menu-editing/prices/price-rules.ts'
import shared from '../../board/board.module.css'
import * as t from './messages.gen.ts'
import styles from './prices.module.css'

const DIRECTION_NAMES: Record<Direction, () => string> = {
  nearest: t.nearest,
  up: t.up,
  down: t.down,
}

type RuleFormProps = {
  /** How many dishes are selected. */
  count: number
  columns: readonly (number | null)[]
  names: readonly string[]
  apply(rule: PriceRule, columns: readonly (number | null)[]): void
}

/** A change of the selected dishes: by how much, rounded how, and in which columns. */
export function RuleForm({ count, columns, names, apply }: RuleFormProps) {
  const [by, setBy] = useState<'percent' | 'amount'>('percent')
  const [typed, setTyped] = useState('')
  const [rounding, setRounding] = useState<Rounding>('none')
  const [direction, setDirection] = useState<Direction>('nearest')
  const [left, setLeft] = useState<ReadonlySet<number | null>>(new Set())
  const [refused, setRefused] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const hundredths = readHundredths(typed, by)
    const isNone = by === 'percent' ? t.notAPercentage : t.notAnAmount
    setRefused(hundredths === null ? isNone() : count === 0 ? t.chooseDishes() : '')
    if (hundredths === null || count === 0) return
    const change =
      by === 'percent' ? { by, hundredths } : ({ by: 'amount', cents: hundredths } as const)
    apply(
      { change, rounding, direction },
      columns.filter((zone) => !left.has(zone)),
    )
  }
  return (
    <details className={styles.rule}>
      <summary>{t.changeSelected()}</summary>
      <form className={styles.form} onSubmit={send}>
        <div className={styles.fields}>
          <label>
            <span className={shared.label}>{t.howMuch()}</span>
            <input
              className={shared.input}
              value={typed}
              inputMode="text"
              maxLength={10}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <label>
            <span className={shared.label}>{t.by()}</span>
            <select
              className={shared.input}
              value={by}
              onChange={({ target }) => setBy(target.value === 'percent' ? 'percent' : 'amount')}
            >
              <option value="percent">{t.percent()}</option>
              <option value="amount">{t.amount()}</option>
            </select>
          </label>
          <label>
            <span className={shared.label}>{t.roundTo()}</span>
            <select
              className={shared.input}
              value={rounding}
              onChange={({ target }) => setRounding(target.value as Rounding)}
            >
              {Object.keys(ROUNDINGS).map((ending) => (
                <option key={ending} value={ending}>
                  {ending === 'none' ? t.noRounding() : ending}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className={shared.label}>{t.rounding()}</span>
            <select
              className={shared.input}
              value={direction}
              onChange={({ target }) => setDirection(target.value as Direction)}
            >
              {DIRECTIONS.map((one) => (
                <option key={one} value={one}>
                  {DIRECTION_NAMES[one]()}
                </option>
              ))}
            </select>
          </label>
        </div>
        <fieldset className={styles.columns}>
          <legend className={shared.label}>{t.inColumns()}</legend>
          {columns.map((zone, at) => (
            <label key={zone} className={styles.column}>
              <input
                type="checkbox"
                checked={!left.has(zone)}
                onChange={({ target }) => {
                  const next = new Set(left)
                  if (target.checked) next.delete(zone)
                  else next.add(zone)
                  setLeft(next)
                }}
              />
              {names[at]}
            </label>
          ))}
        </fieldset>
        {refused ? (
          <p role="alert" className={shared.fault}>
            {refused}
          </p>
        ) : null}
        <button type="submit" className={shared.button}>
          {t.apply({ count })}
        </button>
      </form>
    </details>
  )
}
