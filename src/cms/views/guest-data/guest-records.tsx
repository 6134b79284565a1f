import type { CSSProperties } from 'react'
import type { GuestRecord } from '#cms/guest-data/guest.ts'
import { dateLabel, timeLabel } from '#lib/time/time-labels.ts'
import { type ListColumn, type ListRow, ListTable } from '../lists/list-table.tsx'
import { momentLabel, stateLabel } from '../outbox/labels.ts'
import { MessageLink } from '../outbox/message-link.tsx'
import { moneyText, phoneLabel, STATE_LABELS } from '../reservations/labels.ts'

/** All that was found of a guest, and what can be done with it. */
export function GuestRecords({ guest }: { guest: GuestRecord }) {
  const { email, bookings, alerts, messages } = guest
  const nothing = bookings.length + alerts.length + messages.length === 0
  if (nothing) return <p>Nothing is stored about {email} at your locations.</p>
  const search = new URLSearchParams({ email })
  return (
    <>
      <BookingList bookings={bookings} />
      <List
        title="Waiting for a table"
        heads={[{ name: 'Requested time', wrap: 'nowrap' }, 'Restaurant', 'Party']}
        rows={alerts.map((one) => ({
          key: one.id,
          cells: [wallLabel(one.at), one.location, one.party],
        }))}
      />
      <List
        title="Emails"
        heads={[{ name: 'Created', wrap: 'nowrap' }, 'Email', 'Restaurant', 'Status']}
        rows={messages.map((one) => ({
          key: one.key,
          cells: [
            momentLabel(one.createdAt, one),
            <MessageLink key="mail" letter={one} />,
            ...[one.location, stateLabel(one)],
          ],
        }))}
      />
      <p style={PLAIN}>
        <a href={`/admin/api/guest-data/export?${search}`} download="guest-data.json">
          Download all of it as a file (JSON)
        </a>
      </p>
      <Erase guest={guest} action={`/admin/api/guest-data/erase?${search}`} />
    </>
  )
}

function BookingList({ bookings }: Pick<GuestRecord, 'bookings'>) {
  return (
    <List
      title="Bookings"
      heads={[
        { name: 'Visit', wrap: 'nowrap' },
        'Restaurant',
        'Party',
        'Name',
        'Phone',
        'Status',
        'Payment',
      ]}
      rows={bookings.map((one) => ({
        key: one.id,
        cells: [
          <a
            key="day"
            href={`/admin/reservations?${new URLSearchParams({ location: one.locationId, day: one.serviceDay })}`}
          >
            {wallLabel(one.at)}
          </a>,
          ...[one.location, one.party, `${one.guest.firstName} ${one.guest.lastName}`],
          ...[phoneLabel(one.guest.phone), STATE_LABELS[one.state]],
          one.money ? moneyText(one.money) : '',
        ],
      }))}
    />
  )
}

type ListProps = { title: string; heads: ListColumn[]; rows: ListRow[] }

function List({ title, heads, rows }: ListProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>
        {title} ({rows.length})
      </h2>
      <ListTable columns={heads} rows={rows} />
    </section>
  )
}

function Erase({ guest, action }: { guest: GuestRecord; action: string }) {
  const toCome = guest.bookings.filter((one) => one.toCome)
  const still = toCome.length === 1 ? '1 booking is' : `${toCome.length} bookings are`
  return (
    <section aria-label="Erase">
      <h2>Erase</h2>
      <p style={PLAIN}>
        Name, email address, phone number, requests and notes are removed from past and cancelled
        bookings, which still count in the figures. Alerts and emails are deleted. This cannot be
        undone.
      </p>
      {toCome.length > 0 ? (
        <p role="note" style={NOTE}>
          {still} still to come and will stay, with the emails still to be sent. To erase those,
          too, cancel first.
        </p>
      ) : null}
      <form method="post" action={action} style={FORM}>
        <label>
          <input type="checkbox" required /> I am sure that {guest.email} asked for this
        </label>
        <button
          type="submit"
          className="btn btn--style-primary btn--size-medium"
          style={{ margin: 0 }}
        >
          Erase
        </button>
      </form>
    </section>
  )
}

/** A wall time of a restaurant: `Fri, Nov 20, 7:00 PM`. */
function wallLabel(at: string): string {
  return `${dateLabel(at.slice(0, 10))}, ${timeLabel(at.slice(11))}`
}

// The admin's own tokens, so that its dark theme holds here, too.
const PLAIN: CSSProperties = { margin: 0, maxWidth: '70ch' }
const NOTE: CSSProperties = {
  ...PLAIN,
  marginTop: 'var(--base)',
  padding: 'calc(var(--base) * 0.6) var(--base)',
  borderLeft: '4px solid var(--theme-warning-500)',
  background: 'var(--theme-elevation-50)',
}
const FORM: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--base)',
  marginTop: 'var(--base)',
}
