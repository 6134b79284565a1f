import type { CSSProperties } from 'react'
import type { GuestRecord } from '#cms/guest-data/guest.ts'
import { momentLabel as localMomentLabel } from '#lib/time/time-labels.ts'
import { type ListColumn, type ListRow, ListTable } from '../lists/list-table.tsx'
import { momentLabel, stateLabel } from '../outbox/labels.ts'
import { MessageLink } from '../outbox/message-link.tsx'
import { moneyText, phoneLabel, STATE_LABELS } from '../reservations/labels.ts'
import * as t from './messages.gen.ts'

/** All that was found of a guest, and what can be done with it. */
export function GuestRecords({ guest }: { guest: GuestRecord }) {
  const { email, bookings, alerts, messages } = guest
  const nothing = bookings.length + alerts.length + messages.length === 0
  if (nothing) return <p>{t.nothingIsStored({ email })}</p>
  const search = new URLSearchParams({ email })
  return (
    <>
      <BookingList bookings={bookings} />
      <List
        title={t.waitingForATable()}
        heads={[{ name: t.requestedTime(), wrap: 'nowrap' }, t.restaurant(), t.party()]}
        rows={alerts.map((one) => ({
          key: one.id,
          cells: [localMomentLabel(one.at), one.location, one.party],
        }))}
      />
      <List
        title={t.emails()}
        heads={[{ name: t.created(), wrap: 'nowrap' }, t.email(), t.restaurant(), t.status()]}
        rows={messages.map((one) => ({
          key: one.key,
          cells: [
            momentLabel(one.createdAt, one),
            <MessageLink key="mail" message={one} />,
            ...[one.location, stateLabel(one)],
          ],
        }))}
      />
      <p style={PLAIN}>
        <a href={`/admin/api/guest-data/export?${search}`} download="guest-data.json">
          {t.downloadAll()}
        </a>
      </p>
      <Erase guest={guest} action={`/admin/api/guest-data/erase?${search}`} />
    </>
  )
}

function BookingList({ bookings }: Pick<GuestRecord, 'bookings'>) {
  return (
    <List
      title={t.bookings()}
      heads={[
        { name: t.visit(), wrap: 'nowrap' },
        t.restaurant(),
        t.party(),
        t.name(),
        t.phone(),
        t.status(),
        t.payment(),
      ]}
      rows={bookings.map((one) => ({
        key: one.id,
        cells: [
          <a
            key="day"
            href={`/admin/reservations?${new URLSearchParams({ location: one.locationId, day: one.serviceDay })}`}
          >
            {localMomentLabel(one.at)}
          </a>,
          ...[one.location, one.party, `${one.guest.firstName} ${one.guest.lastName}`],
          ...[phoneLabel(one.guest.phone), STATE_LABELS[one.state]()],
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
  const toCome = guest.bookings.filter((one) => one.toCome).length
  return (
    <section aria-label={t.erase()}>
      <h2>{t.erase()}</h2>
      <p style={PLAIN}>{t.eraseHint()}</p>
      {toCome > 0 ? (
        <p role="note" style={NOTE}>
          {t.bookingsStay({ count: toCome })}
        </p>
      ) : null}
      <form method="post" action={action} style={FORM}>
        <label>
          <input type="checkbox" required /> {t.guestAskedForThis({ email: guest.email })}
        </label>
        <button
          type="submit"
          className="btn btn--style-primary btn--size-medium"
          style={{ margin: 0 }}
        >
          {t.erase()}
        </button>
      </form>
    </section>
  )
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
