import type { PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { type LocalDateTime, localOf } from '#lib/time/time.ts'
import type { MessageState, MessageSummary, RenderedMail } from '#outbox/messages.ts'
import { type RestaurantInfo, withRestaurant } from '../host/with-restaurant.ts'
import { readableMessages } from './outbox-access.ts'

/** The lists of the outbox, what needs a look first. */
export const OUTBOX_LISTS = ['dead', 'waiting', 'kept', 'sent', 'dropped'] as const
export type OutboxList = (typeof OUTBOX_LISTS)[number]

const STATES: Record<OutboxList, MessageState[]> = {
  dead: ['dead'],
  waiting: ['waiting', 'sending'],
  kept: ['kept'],
  sent: ['sent'],
  dropped: ['dropped'],
}
const LIMIT = 100

/** Wall times of a message at the restaurant that it is about; `ended` is when it was made where it has not ended. */
export type MessageTimes = Record<'created' | 'due' | 'ended', LocalDateTime>

/** An outbox message, the restaurant that it is about, and its times there. */
export type OutboxRow = MessageSummary & RestaurantInfo & { times: MessageTimes }
export type OutboxCounts = Record<OutboxList, number>

/** Lists in order of preference; the first one that is not empty is opened. */
const DEFAULT_LISTS = ['dead', 'sent', 'kept'] as const

/**
 * The newest messages of a list that somebody may read, and how many there are in each list. `wanted` null = the
 * first of `DEFAULT_LISTS` that is not empty.
 */
export async function readOutboxList(
  req: PayloadRequest,
  wanted: OutboxList | null,
): Promise<{ list: OutboxList; rows: OutboxRow[]; counts: OutboxCounts; limit: number }> {
  const { outbox } = await bookingEngine()
  const readable = readableMessages(req)
  const counted = await outbox.count(readable)
  const list = wanted ?? DEFAULT_LISTS.find((one) => counted[one]) ?? 'sent'
  const found = await outbox.list({ states: STATES[list], scope: readable, limit: LIMIT })
  const counts = Object.fromEntries(
    OUTBOX_LISTS.map((one) => [
      one,
      STATES[one].reduce((sum, state) => sum + (counted[state] ?? 0), 0),
    ]),
  ) as OutboxCounts
  return { list, rows: await toOutboxRows(req, found), counts, limit: LIMIT }
}

/** An outbox message with the text that was sent; null where there is none that somebody may read. */
export async function readOutboxMessage(
  req: PayloadRequest,
  key: string,
): Promise<(OutboxRow & { rendered: RenderedMail | null }) | null> {
  const { outbox } = await bookingEngine()
  const message = await outbox.read(key, readableMessages(req))
  if (!message) return null
  const [row] = await toOutboxRows(req, [message])
  return row ? { ...row, rendered: message.rendered } : null
}

/** Messages with their restaurants and their times there. */
export async function toOutboxRows<T extends MessageSummary>(
  req: PayloadRequest,
  messages: readonly T[],
): Promise<(T & OutboxRow)[]> {
  const found = await withRestaurant(req, messages)
  return found.map((one) => {
    const { timeZone, createdAt, dueAt, endedAt } = one
    const [created, due, ended] = [createdAt, dueAt, endedAt ?? createdAt].map((at) =>
      localOf(at, timeZone),
    ) as [string, string, string]
    return { ...one, times: { created, due, ended } }
  })
}
