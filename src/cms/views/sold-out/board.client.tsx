'use client'

import { useState } from 'react'
import type { SoldOutEntry } from '#booking-engine/sold-out/types.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import type { SoldOutBoard } from '../../sold-out/board.ts'
import shared from '../board/board.module.css'
import { LiveStatus } from '../board/live-status.tsx'
import { LocationSelect } from '../board/location-select.tsx'
import styles from './board.module.css'
import { DishRow } from './dish-row.tsx'
import { changeText, entryText, refusedText } from './labels.ts'
import { useBoard } from './use-board.ts'

type BoardProps = { locations: { id: number; title: string }[]; first: SoldOutBoard }

/** What is sold out at a location now, and its menu to say so: one tap, and one to take it back. */
export function Board({ locations, first }: BoardProps) {
  const { board, trouble, busy, said, fault, open, say } = useBoard(first)
  const [chosen, setChosen] = useState(first.location)
  const [text, setText] = useState('')
  const entries = new Map(board.entries.map((entry) => [entry.itemId, entry]))
  const soldOut = board.entries.filter((entry) => entry.soldOut)
  const onMenu = new Set(board.menu.flatMap(({ dishes }) => dishes.map(({ id }) => id)))
  const noteOf = (entry: SoldOutEntry) =>
    entryText(entry, board.people[entry.staff], board.utcOffsets)
  const row = (id: string, title: string) => {
    const entry = entries.get(id)
    const gone = entry?.soldOut ?? false
    // What was put back long ago is of no interest tonight.
    const note = entry && (gone || entry.at > board.now - RECENT_MS) ? noteOf(entry) : null
    return (
      <DishRow
        key={id}
        {...{ title, note }}
        soldOut={gone}
        removed={!onMenu.has(id)}
        busy={busy !== null}
        say={() => say({ item: id, title, soldOut: !gone })}
      />
    )
  }
  const wanted = text.trim().toLowerCase()
  const found = board.menu.flatMap(({ id, title, dishes }) => {
    const shown = dishes.filter((dish) => dish.title.toLowerCase().includes(wanted))
    return shown.length > 0 ? [{ id, title, dishes: shown }] : []
  })
  return (
    <main className={`gutter--left gutter--right ${shared.board}`}>
      <header className={shared.header}>
        <div className={shared.title}>
          <h1>Sold out</h1>
          <LiveStatus {...{ error: trouble }} clock={clockAtOffsets(board.now, board.utcOffsets)} />
        </div>
        <LocationSelect
          locations={locations}
          value={chosen}
          onSelect={(location) => {
            setChosen(location)
            window.history.replaceState(window.history.state, '', `?location=${location}`)
            void open(location)
          }}
        />
      </header>
      <div className={styles.said} data-shown={Boolean(said || fault)}>
        <p role="status">{said ? changeText(said) : ''}</p>
        {fault ? <p role="alert">{refusedText(fault)}</p> : null}
        {said ? (
          <button
            type="button"
            className={shared.button}
            disabled={busy !== null}
            onClick={() => say({ ...said, soldOut: !said.soldOut })}
          >
            Undo
          </button>
        ) : null}
      </div>
      {soldOut.length > 0 ? (
        <section aria-labelledby="sold-out-now">
          <h2 id="sold-out-now" className={styles.category}>
            Sold out now ({soldOut.length})
          </h2>
          <ul className={styles.dishes}>
            {soldOut.map(({ itemId, title }) => row(itemId, title))}
          </ul>
        </section>
      ) : null}
      <search>
        <label>
          <span className={shared.label}>Find a dish or drink</span>
          <input
            type="search"
            className={shared.input}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </search>
      {board.menu.length === 0 ? <p>This location has no menu.</p> : null}
      {board.menu.length > 0 && found.length === 0 ? (
        <p role="status">Nothing on the menu has “{text.trim()}” in its name.</p>
      ) : null}
      {found.map((category) => (
        <section key={category.id} aria-labelledby={`category-${category.id}`}>
          <h2 id={`category-${category.id}`} className={styles.category}>
            {category.title}
          </h2>
          <ul className={styles.dishes}>
            {category.dishes.map(({ id, title }) => row(id, title))}
          </ul>
        </section>
      ))}
    </main>
  )
}

const RECENT_MS = 12 * 3_600_000
