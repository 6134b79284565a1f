import * as t from './messages.gen.ts'
import type { SubmissionKind, SubmissionState } from './states.ts'

/** What a reply begins with; `moveTo`: the state that it suggests, null = the one that it is in. */
export type ReplyTemplate = {
  name: string
  kind: SubmissionKind
  subject: string
  text: string
  moveTo: SubmissionState | null
}

/** The templates that the site brings. A group's own of the same name and kind take their place. */
export function standardTemplates(): ReplyTemplate[] {
  return [
    {
      ...{ name: t.received(), kind: 'application', moveTo: 'in-touch' },
      ...{ subject: t.receivedSubject(), text: t.receivedText() },
    },
    {
      ...{ name: t.trialShiftInvitation(), kind: 'application', moveTo: 'trial-shift' },
      ...{ subject: t.trialShiftSubject(), text: t.trialShiftText() },
    },
    {
      ...{ name: t.kindRefusal(), kind: 'application', moveTo: 'closed' },
      ...{ subject: t.refusalSubject(), text: t.refusalText() },
    },
    {
      ...{ name: t.weHaveATable(), kind: 'group-booking', moveTo: 'answered' },
      ...{ subject: t.weHaveATableSubject(), text: t.weHaveATableText() },
    },
    {
      ...{ name: t.fullThatDay(), kind: 'group-booking', moveTo: 'answered' },
      ...{ subject: t.fullThatDaySubject(), text: t.fullThatDayText() },
    },
    {
      ...{ name: t.giftCardsByEmail(), kind: 'bulk-gift-cards', moveTo: 'answered' },
      ...{ subject: t.giftCardsByEmailSubject(), text: t.giftCardsByEmailText() },
    },
    {
      ...{ name: t.giftCardsOnTheirWay(), kind: 'bulk-gift-cards', moveTo: 'ordered' },
      ...{ subject: t.giftCardsOnTheirWaySubject(), text: t.giftCardsOnTheirWayText() },
    },
  ]
}
