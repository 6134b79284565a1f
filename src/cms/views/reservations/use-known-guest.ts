import { useRef, useState } from 'react'
import type { GuestContact, KnownGuest } from '#booking-engine/guest-book/types.ts'
import type { KnownGuestAnswer } from '#cms/host/request-schemas.ts'
import { postToHostApi } from './api.ts'

/** Digits of a whole number of Canada or the United States. */
const WHOLE_NUMBER = 10

/**
 * Looks for the guest of a number or an address that a host writes down, once for each; `found` is told who it is.
 * Without an answer nothing is filled in.
 */
export function useKnownGuest(location: string, found: (guest: KnownGuest) => void) {
  const [known, setKnown] = useState<KnownGuest | null>(null)
  const asked = useRef('')
  const look = async (contact: GuestContact) => {
    const question = JSON.stringify(contact)
    if (asked.current === question) return
    asked.current = question
    setKnown(null)
    const body = { location: Number(location), ...contact }
    const reply = await postToHostApi<KnownGuestAnswer>('known-guest', body)
    // Another number was written down meanwhile.
    if (asked.current !== question) return
    const guest = reply.ok ? (reply.value?.guest ?? null) : null
    setKnown(guest)
    if (guest) found(guest)
  }
  return {
    known,
    lookByPhone: (phone: string) => {
      if (phone.replace(/\D/g, '').length >= WHOLE_NUMBER) void look({ phone })
    },
    lookByEmail: (email: string) => {
      if (email.includes('@')) void look({ email })
    },
  }
}
