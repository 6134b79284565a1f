import type { EntryAction, WalkInEntry } from '#booking-engine/walk-in-list/types.ts'
import { seatingLabel } from '#lib/booking/seating.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import shared from '../../board/board.module.css'
import { phoneLabel } from '../labels.ts'
import { EntryDetails } from './entry-details.tsx'
import type { EntryProps } from './entry-props.ts'
import { nameOf, waitedMinutes, waitedText, waits } from './list-view.ts'
import * as t from './messages.gen.ts'
import styles from './walk-in-list.module.css'

/** One party of the walk-in list: how long it waits, and the next steps under large buttons. */
export function EntryRow(props: EntryProps) {
  const { entry, context, walkIns, opened } = props
  const { now, actions } = context
  const { id, party, wish, note, state } = entry
  const isLate = waits(entry) && waitedMinutes(entry, now) > entry.quoted
  const fault = walkIns.refused[id] ?? (actions.error?.at === id ? actions.error.text : null)
  return (
    <li
      className={styles.row}
      data-id={id}
      data-state={state}
      aria-label={t.partyNamed({ name: nameOf(entry), party })}
    >
      <span className={styles.party}>{party}</span>
      <div className={styles.who}>
        <strong>{nameOf(entry)}</strong>
        {entry.phone ? <a href={`tel:${entry.phone}`}>{phoneLabel(entry.phone)}</a> : null}
        {wish ? <span>{seatingLabel(wish)}</span> : null}
        {note ? <p>{note}</p> : null}
      </div>
      <div className={styles.wait} data-late={isLate || undefined}>
        <strong>{waitedText(entry, now)}</strong>
        <small>{walkIns.isSaving(entry) ? t.saving() : stateText(props)}</small>
      </div>
      <Steps {...props} />
      {fault ? (
        <p role="alert" className={`${shared.fault} ${styles.wide}`}>
          {fault}
        </p>
      ) : null}
      {opened === id ? <EntryDetails {...props} /> : null}
    </li>
  )
}

function stateText({ entry, context: { day } }: EntryProps): string {
  const { state, table, expected, notifiedAt, endedAt } = entry
  const clock = (instant: number | null) => clockAtOffsets(instant ?? 0, day.utcOffsets)
  switch (state) {
    case 'seated':
      return t.seatedAt({ time: clock(endedAt) })
    case 'left':
      return t.leftAt({ time: clock(endedAt) })
    case 'removed':
      return t.removedAt({ time: clock(endedAt) })
    case 'notified':
      return [
        t.notifiedAt({ time: clock(notifiedAt) }),
        ...(table ? [t.tableFree({ table: table.tables.join(' + ') })] : []),
      ].join(', ')
    case 'waiting':
      if (table) return t.tableFree({ table: table.tables.join(' + ') })
      return expected ? t.aboutMore({ minutes: expected }) : t.noTableFree()
  }
}

/** Seat where a table is free, Notify, Left, Undo, and the details. */
function Steps({ entry, context, walkIns, opened, setOpened }: EntryProps) {
  const { actions } = context
  const { id, seen, table } = entry
  const name = nameOf(entry)
  const isOpen = opened === id
  const isBusy = actions.isDisabled(id) || walkIns.isResting(id)
  const seat = () => {
    if (!table || isBusy) return
    const where = table.tables.join(' + ')
    const body = { id, seen, place: table.code }
    const done = t.isSeatedAt({ name, table: where })
    void actions.send(id, 'walk-in-list-seat', body, done).then(walkIns.reload)
  }
  return (
    <div className={styles.acts}>
      {waits(entry) && table ? (
        <button
          type="button"
          className={shared.button}
          data-act="seat"
          aria-label={`${t.seat()}: ${name}`}
          aria-disabled={isBusy}
          onClick={seat}
        >
          {t.seat()}
        </button>
      ) : null}
      {stepsFor(entry).map(([act, label]) => (
        <button
          key={act}
          type="button"
          className={shared.button}
          aria-label={`${label}: ${name}`}
          aria-disabled={isBusy}
          onClick={() => void walkIns.act(entry, act)}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className={shared.button}
        aria-expanded={isOpen}
        aria-label={t.moreAbout({ name })}
        onClick={() => setOpened(isOpen ? null : id)}
      >
        {t.more()}
      </button>
    </div>
  )
}

function stepsFor({ state }: WalkInEntry): [EntryAction, string][] {
  switch (state) {
    case 'waiting':
      return [
        ['notify', t.notify()],
        ['leave', t.left()],
      ]
    case 'notified':
      return [
        ['undo', t.undo()],
        ['leave', t.left()],
      ]
    default:
      return [['undo', t.undo()]]
  }
}
