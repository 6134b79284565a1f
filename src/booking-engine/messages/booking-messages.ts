import type { Money } from '#lib/money/money.ts'
import { addDays } from '#lib/time/dates.ts'
import { SEQUENCE_START } from '#lib/time/ics.ts'
import { instantOf, type LocalDateTime } from '#lib/time/time.ts'
import { type NewMessage, queueMessage, withdrawMessage } from '#outbox/messages.ts'
import type { BookingSql, SqlDialect } from '#storage/database.ts'
import type { BookingSettings } from '../settings/settings.ts'
import { TEXT_PREFIX } from './text-kinds.ts'

/**
 * Mails to a guest about a booking. `copy`: the guest asked for the mail again · `charged`: their stored card
 * was charged · `unpaid`: the payment that their card had promised failed.
 */
export const BOOKING_MESSAGES = [
  'confirmation',
  'changed',
  'cancelled',
  'reminder',
  'copy',
  'charged',
  'unpaid',
] as const
export type BookingMessageKind = (typeof BOOKING_MESSAGES)[number]

/**
 * The booking a mail is about, as of when it was queued. The text is made on delivery from the current booking,
 * unless a later message has superseded this one.
 */
export type BookingMessagePayload = { reservation: string; sequence: number; at: LocalDateTime }

/** A guest can have the mail sent again once in this time, ms. */
const COPY_EVERY = 10 * 60_000

/** And at most this often: the address may be somebody else's. */
const MAX_COPIES = 3

/** The sequence of a new booking, as in its calendar file. */
export function firstSequence({ now }: SqlDialect): string {
  return `CAST((${now} - ${SEQUENCE_START}) / 1000 AS integer)`
}

/** The sequence of a booking that changes now: higher than before, also within the same second. */
export function nextSequence(dialect: SqlDialect): string {
  const clock = firstSequence(dialect)
  return `CASE WHEN ${clock} > sequence THEN ${clock} ELSE sequence + 1 END`
}

/** The entry of the walk-in list that the text message is about. */
export type TableReadyPayload = { entry: string }

type MessageRow = {
  id: string
  location_id: string
  email: string | null
  phone: string
  /** When the staff were told that text messages may be sent; null = they may not. */
  texts_at: number | null
  local_start: string
  time_zone: string
  sequence: number
  settings: string | null
}

/** Where a guest is written to: their address, else a number that may have text messages; null = nowhere. */
function channelOf({ email, phone, texts_at }: Pick<MessageRow, 'email' | 'phone' | 'texts_at'>) {
  if (email) return { prefix: '', recipient: email }
  return phone && texts_at !== null ? { prefix: TEXT_PREFIX, recipient: phone } : null
}

/**
 * Queues the mail or text message about a booking, in the booking's own transaction; nothing if the guest can be written
 * to by neither. A booking that was made or moved also gets the reminder of its day.
 */
export async function queueBookingMessage(
  sql: BookingSql,
  kind: 'confirmation' | 'changed' | 'cancelled',
  row: MessageRow,
): Promise<void> {
  const to = channelOf(row)
  if (!to) return
  const id = kind === 'changed' ? `${row.id}:${row.sequence}` : row.id
  await queueMessage(sql, { ...messageFor(row, to.recipient), kind: `${to.prefix}${kind}`, id })
  if (kind !== 'cancelled') await queueReminder(sql, row)
}

/** Queues the reminder of a booking's day; nothing if the guest cannot be written to, or is not reminded there. */
export async function queueReminder(sql: BookingSql, row: MessageRow): Promise<void> {
  const dueAt = remindAt(row)
  const to = channelOf(row)
  if (!to || dueAt === null) return
  const key = reminderKey(row, to.prefix)
  await queueMessage(sql, { ...messageFor(row, to.recipient), ...key, dueAt })
}

/** Whether a mail or text message said that a booking was changed, as long as messages are kept. */
export async function wasToldOfChange(sql: BookingSql, id: string): Promise<boolean> {
  for (const prefix of ['', TEXT_PREFIX]) {
    const [told] = await sql.all<{ key: string }>(
      'SELECT key FROM outbox WHERE key >= $1 AND key < $2 LIMIT 1',
      [`${prefix}changed:${id}:`, `${prefix}changed:${id};`],
    )
    if (told) return true
  }
  return false
}

/** Takes back the reminder of a booking's day: it would go to an address or number that is not the guest's any more. */
export async function withdrawReminder(
  sql: BookingSql,
  row: Pick<MessageRow, 'id' | 'local_start'>,
): Promise<void> {
  for (const prefix of ['', TEXT_PREFIX]) await withdrawMessage(sql, reminderKey(row, prefix))
}

function reminderKey({ id, local_start }: Pick<MessageRow, 'id' | 'local_start'>, prefix: string) {
  return { kind: `${prefix}reminder`, id: `${id}:${local_start}` }
}

/** Queues the mail about a booking again; returns false if that was done a few minutes ago, or too often. */
export async function queueCopy(
  sql: BookingSql,
  row: MessageRow & { email: string },
  now: number,
): Promise<boolean> {
  const mine = [`copy:${row.id}:`, `copy:${row.id};`]
  const written = await sql.all<{ count: number }>(
    'SELECT COUNT(*) AS count FROM outbox WHERE key >= $1 AND key < $2',
    mine,
  )
  if (Number(written[0]?.count) >= MAX_COPIES) return false
  const id = `${row.id}:${Math.floor(now / COPY_EVERY)}`
  return queueMessage(sql, { ...messageFor(row, row.email), kind: 'copy', id })
}

/** The columns that a mail about a booking's payment needs. */
export type PaymentMessageRow = Pick<
  MessageRow,
  'id' | 'location_id' | 'email' | 'local_start' | 'sequence'
>

/** Queues a mail about the guest's payment; returns false if they left no address, or were told before. */
export async function queuePaymentMessage(
  sql: BookingSql,
  kind: 'charged' | 'unpaid',
  row: PaymentMessageRow,
): Promise<boolean> {
  if (!row.email) return false
  return queueMessage(sql, { ...messageFor(row, row.email), kind, id: row.id })
}

function messageFor(row: PaymentMessageRow, recipient: string): Omit<NewMessage, 'kind' | 'id'> {
  const payload: BookingMessagePayload = {
    reservation: row.id,
    sequence: row.sequence,
    at: row.local_start,
  }
  return { locationId: row.location_id, recipient, payload }
}

/**
 * A table that was not booked, and the payment that was requested for it. Nothing about the guest but their
 * address.
 */
export type NotBookedPayload = Money & {
  address: string
  locationId: string
  kind: 'charge' | 'hold'
  at: LocalDateTime
  party: number
}

/** When the guest is reminded: the day before, at the location's local time; null = never. */
function remindAt({ settings, local_start, time_zone }: MessageRow): number | null {
  if (settings === null) return null
  const { remindAt: time } = JSON.parse(settings) as BookingSettings
  return time ? instantOf(`${addDays(local_start.slice(0, 10), -1)}T${time}`, time_zone) : null
}
