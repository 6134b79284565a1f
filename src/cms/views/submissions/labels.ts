import { kindLabel, stateLabel } from '#cms/submissions/labels.ts'
import type { ActivityEntry, Delivery, SubmissionDetail } from '#cms/submissions/types.ts'
import { longDate } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'

export { kindLabel, stateLabel }

const REFUSALS: Record<string, () => string> = {
  no_address: t.noAddress,
  not_found: t.isGone,
  forbidden: t.isGone,
  invalid: t.pleaseWriteBoth,
  no_answer: t.noAnswer,
  busy: t.noAnswer,
}

type Refused = { code: string; current: SubmissionDetail | null; unfilled: string[] }

/** Why something was refused; where a colleague was faster, who and with what. */
export function refusalText({ code, current, unfilled }: Refused): string {
  if (code === 'changed_meanwhile') {
    const last = current?.activity.at(-1)
    return last && current
      ? t.changedMeanwhileBy({ by: last.by ?? t.aColleague(), what: actText(last) })
      : t.changedMeanwhile()
  }
  if (code === 'unfilled') return t.stillToFillIn({ fields: unfilled.map(braced).join(', ') })
  return (REFUSALS[code] ?? t.didNotWork)()
}

const braced = (name: string) => `{${name}}`

/** What somebody did, in a few words. */
export function actText({ act, to, subject, booking }: ActivityEntry): string {
  switch (act) {
    case 'moved':
      return t.movedTo({ state: to ? stateLabel(to) : '' })
    case 'noted':
      return t.wroteANote()
    case 'replied':
      return t.replied({ subject })
    case 'booked':
      return t.madeABooking({ day: booking ? longDate(booking.day) : '' })
  }
}

/** How far a reply is. */
export function deliveryText(delivery: Delivery): string {
  return DELIVERIES[delivery]()
}

const DELIVERIES: Record<Delivery, () => string> = {
  waiting: t.isOnItsWay,
  sent: t.isSent,
  kept: t.isKept,
  dropped: t.isDropped,
  dead: t.isUndeliverable,
}
