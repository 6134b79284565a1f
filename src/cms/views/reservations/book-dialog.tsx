import { useState } from 'react'
import { STAFF_SOURCES, type StaffSource } from '#booking-engine/bookings/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
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

type BookDialogProps = { day: HostDayView; slot: Slot; actions: HostActions; close(): void }

/** Books for a guest who calls, writes or stands at the door. */
export function BookDialog({ day, slot, actions, close }: BookDialogProps) {
  const [key] = useState(() => newRequestKey())
  const [source, setSource] = useState<StaffSource>('telephone')
  const [texts, setTexts] = useState(false)
  const form = useBookingForm(day, { slot })
  const send = async () => {
    if (!form.isReady) return false
    const { body, wish, guest, at } = form
    const said = t.isBookedFor({ guest: guest.name, moment: momentLabel(at) })
    const whole = { ...body, key, source, texts, table: wish ?? { kind: 'best' } }
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
      <BookingFields day={day} form={form}>
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
