import type { HostReservation } from '#booking-engine/host/types.ts'
import { coversBySection } from '#booking-engine/shift/share-covers.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import shared from '../../board/board.module.css'
import type { OpenDialog } from '../board-context.ts'
import { guestName, localClockLabel } from '../labels.ts'
import { noTableYet } from '../messages.gen.ts'
import type { HostActions } from '../use-host-actions.ts'
import { highlightsOf } from './highlights.ts'
import * as t from './messages.gen.ts'
import { NoteForm, SHIFT } from './note-form.tsx'
import { RoomSoFar } from './room-so-far.tsx'
import styles from './shift.module.css'

type ShiftPanelProps = {
  day: HostDayView
  actions: HostActions
  /** Opens the details of a reservation. */
  show(id: string): void
  openDialog(asking: OpenDialog): void
}

/** What the team should know of the day, in two lines; opened, where it is written down. */
export function ShiftPanel({ day, actions, show, openDialog }: ShiftPanelProps) {
  const { note, sections } = day.shift
  const { parties, large, experiences } = highlightsOf(day.reservations)
  const covers = coversBySection(sections, day.reservations)
  const glance = [
    ...(large > 0 ? [t.largeParties({ count: large })] : []),
    ...(experiences > 0 ? [t.experiences({ count: experiences })] : []),
    ...(covers.length > 0
      ? [t.coversOfServers({ servers: covers.map((one) => t.coversOfServer(one)).join(', ') })]
      : []),
  ].join(' · ')
  return (
    <details className={styles.shift}>
      <summary>
        <strong>{t.shift()}</strong>
        <span className={styles.note} data-none={note === '' || undefined}>
          {note || t.noNoteYet()}
        </span>
        {glance ? <span className={styles.glance}>{glance}</span> : null}
      </summary>
      <div className={styles.body}>
        <NoteForm day={day} actions={actions} />
        {actions.error?.at === SHIFT ? (
          <p role="alert" className={shared.fault}>
            {actions.error.text}
          </p>
        ) : null}
        {parties.length > 0 ? (
          <>
            <h3>{t.largePartiesAndExperiences()}</h3>
            <ul className={styles.parties}>
              {parties.map((one) => (
                <li key={one.id}>
                  <button type="button" className={shared.button} onClick={() => show(one.id)}>
                    {highlightText(one)}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
        <h3>{t.servers()}</h3>
        {covers.length > 0 ? (
          <dl className={shared.summary}>
            {covers.map(({ server, ...served }, n) => (
              <div key={server}>
                <dt>
                  {server}: {tablesText(sections[n]?.tables ?? [])}
                </dt>
                <dd>{t.serverCovers(served)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <button
          type="button"
          className={shared.button}
          onClick={() => openDialog({ what: 'servers' })}
        >
          {t.shareOut()}
        </button>
        <RoomSoFar day={day} actions={actions} />
      </div>
    </details>
  )
}

/** `7:00 PM, 8, Ida Marsh, 12 + 14: Fireside tasting`. */
function highlightText(one: HostReservation): string {
  const party = t.partyInShort({
    ...{ time: localClockLabel(one.at), party: one.party, guest: guestName(one) },
    table: one.tables.join(' + ') || noTableYet(),
  })
  const { experience } = one
  return experience ? t.partyWithExperience({ party, experience: experience.name }) : party
}

function tablesText(tables: readonly string[]): string {
  return tables.length > 0 ? t.sectionText({ tables: tables.join(', ') }) : t.noTables()
}
