import type { HostReservation, HostTable } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { guestName, localClockLabel, seatsText } from '../reservations/labels.ts'
import { serverAt } from '../reservations/shift/section-of.ts'
import { notesOf } from './list-sheet.tsx'
import * as t from './messages.gen.ts'
import styles from './paper.module.css'

/** Every table with the parties that it gets, and room to write beside them. */
export function FloorSheet({ day }: { day: HostDayView }) {
  const expected = day.reservations.filter(({ state }) => state !== 'no_show')
  const without = expected.filter(({ tables }) => tables.length === 0)
  const areas = Map.groupBy(day.tables, ({ area }) => area)
  return (
    <>
      {without.length > 0 ? (
        <section className={styles.area}>
          <h3>{t.noTableYet()}</h3>
          <Parties parties={without} day={day} />
        </section>
      ) : null}
      {[...areas].map(([area, tables]) => (
        <section key={area} className={styles.area}>
          <h3>{area}</h3>
          <ul className={styles.cards}>
            {tables.map((table) => (
              <Card key={table.code} {...{ table, day }} expected={expected} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type CardProps = { table: HostTable; day: HostDayView; expected: HostReservation[] }

function Card({ table, day, expected }: CardProps) {
  const { code } = table
  const server = serverAt(day.shift.sections, [code])
  const blocks = day.blocks.filter(({ tables }) => tables.includes(code))
  return (
    <li className={styles.card}>
      <p>
        <strong>{code}</strong> <small>{t.seatsOf({ seats: seatsText(table) })}</small>
        {server ? <small> {server}</small> : null}
      </p>
      {blocks.map(({ id, from, to }) => (
        <p key={id}>{t.blocked({ from: localClockLabel(from), to: localClockLabel(to) })}</p>
      ))}
      <Parties parties={expected.filter(({ tables }) => tables.includes(code))} day={day} />
    </li>
  )
}

type PartiesProps = { parties: HostReservation[]; day: HostDayView }

function Parties({ parties, day }: PartiesProps) {
  return (
    <ul className={styles.parties}>
      {parties.map((one) => {
        const notes = notesOf(one, day)
        return (
          <li key={one.id}>
            {localClockLabel(one.at)} <strong>{one.party}</strong> {guestName(one)}
            {one.tables.length > 1 ? ` (${one.tables.join(' + ')})` : ''}
            {notes ? <small>{notes}</small> : null}
          </li>
        )
      })}
    </ul>
  )
}
