import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { openBookingDatabase } from '#storage/open.ts'

/** What one client was told, in its own words: the history that a race is judged by. */
export type Answer = {
  client: string
  at: string
  outcome: string
  token?: string
  manageToken?: string
  tables?: string[]
}

/** What a worker process is to do, given as JSON in its first argument. */
export type Work = {
  where: { databaseUrl?: string; databaseDirectUrl?: string; dataDir: string }
  secret: string
  locationId: string
  /** Names of the clients, each with the times that it tries one after the other. */
  clients: { name: string; times: string[] }[]
  /** After so many bookings the process stands still, until it is killed. */
  bookings?: number
}

/** One client tries to hold and to book a table for two at each of its times. */
export async function play(
  engine: BookingEngine,
  { locationId }: Pick<Work, 'locationId'>,
  { name, times }: Work['clients'][number],
  tell: (answer: Answer) => void,
): Promise<void> {
  for (const at of times) {
    const visitor = { token: `${name} ${at}`, address: null }
    const held = await engine.hold({ locationId, at, party: 2, attribute: 'default', visitor })
    if (!held.ok) {
      tell({ client: name, at, outcome: held.code })
      continue
    }
    const { token } = held.value
    tell({ client: name, at, outcome: 'held', token })
    const guest = {
      firstName: name,
      lastName: 'Racer',
      email: null,
      phone: '+16045550100',
      specialRequest: '',
      marketingOptIn: false,
    }
    const booked = await engine.reserve({ locationId, token, guest })
    if (!booked.ok) {
      tell({ client: name, at, outcome: booked.code })
      continue
    }
    const { reservation, manageToken } = booked.value
    tell({ client: name, at, outcome: 'booked', manageToken, tables: reservation.tables })
  }
}

/** Opens the database that some work is about, as a process of its own does. */
export async function openWork({ where, secret }: Work): Promise<BookingEngine> {
  return createBookingEngine({ store: await openBookingDatabase(where), secret })
}
