'use client'

import { useState } from 'react'
import type { SoldOutEntry } from '#booking-engine/sold-out/types.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import type { SoldOutBoard } from '../../sold-out/board.ts'
import type { DishCategory } from '../../sold-out/dishes.ts'
import shared from '../board/board.module.css'
import { LiveStatus } from '../board/live-status.tsx'
import { LocationSelect } from '../board/location-select.tsx'
import { useClock } from '../reservations/use-clock.ts'
import styles from './board.module.css'
import { DishRow } from './dish-row.tsx'
import { changeText, entryText, refusedText } from './labels.ts'
import * as t from './messages.gen.ts'
import { type SoldOutChange, useBoard } from './use-board.ts'

type BoardProps = { locations: { id: number; title: string }[]; first: SoldOutBoard }

/** The board of a location: the dishes that are sold out now, and its menu with a button for each dish. */
export function Board({ locations, first }: BoardProps) {
  const { board, error, offset, pendingItem, lastChange, actionError, open, setSoldOut } =
    useBoard(first)
  const now = useClock(first.now, offset)
  const [chosen, setChosen] = useState(first.location)
  const [text, setText] = useState('')
  const busy = pendingItem !== null
  const rows = { board, busy, setSoldOut }
  const soldOut = board.entries.filter((entry) => entry.soldOut)
  return (
    <main className={`gutter--left gutter--right ${shared.board}`}>
      <header className={shared.header}>
        <div className={shared.title}>
          <h1>{t.soldOut()}</h1>
          <LiveStatus error={error} clock={clockAtOffsets(now, board.utcOffsets)} />
        </div>
        <LocationSelect
          locations={locations}
          value={chosen}
          onSelect={(location) => {
            setChosen(location)
            window.history.replaceState(window.history.state, '', `?location=${location}`)
            open(location)
          }}
        />
      </header>
      <LastChange {...{ lastChange, actionError, busy, setSoldOut }} />
      {soldOut.length > 0 ? (
        <DishSection
          id="sold-out-now"
          title={t.soldOutNow({ count: soldOut.length })}
          dishes={soldOut.map(({ itemId, title }) => ({ id: itemId, title }))}
          {...rows}
        />
      ) : null}
      <search>
        <label>
          <span className={shared.label}>{t.findADishOrDrink()}</span>
          <input
            type="search"
            className={shared.input}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </search>
      <FilteredMenu text={text} {...rows} />
    </main>
  )
}

type LastChangeProps = {
  lastChange: SoldOutChange | null
  /** Code of the refusal of the last action. */
  actionError: string | null
  busy: boolean
  setSoldOut(change: SoldOutChange): void
}

/** Announces the last change or its refusal, with a button that undoes it. */
function LastChange({ lastChange, actionError, busy, setSoldOut }: LastChangeProps) {
  return (
    <div className={styles.said} data-shown={Boolean(lastChange || actionError)}>
      <p role="status">{lastChange ? changeText(lastChange) : ''}</p>
      {actionError ? <p role="alert">{refusedText(actionError)}</p> : null}
      {lastChange ? (
        <button
          type="button"
          className={shared.button}
          disabled={busy}
          onClick={() => setSoldOut({ ...lastChange, soldOut: !lastChange.soldOut })}
        >
          {t.undo()}
        </button>
      ) : null}
    </div>
  )
}

type RowsProps = {
  board: SoldOutBoard
  busy: boolean
  setSoldOut(change: SoldOutChange): void
}

/** The menu's dishes with the text in their names, by category. */
function FilteredMenu({ text, ...rows }: RowsProps & { text: string }) {
  const { menu } = rows.board
  if (menu.length === 0) return <p>{t.noMenu()}</p>
  const wanted = text.trim().toLowerCase()
  const found = menu.flatMap(({ id, title, dishes }) => {
    const shown = dishes.filter((dish) => dish.title.toLowerCase().includes(wanted))
    return shown.length > 0 ? [{ id, title, dishes: shown }] : []
  })
  if (found.length === 0) {
    return <p role="status">{t.nothingOnTheMenu({ text: text.trim() })}</p>
  }
  return found.map(({ id, title, dishes }) => (
    <DishSection key={id} id={`category-${id}`} {...{ title, dishes }} {...rows} />
  ))
}

type DishSectionProps = RowsProps & {
  id: string
  title: string
  dishes: DishCategory['dishes']
}

function DishSection({ id, title, dishes, board, busy, setSoldOut }: DishSectionProps) {
  const entries = new Map(board.entries.map((entry) => [entry.itemId, entry]))
  const onMenu = new Set(board.menu.flatMap((category) => category.dishes.map((dish) => dish.id)))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.category}>
        {title}
      </h2>
      <ul className={styles.dishes}>
        {dishes.map((dish) => {
          const entry = entries.get(dish.id)
          const soldOut = entry?.soldOut ?? false
          const change = { item: dish.id, title: dish.title, soldOut: !soldOut }
          return (
            <DishRow
              key={dish.id}
              title={dish.title}
              note={entry ? noteOf(entry, board) : null}
              soldOut={soldOut}
              removed={!onMenu.has(dish.id)}
              busy={busy}
              onToggle={() => setSoldOut(change)}
            />
          )
        })}
      </ul>
    </section>
  )
}

/** Note on the last change of a dish; null for a dish that was put back long ago. */
function noteOf(entry: SoldOutEntry, board: SoldOutBoard): string | null {
  if (!entry.soldOut && entry.at <= board.now - RECENT_MS) return null
  return entryText(entry, board.people[entry.staff], board.utcOffsets)
}

const RECENT_MS = 12 * 3_600_000
