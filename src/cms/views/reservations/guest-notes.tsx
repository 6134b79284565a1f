import type { HostReservation } from '#booking-engine/host/types.ts'
import shared from '../board/board.module.css'
import type { BoardContext } from './board-context.ts'
import { guestName } from './labels.ts'
import * as t from './messages.gen.ts'

type GuestNotesProps = { one: HostReservation } & Pick<BoardContext, 'day'>

/** What the guest book has of a party beside what its row shows, and the way to its guest's page. */
export function GuestNotes({ one, day }: GuestNotesProps) {
  const { guest, id, locationId } = one
  const profile = day.profiles[id]
  // Who left neither number nor address is nobody's guest.
  if (!guest.phone && !guest.email) return null
  return (
    <>
      {profile?.seating ? <p>{t.wishesForASeat({ wishes: profile.seating })}</p> : null}
      {profile?.notes ? <p>{profile.notes}</p> : null}
      <a
        className={shared.button}
        href={`/admin/guests?${new URLSearchParams({ location: locationId, booking: id })}`}
        aria-label={t.guestPageOf({ name: guestName(one) })}
      >
        {t.guestPage()}
      </a>
    </>
  )
}
