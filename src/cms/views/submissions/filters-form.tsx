import { type ReactNode, useId, useState } from 'react'
import { POSITIONS } from '#cms/submissions/positions.ts'
import { KINDS_OF, STATES, statesOfKinds } from '#cms/submissions/states.ts'
import shared from '../board/board.module.css'
import { countFilters } from './filters.ts'
import { kindLabel, stateLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './submissions.module.css'
import type { Submissions } from './use-submissions.ts'

type FiltersProps = { all: Submissions; locations: { id: number; title: string }[] }

/** The head of the page: how submissions are shown, and which ones. */
export function Filters({ all, locations }: FiltersProps) {
  const { look, lookFor } = all
  const [isOpen, setIsOpen] = useState(false)
  const more = useId()
  const isOfApplications = look.list === 'applications'
  return (
    <search className={styles.filters}>
      <div className={styles.head}>
        <h1>{isOfApplications ? t.applications() : t.enquiries()}</h1>
        <fieldset className={styles.shown} aria-label={t.shownAs()}>
          {(['list', 'board'] as const).map((shown) => (
            <button
              key={shown}
              type="button"
              className={shared.button}
              aria-pressed={look.shown === shown}
              onClick={() => lookFor({ shown })}
            >
              {shown === 'list' ? t.list() : t.board()}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.find}>
        <label>
          <span className={shared.hidden}>{t.findByName()}</span>
          <input
            type="search"
            className={shared.input}
            placeholder={t.findByName()}
            maxLength={120}
            autoComplete="off"
            value={look.text}
            onChange={(event) => lookFor({ text: event.target.value })}
          />
        </label>
        <button
          type="button"
          className={`${shared.button} ${styles.more}`}
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t.filters({ count: countFilters(look) })}
        </button>
      </div>
      <div id={more} className={styles.selects} data-open={isOpen || undefined}>
        {locations.length > 1 ? (
          <Select
            label={t.location()}
            value={look.location === null ? '' : String(look.location)}
            onSelect={(value) => lookFor({ location: Number(value) || null })}
          >
            <option value="">{t.allLocations()}</option>
            {locations.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        ) : null}
        {isOfApplications ? (
          <Select
            label={t.position()}
            value={look.position ?? ''}
            onSelect={(value) =>
              lookFor({ position: POSITIONS.find((one) => one === value) ?? null })
            }
          >
            <option value="">{t.allPositions()}</option>
            {POSITIONS.map((position) => (
              <option key={position}>{position}</option>
            ))}
          </Select>
        ) : (
          <Select
            label={t.about()}
            value={look.kind ?? ''}
            onSelect={(value) =>
              lookFor({ kind: KINDS_OF.enquiries.find((one) => one === value) ?? null })
            }
          >
            <option value="">{t.allKinds()}</option>
            {KINDS_OF.enquiries.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabel(kind)}
              </option>
            ))}
          </Select>
        )}
        {look.shown === 'list' ? (
          <Select
            label={t.status()}
            value={look.state ?? ''}
            onSelect={(value) => lookFor({ state: STATES.find((one) => one === value) ?? null })}
          >
            <option value="">{t.anyStatus()}</option>
            {statesOfKinds(KINDS_OF[look.list]).map((state) => (
              <option key={state} value={state}>
                {stateLabel(state)}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
    </search>
  )
}

type SelectProps = {
  label: string
  value: string
  onSelect(value: string): void
  children: ReactNode
}

function Select({ label, value, onSelect, children }: SelectProps) {
  return (
    <label>
      <span className={shared.label}>{label}</span>
      <select
        className={shared.input}
        value={value}
        onChange={(event) => onSelect(event.target.value)}
      >
        {children}
      </select>
    </label>
  )
}
