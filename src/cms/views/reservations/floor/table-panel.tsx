import type { HostReservation } from '#booking-engine/host/types.ts'
import shared from '../../board/board.module.css'
import { GuestMarks } from '../../guests/guest-marks.tsx'
import type { BoardContext } from '../board-context.ts'
import { guestName, localClockLabel } from '../labels.ts'
import * as t from '../messages.gen.ts'
import { faultText } from '../row.tsx'
import styles from './floor.module.css'
import { partyText, stateText, turnText } from './table-text.ts'
import { canBeSeated, placeOf, type TableView } from './table-view.ts'
import type { FloorWork } from './use-floor.ts'
import { useInView } from './use-in-view.ts'

type PanelProps = { view: TableView; context: BoardContext; work: FloorWork }

/** What is at a table, what comes, and what can be done there. */
export function TablePanel({ view, context, work }: PanelProps) {
  const { table, sitting, next, block, freeUntil } = view
  const { day, actions, openDialog } = context
  const isPast = day.day < day.today
  const isFree = !sitting && !block
  const ref = useInView(table.code)
  return (
    <section ref={ref} className={styles.panel} aria-label={t.tableNamed({ table: table.code })}>
      <header>
        <h3>
          {t.tableNamed({ table: table.code })} <span>{stateText(view)}</span>
        </h3>
        <button type="button" className={shared.button} onClick={work.close}>
          {t.close()}
        </button>
      </header>
      {isFree && freeUntil ? <p>{t.freeUntil({ time: localClockLabel(freeUntil) })}</p> : null}
      {[...(sitting ? [sitting] : []), ...next].map((one) => (
        <Party key={one.id} {...{ one, view, context, work }} />
      ))}
      {block ? (
        <div className={styles.party}>
          <p>
            {t.isBlockedUntil({ tables: table.code, time: localClockLabel(block.to) })}
            {block.reason ? ` (${block.reason})` : ''}
          </p>
          <button
            type="button"
            className={shared.button}
            aria-disabled={actions.busy}
            onClick={() =>
              actions.send(block.id, 'unblock', { id: block.id }, t.tablesAreFreeAgain())
            }
          >
            {t.unblock()}
          </button>
        </div>
      ) : null}
      <div className={styles.acts}>
        {isFree && day.day === day.today ? (
          <button
            type="button"
            className={shared.button}
            onClick={() => openDialog({ what: 'walk-in', table: table.code })}
          >
            {t.walkInHere()}
          </button>
        ) : null}
        {isPast ? null : (
          <button
            type="button"
            className={shared.button}
            onClick={() => openDialog({ what: 'book', table: table.code })}
          >
            {t.bookTable({ table: table.code })}
          </button>
        )}
        {isPast || block || day.quarters.length === 0 ? null : (
          <button
            type="button"
            className={shared.button}
            onClick={() => openDialog({ what: 'block', table: table.code })}
          >
            {t.blockThisTable()}
          </button>
        )}
      </div>
    </section>
  )
}

/** A party of the table with what can be done with it. */
function Party({ one, view, context, work }: PanelProps & { one: HostReservation }) {
  const { day, now, actions } = context
  const name = guestName(one)
  const step = one.state === 'seated' ? 'finish' : canBeSeated(day, now, one) ? 'seat' : null
  const label = step === 'finish' ? t.finish() : t.seat()
  const fault = faultText(one, context)
  const parts = one.tables.length > 1 ? one.tables : []
  return (
    <section className={styles.party} aria-label={partyText(one)}>
      <p>
        <strong>{name}</strong> {t.partyOf({ party: one.party })} · {localClockLabel(one.at)}
        {one.tables.length > 1 ? ` · ${one.tables.join(' + ')}` : ''}
        {one === view.sitting ? ` · ${turnText(one, now)}` : ''}
      </p>
      <GuestMarks profile={day.profiles[one.id]} />
      {one.staffNote ? <p>{one.staffNote}</p> : null}
      <div className={styles.acts}>
        {step ? (
          <button
            type="button"
            className={shared.button}
            data-act={step}
            aria-label={`${label}: ${name}`}
            aria-disabled={actions.isDisabled(one.id)}
            onClick={() => void actions.act(one, step)}
          >
            {label}
          </button>
        ) : null}
        <button
          type="button"
          className={shared.button}
          aria-label={`${t.moveOrSwap()}: ${name}`}
          onClick={() => work.begin({ id: one.id, joins: false })}
        >
          {t.moveOrSwap()}
        </button>
        <button
          type="button"
          className={shared.button}
          aria-label={`${t.joinATable()}: ${name}`}
          onClick={() => work.begin({ id: one.id, joins: true })}
        >
          {t.joinATable()}
        </button>
        {parts.map((code) => {
          const rest = parts.filter((other) => other !== code)
          return (
            <button
              key={code}
              type="button"
              className={shared.button}
              aria-disabled={actions.busy}
              onClick={() =>
                void work.place(one, code, { kind: 'move', place: placeOf(day, rest) })
              }
            >
              {t.partTable({ table: code })}
            </button>
          )
        })}
      </div>
      {fault ? (
        <p role="alert" className={shared.fault}>
          {fault}
        </p>
      ) : null}
    </section>
  )
}
