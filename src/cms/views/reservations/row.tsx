import { useEffect, useRef } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import { canRunLate, expectedAt } from '#booking-engine/shift/running-late.ts'
import { seatingLabel } from '#lib/booking/seating.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { GuestMarks } from '../guests/guest-marks.tsx'
import type { BoardContext, LastActed } from './board-context.ts'
import {
  experienceText,
  guestName,
  historyText,
  localClockLabel,
  moneyText,
  phoneLabel,
  requestText,
  STATE_LABELS,
} from './labels.ts'
import * as t from './messages.gen.ts'
import type { RowAct } from './pending-acts.ts'
import { refusedActText } from './refused-act.ts'
import styles from './row.module.css'
import { RowDetails } from './row-details.tsx'
import { serverAt } from './shift/section-of.ts'

/** One reservation: who, where, how far, and the next steps under large buttons. */
export function Row({
  one,
  acted,
  ...context
}: BoardContext & { one: HostReservation; acted: LastActed }) {
  const { now, arrivals, actions } = context
  const { state } = one
  const waitsUntil = context.tablesFreeAt[one.id]
  const server = serverAt(context.day.shift.sections, one.tables)
  const isNew = arrivals.newIds.has(one.id)
  const pending = actions.rowActs.pending[one.id]
  const isSaving = pending?.isSaving === true && pending.seen === one.seen
  const fault = faultText(one, context)
  const isOpen = context.opened === one.id
  const row = useRef<HTMLLIElement>(null)
  // It may have been opened from elsewhere, or its details may be below the screen.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li
      ref={row}
      className={styles.row}
      data-id={one.id}
      data-state={state}
      data-fresh={isNew || undefined}
      aria-label={t.guestPartyTime({
        guest: guestName(one),
        party: one.party,
        time: localClockLabel(one.at),
      })}
    >
      <span className={styles.party} title={t.partyOf({ party: one.party })}>
        {one.party}
      </span>
      <GuestCell one={one} isNew={isNew} day={context.day} />
      <div className={styles.where}>
        <strong data-none={one.tables.length === 0 || undefined}>
          {one.tables.join(' + ') || t.noTableYet()}
        </strong>
        {one.attribute === 'default' ? null : <span>{seatingLabel(one.attribute)}</span>}
        {server ? <span>{server}</span> : null}
      </div>
      <div className={styles.state}>
        <span data-state={state}>{STATE_LABELS[state]()}</span>
        <small>{isSaving ? t.saving() : sinceText(one, now, context.day.utcOffsets)}</small>
        {waitsUntil === undefined ? null : (
          <small className={styles.waits}>
            {tableFreeText(waitsUntil, context.day.utcOffsets)}
          </small>
        )}
      </div>
      <NextSteps {...{ one, acted }} {...context} />
      {fault ? (
        <p role="alert" className={`${shared.fault} ${styles.fault}`}>
          {fault}
        </p>
      ) : null}
      {isOpen ? <RowDetails one={one} {...context} /> : null}
    </li>
  )
}

/** Why something was refused that was done on this reservation. */
export function faultText(one: HostReservation, { actions, day }: BoardContext): string | null {
  const refused = actions.rowActs.refused[one.id]
  if (refused) return refusedActText(refused, one, day)
  return actions.error?.at === one.id ? actions.error.text : null
}

type GuestCellProps = { one: HostReservation; isNew: boolean } & Pick<BoardContext, 'day'>

function GuestCell({ one, isNew, day }: GuestCellProps) {
  const { guest } = one
  const history = day.histories[one.id]
  return (
    <div className={styles.who}>
      <strong>{guestName(one)}</strong>
      {one.source === 'walk_in' && guest.firstName ? (
        <span className={styles.tag}>{t.walkIn()}</span>
      ) : null}
      {isNew ? <em className={styles.fresh}>{t.newMark()}</em> : null}
      {history ? <small className={styles.history}>{historyText(history)}</small> : null}
      <GuestMarks profile={day.profiles[one.id]} />
      {guest.phone ? <a href={`tel:${guest.phone}`}>{phoneLabel(guest.phone)}</a> : null}
      {one.experience ? <p className={styles.request}>{experienceText(one.experience)}</p> : null}
      {one.money ? (
        <p className={styles.money} data-state={one.money.state}>
          {moneyText(one.money)}
        </p>
      ) : null}
      {guest.specialRequest ? (
        <p className={styles.request}>“{requestText(guest.specialRequest)}”</p>
      ) : null}
      {one.staffNote ? <p className={styles.note}>{one.staffNote}</p> : null}
    </div>
  )
}

/** Buttons for the next steps of a reservation, and for its details. */
function NextSteps({
  one,
  acted,
  now,
  actions,
  opened,
  setOpened,
}: BoardContext & { one: HostReservation; acted: LastActed }) {
  const open = opened === one.id
  const name = guestName(one)
  return (
    <div className={styles.acts}>
      {stepsFor(one, now).map(([act, label]) => (
        <button
          key={act}
          type="button"
          className={shared.button}
          data-act={act}
          aria-label={`${label}: ${name}`}
          aria-disabled={actions.isDisabled(one.id)}
          onClick={() => {
            acted.current = one.id
            void actions.act(one, act)
          }}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className={shared.button}
        aria-expanded={open}
        aria-label={t.moreAbout({ name })}
        onClick={() => setOpened(open ? null : one.id)}
      >
        {t.more()}
      </button>
    </div>
  )
}

/** From how many ms on it is shown how late a party is. */
const LATE_SHOWN_MS = 5 * 60_000

type Step = [act: RowAct, label: string]

/** Next actions of a reservation by its state, with their labels. */
function stepsFor(one: HostReservation, now: number): Step[] {
  switch (one.state) {
    case 'booked':
      return [
        ...(one.tables.length > 0 ? [['seat', t.seat()] as Step] : []),
        ...(canRunLate(one, now) ? [['late', t.late()] as Step] : []),
        ...(now < expectedAt(one) ? [] : [['no_show', t.noShow()] as Step]),
      ]
    case 'seated':
      // Who came without a booking has no state before: a mistaken one is removed.
      return one.source === 'walk_in'
        ? [['finish', t.finish()]]
        : [
            ['finish', t.finish()],
            ['undo', t.undo()],
          ]
    case 'no_show':
      return isCharged(one) ? [] : [['undo', t.undo()]]
    case 'finished':
      return [['undo', t.undo()]]
    case 'cancelled':
      return []
  }
}

/** A no-show whose card was charged stands. */
function isCharged({ money }: HostReservation): boolean {
  return money?.state === 'charging' || money?.state === 'charged'
}

/** `Table about 8:50 PM`: to the next five minutes. */
function tableFreeText(at: number, offsets: UtcOffsets): string {
  const step = 5 * 60_000
  return t.tableFreeAbout({ time: clockAtOffsets(Math.ceil(at / step) * step, offsets) })
}

function sinceText(one: HostReservation, now: number, offsets: UtcOffsets): string {
  const minutes = (ms: number) => Math.floor(ms / 60_000)
  if (one.state === 'booked') {
    if (one.lateMinutes > 0 && now < expectedAt(one) + LATE_SHOWN_MS) {
      return t.lateUntil({ time: clockAtOffsets(expectedAt(one), offsets) })
    }
    const late = minutes(now - one.startsAt)
    return late * 60_000 >= LATE_SHOWN_MS && late < 600 ? t.minutesLate({ minutes: late }) : ''
  }
  if (one.state === 'seated') {
    const over = minutes(now - one.endsAt)
    if (over >= 5) return t.minutesOver({ minutes: over })
    return t.untilTime({ time: clockAtOffsets(one.endsAt, offsets) })
  }
  return one.stateSince ? clockAtOffsets(one.stateSince, offsets) : ''
}
