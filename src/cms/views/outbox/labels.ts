import { TEXT_PREFIX } from '#booking-engine/messages/text-kinds.ts'
import type { OutboxList, OutboxRow } from '#cms/outbox/outbox-lists.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { phoneLabel } from '../reservations/labels.ts'
import * as t from './messages.gen.ts'

type Text = () => string

/** Each list's name, and what stands in it. */
export const LIST_LABELS: Record<OutboxList, { label: Text; about: Text }> = {
  dead: { label: t.undeliverable, about: t.undeliverableHint },
  waiting: { label: t.waiting, about: t.waitingHint },
  kept: { label: t.notSent, about: t.notSentHint },
  sent: { label: t.sent, about: t.sentHint },
  dropped: { label: t.notNeeded, about: t.notNeededHint },
}

/** Label of a message's kind. */
export function kindLabel(kind: string): string {
  return KIND_LABELS[kind]?.() ?? kind
}

const KIND_LABELS: Record<string, Text> = {
  confirmation: t.confirmation,
  changed: t.change,
  cancelled: t.cancellation,
  reminder: t.reminder,
  alert: t.aTableIsFree,
  text_confirmation: t.textConfirmation,
  text_changed: t.textChange,
  text_cancelled: t.textCancellation,
  text_reminder: t.textReminder,
  text_table_ready: t.textTableReady,
  copy: t.sentAgainOnRequest,
  payment_capture: t.paymentToCollect,
  payment_return: t.refund,
  payment_fee: t.chargeToACard,
  payment_release: t.cardToRelease,
  charged: t.theCardWasCharged,
  unpaid: t.thePaymentFailed,
  unbooked: t.theTableWasNotBooked,
  application: t.application,
  'application-reply': t.applicationReply,
  'bulk-gift-cards': t.giftCardEnquiry,
  'group-booking': t.groupBookingEnquiry,
  'group-reply': t.enquiryReply,
  'gift-card-reply': t.enquiryReply,
  'newsletter-confirm': t.newsletterPleaseConfirm,
  'newsletter-known': t.newsletterOnTheList,
  'staff-invitation': t.invitation,
  'staff-sign-in-notice': t.signInNotice,
}

/** To whom a message goes: an address, or for text messages a telephone number as people write it. */
export function recipientLabel(row: OutboxRow): string {
  return isText(row) ? phoneLabel(row.recipient) : row.recipient
}

function isText({ kind }: Pick<OutboxRow, 'kind'>): boolean {
  return kind.startsWith(TEXT_PREFIX)
}

/** State of a message as part of a sentence. */
export function stateLabel(row: OutboxRow): string {
  const ended = momentLabel(row.times.ended)
  switch (row.state) {
    case 'sent':
      return t.isSent({ moment: ended })
    case 'kept':
      return isText(row) ? t.textIsNotSent() : t.isNotSent()
    case 'dropped':
      return t.isNotNeeded({ error: row.error ?? '' })
    case 'dead':
      return t.isUndeliverable({ error: row.error ?? '' })
    case 'sending':
      return t.isBeingSent()
    case 'waiting':
      return row.error
        ? t.isTriedAgain({
            attempts: row.attempts,
            moment: momentLabel(row.times.due),
            error: row.error,
          })
        : t.isDue({ moment: momentLabel(row.times.due) })
  }
}
