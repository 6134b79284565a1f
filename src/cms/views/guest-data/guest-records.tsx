import type { CSSProperties } from 'react'
import type { GuestRecord } from '#cms/guest-data/guest.ts'
import { kindOf } from '#cms/submissions/kind-of.ts'
import { kindLabel, stateLabel as stateOfSubmission } from '#cms/submissions/labels.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { needsText, sortedTags, tagLabel } from '../guests/profile-text.ts'
import { type ListColumn, type ListRow, ListTable } from '../lists/list-table.tsx'
import { stateLabel } from '../outbox/labels.ts'
import { MessageLink } from '../outbox/message-link.tsx'
import { moneyText, phoneLabel, STATE_LABELS } from '../reservations/labels.ts'
import * as t from './messages.gen.ts'

type GuestRecordsProps = {
  guest: GuestRecord
  busy: boolean
  download(contact: string): Promise<void>
  erase(contact: string): Promise<void>
}

/** All that was found of a guest, and what can be done with it. */
export function GuestRecords({ guest, busy, download, erase }: GuestRecordsProps) {
  const { contact, bookings, guestBook, alerts, walkIns, messages, submissions } = guest
  const all = [bookings, guestBook, alerts, walkIns, messages, submissions]
  if (all.every((list) => list.length === 0)) return <p>{t.nothingIsStored({ contact })}</p>
  return (
    <>
      <BookingList bookings={bookings} />
      <ProfileList guestBook={guestBook} />
      <List
        title={t.waitingForATable()}
        heads={[{ name: t.requestedTime(), wrap: 'nowrap' }, t.restaurant(), t.party()]}
        rows={alerts.map((one) => ({
          key: one.id,
          cells: [momentLabel(one.at), one.location, one.party],
        }))}
      />
      <List
        title={t.walkInList()}
        heads={[
          { name: t.cameAt(), wrap: 'nowrap' },
          t.restaurant(),
          t.party(),
          t.name(),
          t.note(),
        ]}
        rows={walkIns.map((one) => ({
          key: one.id,
          cells: [momentLabel(one.cameAt), one.location, one.party, one.name, one.note],
        }))}
      />
      <List
        title={t.applicationsAndEnquiries()}
        heads={[
          { name: t.created(), wrap: 'nowrap' },
          t.about(),
          t.restaurant(),
          t.name(),
          t.status(),
        ]}
        rows={submissions.map((one) => ({
          key: `${one.list} ${one.id}`,
          cells: [
            momentLabel(one.arrivedAt),
            <SubmissionLink key="submission" one={one} />,
            ...[one.location ?? '', one.name, stateOfSubmission(one.state)],
          ],
        }))}
      />
      <List
        title={t.emailsAndTexts()}
        heads={[{ name: t.created(), wrap: 'nowrap' }, t.message(), t.restaurant(), t.status()]}
        rows={messages.map((one) => ({
          key: one.key,
          cells: [
            momentLabel(one.times.created),
            <MessageLink key="mail" message={one} />,
            ...[one.location, stateLabel(one)],
          ],
        }))}
      />
      <p style={PLAIN}>
        <button
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          style={{ margin: 0 }}
          aria-disabled={busy}
          onClick={() => void download(contact)}
        >
          {t.downloadAll()}
        </button>
      </p>
      <Erase {...{ guest, busy, erase }} />
    </>
  )
}

function SubmissionLink({ one }: { one: GuestRecord['submissions'][number] }) {
  const { list, id, sent, about } = one
  const kind = kindLabel(kindOf(list, sent))
  const parameter = list === 'applications' ? 'application' : 'enquiry'
  return (
    <a href={`/admin/${list}?${parameter}=${id}`}>{[kind, about].filter(Boolean).join(', ')}</a>
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
            {momentLabel(one.at)}
          </a>,
          ...[one.location, one.party, `${one.guest.firstName} ${one.guest.lastName}`],
          ...[phoneLabel(one.guest.phone), STATE_LABELS[one.state]()],
          one.money ? moneyText(one.money) : '',
        ],
      }))}
    />
  )
}

/** What staff wrote down of a guest, and with which other numbers and addresses they merged them. */
function ProfileList({ guestBook }: Pick<GuestRecord, 'guestBook'>) {
  const merged = guestBook.filter(({ merges }) => merges.length > 0)
  return (
    <>
      <List
        title={t.guestBook()}
        heads={[t.restaurant(), t.tags(), t.allergiesAndDiets(), t.seating(), t.notes()]}
        rows={guestBook
          .flatMap(({ contacts, profiles }) => profiles.map((one) => ({ ...one, contacts })))
          .map((one) => ({
            key: [one.locationId, ...one.contacts].join(' '),
            cells: [
              one.locationId === '' ? t.allRestaurants() : one.location,
              sortedTags(one.tags).map(tagLabel).join(', '),
              ...[needsText(one), one.seating, one.notes],
            ],
          }))}
      />
      <List
        title={t.mergedContacts()}
        heads={[t.phoneOrEmail()]}
        rows={merged
          .flatMap(({ contacts }) => contacts)
          .map((contact) => ({ key: contact, cells: [contact] }))}
      />
    </>
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

type EraseProps = Pick<GuestRecordsProps, 'guest' | 'busy' | 'erase'>

function Erase({ guest, busy, erase }: EraseProps) {
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
      <form
        style={FORM}
        onSubmit={(event) => {
          event.preventDefault()
          event.currentTarget.reset()
          void erase(guest.contact)
        }}
      >
        <label>
          <input type="checkbox" required /> {t.guestAskedForThis({ contact: guest.contact })}
        </label>
        <button
          type="submit"
          className="btn btn--style-primary btn--size-medium"
          style={{ margin: 0 }}
          aria-disabled={busy}
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
