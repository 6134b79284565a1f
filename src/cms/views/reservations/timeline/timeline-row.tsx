import type { CSSProperties } from 'react'
import type { HostReservation, HostTable } from '#booking-engine/host/types.ts'
import shared from '../../board/board.module.css'
import { marksText } from '../../guests/profile-text.ts'
import type { BoardContext } from '../board-context.ts'
import { guestName, localClockLabel, STATE_LABELS, seatsText } from '../labels.ts'
import * as t from '../messages.gen.ts'
import styles from './timeline.module.css'
import type { BlockBar, PartyBar, Span, TimelineRow } from './timeline-view.ts'
import type { TimelineWork } from './use-timeline.ts'

type RowProps = {
  row: TimelineRow
  /** How many quarters of an hour there are. */
  columns: number
  canBook: boolean
  context: BoardContext
  work: TimelineWork
}

/** A table with its parties and blocks; a tap beside them books it. */
export function TimelineTable({ row, columns, canBook, context, work }: RowProps) {
  const { table, parties, blocks, lanes } = row
  return (
    <li className={styles.row} data-row={table?.code ?? ''}>
      <p className={styles.label}>
        <strong>{table ? table.code : t.noTableYet()}</strong>
        {table ? <small>{seatsText(table)}</small> : null}
      </p>
      <div
        className={styles.track}
        data-columns={columns}
        style={{ '--lanes': Math.max(lanes, 1) } as CSSProperties}
      >
        {canBook && table ? <Slots {...{ table, work }} /> : null}
        {blocks.map((bar) => (
          <Blocked key={bar.block.id} bar={bar} />
        ))}
        {parties.map((bar) => (
          <PartyButton key={bar.one.id} {...{ bar, context, work }} />
        ))}
      </div>
    </li>
  )
}

function Slots({ table, work }: { table: HostTable; work: TimelineWork }) {
  return (
    <button
      type="button"
      className={styles.slots}
      onClick={({ currentTarget, clientX, detail }) => {
        const row = currentTarget.closest<HTMLElement>('[data-row]')
        const { left } = currentTarget.getBoundingClientRect()
        // A key has no place.
        if (row) work.book(table.code, row, detail === 0 ? null : clientX - left)
      }}
    >
      <span className={shared.hidden}>{t.bookTable({ table: table.code })}</span>
    </button>
  )
}

function Blocked({ bar: { block, ...span } }: { bar: BlockBar }) {
  return (
    <p className={styles.block} style={placeOf(span)}>
      {t.blockedMark()}
      {block.reason ? ` (${block.reason})` : ''}
      <span className={shared.hidden}>, {hoursText(block.from, block.to)}</span>
    </p>
  )
}

type PartyProps = { bar: PartyBar; context: BoardContext; work: TimelineWork }

function PartyButton({ bar, context, work }: PartyProps) {
  const { one, lane } = bar
  const { dragged, selected } = work
  const isDragged = dragged?.id === one.id
  const isOver = one.state === 'seated' && context.now > one.endsAt
  const marks = marksText(context.day.profiles[one.id])
  return (
    <button
      type="button"
      className={styles.party}
      data-bar={one.id}
      data-state={isOver ? 'over' : one.state}
      data-dragged={isDragged || undefined}
      aria-pressed={selected?.id === one.id}
      aria-label={sayingOf(one, marks)}
      style={placeOf({ ...bar, lane, ...(isDragged ? dragged : {}) })}
      onClick={() => work.select(one.id)}
      {...work.dragOf(bar)}
    >
      <strong>{one.party}</strong> {guestName(one)} {joinedText(one)}
      {marks ? <small>{marks}</small> : null}
    </button>
  )
}

/** `P1 + P2` where a party has several tables. */
function joinedText({ tables }: HostReservation): string {
  return tables.length > 1 ? tables.join(' + ') : ''
}

/** `4 Ida Marsh P1 + P2 VIP, 7:00 PM, Seated`. */
function sayingOf(one: HostReservation, marks: string): string {
  const shown = [`${one.party}`, guestName(one), joinedText(one), marks].filter(Boolean).join(' ')
  return [shown, localClockLabel(one.at), STATE_LABELS[one.state]()].join(', ')
}

type Place = Span & { lane?: number; x?: number; y?: number }

/** Style of a bar: its columns and lane, and its offset while it is dragged, px. */
function placeOf({ from, to, lane = 0, x = 0, y = 0 }: Place): CSSProperties {
  const place = { '--from': from, '--to': to, '--lane': lane, '--x': `${x}px`, '--y': `${y}px` }
  return place as CSSProperties
}

function hoursText(from: string, to: string): string {
  return t.fromTo({ from: localClockLabel(from), to: localClockLabel(to) })
}
