import { useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { Slot } from './board-context.ts'
import { BookingFields } from './booking-fields.tsx'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { guestName } from './labels.ts'
import * as t from './messages.gen.ts'
import { TextConsent } from './text-consent.tsx'
import { useBookingForm } from './use-booking-form.ts'
import type { HostActions } from './use-host-actions.ts'

const AT = 'change'

type ChangeDialogProps = {
  one: HostReservation
  day: HostDayView
  slot: Slot
  actions: HostActions
  close(): void
}

/** Changes a booking: time, day, party, table, and what is known of the guest. */
export function ChangeDialog({ one, day, slot, actions, close }: ChangeDialogProps) {
  const [tell, setTell] = useState(true)
  const [agrees, setAgrees] = useState<boolean | null>(null)
  const form = useBookingForm(day, { one, slot })
  // Another number is another consent.
  const texts = agrees ?? (one.texts !== null && form.guest.phone === one.guest.phone)
  const send = async () => {
    if (!form.isReady) return false
    const { body, wish } = form
    const { id, seen } = one
    const whole = { ...body, id, seen, tell, texts, table: wish ?? { kind: 'keep' } }
    const done = await actions.send(AT, 'change', whole, t.isChanged({ guest: guestName(one) }))
    if (!done) form.ask()
    return done
  }
  return (
    <Dialog
      title={t.changeBooking()}
      submit={form.beyond.length > 0 ? t.saveAnyway() : t.saveChanges()}
      busy={actions.busy}
      error={actions.error?.at === AT ? actions.error.text : null}
      close={close}
      send={send}
    >
      <BookingFields day={day} form={form} standard={t.keepTheTable()}>
        {null}
      </BookingFields>
      <TextConsent guest={form.guest} agrees={texts} setAgrees={setAgrees} />
      {form.guest.email || (texts && form.guest.phone) ? (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={tell}
            onChange={(event) => setTell(event.target.checked)}
          />
          <span>{t.tellTheGuest()}</span>
        </label>
      ) : null}
    </Dialog>
  )
}
