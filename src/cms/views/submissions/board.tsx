import { useState } from 'react'
import { nextState, type SubmissionState, statesOf } from '#cms/submissions/states.ts'
import type { SubmissionColumn, SubmissionRow } from '#cms/submissions/types.ts'
import shared from '../board/board.module.css'
import { useDrag, type Way } from '../reservations/use-drag.ts'
import { Download } from './download.tsx'
import { stateLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import { OpenLink } from './open-link.tsx'
import { Refusal } from './refusal.tsx'
import { RowFacts } from './row-facts.tsx'
import styles from './submissions.module.css'
import type { Submissions } from './use-submissions.ts'

/** Submissions by their states: moved by a tap, by the keyboard, or by dragging with a mouse. */
export function Board({ all }: { all: Submissions }) {
  const [dragged, setDragged] = useState<{ id: number; way: Way } | null>(null)
  const moveTo = (one: SubmissionRow, to: SubmissionState) =>
    void all.move(one, to, t.moved({ name: one.name, state: stateLabel(to) }))
  const { handlersOf, wasDragged } = useDrag<SubmissionRow>({
    move: ({ id }, way) => setDragged({ id, way }),
    drop: (one, under) => {
      setDragged(null)
      const column = under?.closest<HTMLElement>('[data-column]')?.dataset.column
      const to = statesOf(one.kind).find((state) => state === column)
      if (to) moveTo(one, to)
    },
  })
  return (
    <>
      <div className={styles.summary}>
        <p className={`${styles.soft} ${styles.boardHint}`}>{t.boardHint()}</p>
        <Download all={all} />
      </div>
      <div className={styles.columns}>
        {all.found.columns?.map((column) => (
          <Column key={column.state} column={column}>
            {(one) => (
              <Card
                key={one.id}
                {...{ all, one, moveTo, wasDragged }}
                way={dragged?.id === one.id ? dragged.way : null}
                handlers={handlersOf(one)}
              />
            )}
          </Column>
        ))}
      </div>
    </>
  )
}

type ColumnProps = { column: SubmissionColumn; children(one: SubmissionRow): React.ReactNode }

function Column({ column: { state, total, rows }, children }: ColumnProps) {
  return (
    <section className={styles.column} data-column={state} aria-label={stateLabel(state)}>
      <h2>
        {stateLabel(state)} <span className={styles.soft}>{total}</span>
      </h2>
      {rows.length === 0 ? <p className={styles.soft}>{t.nobodyHere()}</p> : null}
      <ul>{rows.map(children)}</ul>
      {total > rows.length ? (
        <p className={styles.soft}>{t.newestOf({ shown: rows.length, total })}</p>
      ) : null}
    </section>
  )
}

type CardProps = {
  all: Submissions
  one: SubmissionRow
  moveTo(one: SubmissionRow, to: SubmissionState): void
  wasDragged(): boolean
  way: Way | null
  handlers: ReturnType<ReturnType<typeof useDrag<SubmissionRow>>['handlersOf']>
}

function Card({ all, one, moveTo, wasDragged, way, handlers }: CardProps) {
  const { id, kind, name, state } = one
  const { onPointerDown, ...others } = handlers
  const next = nextState(kind, state)
  return (
    <li
      className={styles.card}
      data-dragged={way !== null || undefined}
      style={way ? { transform: `translate(${way.x}px, ${way.y}px)` } : undefined}
      {...others}
      onPointerDown={(event) => {
        // A finger scrolls; whoever has no mouse has the buttons.
        if (event.pointerType === 'mouse' && !isControl(event.target)) onPointerDown(event)
      }}
      onClickCapture={(event) => {
        if (wasDragged()) {
          event.preventDefault()
          event.stopPropagation()
        }
      }}
    >
      <OpenLink all={all} one={one} className={styles.name} />
      <RowFacts one={one} now={all.now} />
      <Refusal all={all} id={id} at="move" />
      <div className={styles.cardActs}>
        {next ? (
          <button
            type="button"
            className={shared.button}
            aria-label={t.nextStateOf({ state: stateLabel(next), name })}
            aria-disabled={all.busy.has(id)}
            onClick={() => moveTo(one, next)}
          >
            {stateLabel(next)}
          </button>
        ) : null}
        <select
          className={shared.input}
          aria-label={t.moveNameTo({ name })}
          value=""
          onChange={(event) => {
            const to = statesOf(kind).find((one) => one === event.target.value)
            if (to) moveTo(one, to)
          }}
        >
          <option value="">{t.moveTo()}</option>
          {statesOf(kind)
            .filter((other) => other !== state)
            .map((other) => (
              <option key={other} value={other}>
                {stateLabel(other)}
              </option>
            ))}
        </select>
      </div>
    </li>
  )
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, select') !== null
}
