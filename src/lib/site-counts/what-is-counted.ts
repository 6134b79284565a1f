import * as t from './messages.gen.ts'

/** What pages count of themselves, in words for guests and for staff: sections with their sentences. */
export function whatIsCounted(): { title: string; sentences: string[] }[] {
  return [
    {
      title: t.counted(),
      sentences: [
        ...[t.countedViews(), t.countedBooking(), t.countedNone()],
        ...[t.countedOrder(), t.countedSources(), t.countedAddresses()],
      ],
    },
    { title: t.notCounted(), sentences: [t.noVisitor(), t.noAddress(), t.noOthers()] },
    {
      title: t.kept(),
      sentences: [
        ...[t.keptDays(), t.keptFives(), t.limit(), t.keptWords(), t.leftOut()],
        t.keptAddresses(),
      ],
    },
    { title: t.refuse(), sentences: [t.refuseGpc(), t.bookings()] },
  ]
}

/** The title of the page that says so, and its first sentence. */
export const whatWeCount = { title: t.whatWeCount, lead: t.lead }
