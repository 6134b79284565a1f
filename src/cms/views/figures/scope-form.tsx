import type { Span } from '#booking-engine/figures/types.ts'
import type { FiguresLocation } from '#cms/figures/read-figures.ts'
import { PRESETS, type Preset } from '#cms/figures/spans.ts'
import shared from '../board/board.module.css'
import styles from './figures.module.css'
import * as t from './messages.gen.ts'

type ScopeFormProps = {
  locations: FiguresLocation[]
  location: number | undefined
  /** The preset that is shown; null for own dates. */
  preset: Preset | null
  span: Span
}

const PRESET_LABELS: Record<Preset, () => string> = {
  today: t.presetToday,
  week: t.presetWeek,
  'four-weeks': t.presetFourWeeks,
  year: t.presetYear,
}

/** The choice of restaurant and days: presets are links, the rest a form without scripts. */
export function ScopeForm({ locations, location, preset, span }: ScopeFormProps) {
  return (
    <div className={styles.scope}>
      <nav className={shared.days} aria-label={t.days()}>
        {PRESETS.map((one) => (
          <a
            key={one}
            className={`${shared.button} ${styles.preset}`}
            href={`/admin/figures?${figuresSearch({ location, span: one })}`}
            aria-current={one === preset ? 'page' : undefined}
          >
            {PRESET_LABELS[one]()}
          </a>
        ))}
      </nav>
      <form action="/admin/figures" className={styles.form}>
        {locations.length > 1 ? (
          <label>
            <span className={shared.label}>{t.restaurant()}</span>
            <select name="location" className={shared.input} defaultValue={location ?? ''}>
              <option value="">{t.allRestaurants()}</option>
              {locations.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            <span className={shared.label}>{name === 'from' ? t.from() : t.to()}</span>
            <input
              type="date"
              name={name}
              className={shared.input}
              defaultValue={span[name]}
              required
            />
          </label>
        ))}
        <button type="submit" className={shared.button}>
          {t.show()}
        </button>
      </form>
    </div>
  )
}

/** The query of figures, without what is not chosen. */
export function figuresSearch(chosen: Record<string, string | number | undefined>): string {
  const entries = Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(entries).toString()
}
