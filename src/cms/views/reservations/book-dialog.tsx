import { useState } from 'react'
import { STAFF_SOURCES, type StaffSource } from '#booking-engine/bookings/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { EnquiryToBook } from '#cms/submissions/book-of-enquiry.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { newRequestKey } from './api.ts'
import type { Slot } from './board-context.ts'
import { BookingFields } from './booking-fields.tsx'
import { Dialog } from './dialog.tsx'
import { SOURCE_LABELS } from './labels.ts'
import * as t from './messages.gen.ts'
import { TextConsent } from './text-consent.tsx'
import { useBookingForm } from './use-booking-form.ts'
import type { HostActions } from './use-host-actions.ts'

const AT = 'book'

type BookDialogProps = {
  day: HostDayView
  slot: Slot
  /** The enquiry that the booking is made of. */
  enquiry?: EnquiryToBook | undefined
  actions: HostActions
  close(): void
}

/** Books for a guest who calls, writes or stands at the door. */
export function BookDialog({ day, slot, enquiry, actions, close }: BookDialogProps) {
  const [key] = useState(() => newRequestKey())
  const [source, setSource] = useState<StaffSource>(enquiry ? 'email' : 'telephone')
  const [texts, setTexts] = useState(false)
  const form = useBookingForm(day, { slot, ...(enquiry ? { enquiry } : {}) })
  const send = async () => {
    if (!form.isReady) return false
    const { body, wish, guest, at } = form
    const said = t.isBookedFor({ guest: guest.name, moment: momentLabel(at) })
    const whole = {
      ...body,
      key,
      source,
      texts,
      table: wish ?? { kind: 'best' },
      enquiry: enquiry?.id,
    }
    const done = await actions.send(AT, 'book', whole, said)
    if (!done) form.ask()
    return done
  }
  return (
    <Dialog
      title={t.newBooking()}
      submit={form.beyond.length > 0 ? t.bookAnyway() : t.book()}
      busy={actions.busy}
      error={actions.error?.at === AT ? actions.error.text : null}
      close={close}
      send={send}
    >
      {enquiry ? <EnquiryLink id={enquiry.id} /> : null}
      <BookingFields day={day} form={form} opens={enquiry !== undefined}>
        <label>
          <span className={shared.label}>{t.howTheyAsked()}</span>
          <select
            className={shared.input}
            value={source}
            onChange={(event) => setSource(event.target.value as StaffSource)}
          >
            {STAFF_SOURCES.map((one) => (
              <option key={one} value={one}>
                {SOURCE_LABELS[one]()}
              </option>
            ))}
          </select>
        </label>
      </BookingFields>
      <TextConsent guest={form.guest} agrees={texts} setAgrees={setTexts} />
    </Dialog>
  )
}

/** Where the booking comes from, in a window of its own: what stands in the form stays. */
function EnquiryLink({ id }: { id: number }) {
  return (
    <p>
      <a href={`/admin/enquiries?enquiry=${id}`} target="_blank" rel="noreferrer">
        {t.lookAtEnquiry({ id: String(id) })}
      </a>
    </p>
  )
}
