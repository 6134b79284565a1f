import type { OutboxList, OutboxRow } from '#cms/outbox/outbox-lists.ts'
import { localOf } from '#lib/time/time.ts'
import { dateLabel, timeLabel } from '#lib/time/time-labels.ts'

/** Each list's name, and what stands in it. */
export const LIST_LABELS: Record<OutboxList, { label: string; about: string }> = {
  dead: {
    label: 'Undeliverable',
    about:
      'Refused by a mail server or a bank, or given up: emails after half a day, payments after five days. Please call the person it was for; once the cause is fixed, try again.',
  },
  waiting: { label: 'Waiting', about: 'Reminders for later, and anything being retried.' },
  kept: {
    label: 'Not sent: no mail server',
    about:
      'No mail server is configured (SMTP_URL), so nothing was sent. This is what would have been sent.',
  },
  sent: { label: 'Sent', about: 'Accepted by a mail server.' },
  dropped: {
    label: 'Not needed',
    about: 'When they were due, there was nothing left to say.',
  },
}

/** What a letter is, in the staff's words. */
export function kindLabel(kind: string): string {
  return KIND_LABELS[kind] ?? kind
}

const KIND_LABELS: Record<string, string> = {
  confirmation: 'Confirmation',
  changed: 'Change',
  cancelled: 'Cancellation',
  reminder: 'Reminder',
  alert: 'A table is free',
  copy: 'Sent again on request',
  payment_capture: 'Payment to collect',
  payment_return: 'Refund',
  payment_fee: 'Charge to a card on file',
  payment_release: 'Card to release',
  charged: 'The card was charged',
  unpaid: 'The payment failed',
  unbooked: 'The table was not booked',
  application: 'Application',
  'bulk-gift-cards': 'Gift card enquiry',
  'group-booking': 'Group booking enquiry',
  'newsletter-confirm': 'Newsletter: please confirm',
  'newsletter-known': 'Newsletter: you are on the list',
}

/** An instant (ms) on the restaurant's wall: `Fri, Nov 20, 7:00 PM`. */
export function momentLabel(instant: number, { timeZone }: Pick<OutboxRow, 'timeZone'>): string {
  const local = localOf(instant, timeZone)
  return `${dateLabel(local.slice(0, 10))}, ${timeLabel(local.slice(11))}`
}

/** Where a letter stands, in a sentence part. */
export function stateLabel(row: OutboxRow): string {
  const ended = momentLabel(row.endedAt ?? row.createdAt, row)
  switch (row.state) {
    case 'sent':
      return `Sent ${ended}`
    case 'kept':
      return 'Not sent: no mail server is configured'
    case 'dropped':
      return `Not needed: ${row.error}`
    case 'dead':
      return `Undeliverable: ${row.error}`
    case 'sending':
      return 'Being sent'
    case 'waiting':
      return row.error
        ? `Tried ${row.attempts} times, next ${momentLabel(row.dueAt, row)}: ${row.error}`
        : `Due ${momentLabel(row.dueAt, row)}`
  }
}
