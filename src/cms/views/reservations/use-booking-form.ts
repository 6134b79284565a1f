import { useState } from 'react'
import type { BookingLimit, HostReservation } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { EnquiryToBook } from '#cms/submissions/book-of-enquiry.ts'
import type { Slot } from './board-context.ts'
import { NONE_YET } from './table-choice.tsx'
import { useFreeTables } from './use-free-tables.ts'
import { useKnownGuest } from './use-known-guest.ts'
import { useStaffTimes } from './use-staff-times.ts'

/** What a host writes down of a guest. */
export type GuestFields = { name: string; phone: string; email: string; request: string }

/** `one` = the booking that is to change · `slot` = what is chosen already · `enquiry` = what it is made of. */
type Start = { one?: HostReservation; slot?: Slot; enquiry?: EnquiryToBook }

/** The fields of a booking that the staff make, or of the one that they change. */
export function useBookingForm(day: HostDayView, { one, slot = {}, enquiry }: Start) {
  const [party, setParty] = useState(one?.party ?? enquiry?.party ?? 2)
  const [date, setDate] = useState(() => [day.day, day.today].toSorted().at(-1) ?? day.today)
  const [at, setAt] = useState(slot.at ?? one?.at ?? '')
  const [table, setTable] = useState(slot.table ?? '')
  const [guest, setGuest] = useState<GuestFields>(() => enquiry?.guest ?? fieldsOf(one))
  // Never over what the host has written.
  const lookup = useKnownGuest(day.locationId, (known) =>
    setGuest((last) => ({
      ...last,
      name: last.name || known.name,
      phone: last.phone || known.phone,
      email: last.email || (known.email ?? ''),
    })),
  )
  // The same time of another day, if that has it.
  const changeDate = (next: string) => {
    setDate(next)
    setAt((last) => last && `${next}T${last.slice(11)}`)
  }
  const own = one ? { reservation: one.id } : {}
  const question = { location: day.locationId, day: date, party, mark: day.mark, ...own }
  const { times, ask } = useStaffTimes(question)
  const chosen = times?.times.find((each) => each.at === at)
  const asked = { location: day.locationId, party, at, mark: day.mark, ...own }
  // For its whole turn: who books is promised the table until they leave.
  const tables = useFreeTables(at ? asked : null)?.filter(({ until }) => until === null) ?? null
  const beyond: BookingLimit[] = chosen?.beyond ?? []
  return {
    ...{ party, setParty, date, setDate: changeDate, at, setAt, table, setTable, guest, setGuest },
    ...{ times, ask, chosen, tables, beyond },
    /** Finds guests who have booked before; null = who is changed is known already. */
    lookup: one ? null : lookup,
    /** Whether the chosen time is one that is offered, or the one that the booking has. */
    isReady: chosen !== undefined || (at !== '' && at === one?.at),
    best: tables?.find(({ fits }) => fits),
    /** What the server is sent, without the table. */
    body: { party, at, guest, beyond },
    /** The wish that the chosen table is; null = none was chosen. */
    wish: wishOf(table),
  }
}

export type BookingFormState = ReturnType<typeof useBookingForm>

function wishOf(table: string) {
  if (table === '') return null
  return table === NONE_YET ? { kind: 'none' } : { kind: 'option', code: table }
}

function fieldsOf(one?: HostReservation): GuestFields {
  if (!one) return { name: '', phone: '', email: '', request: '' }
  const { firstName, lastName, phone, email, specialRequest: request } = one.guest
  return { name: `${firstName} ${lastName}`.trim(), phone, email: email ?? '', request }
}
