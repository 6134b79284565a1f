import { setTimeout as pause } from 'node:timers/promises'
import { type BookingServer, serveBooking } from '#tests/support/booking-server.ts'
import type { Trouble } from './troubles.ts'

/** Instances of the booking routes over one database. */
export type Fleet = {
  size: number
  /** Origin of an instance that is not known to be dead, each in its turn. */
  origin(): string
  /** Kills one, in whose place another one is soon. */
  kill(index: number): Promise<void>
  /** Has one stand still for so many ms. */
  pause(index: number, ms: number): Promise<void>
  /** Sets in one, or in all of them, what goes wrong there. */
  tell(index: number, trouble: Trouble): Promise<void>
  tellAll(trouble: Trouble): Promise<void>
  stop(): Promise<void>
}

type Where = { databaseUrl?: string; dataDir: string }

/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9'

/** Starts so many instances, which send their mails to `smtpUrl`. */
export async function startFleet(
  where: Where,
  secret: string,
  size: number,
  smtpUrl: string,
): Promise<Fleet> {
  const start = () =>
    serveBooking(where, secret, { BAD_LINE: '1', HISTORY: '1', SMTP_URL: smtpUrl })
  const instances: (BookingServer | null)[] = await Promise.all(Array.from({ length: size }, start))
  const starting: Promise<void>[] = []
  let turn = 0
  const alive = () => instances.filter((one) => one !== null)

  async function tell(index: number, trouble: Trouble): Promise<void> {
    const told = instances[index]
    const body = JSON.stringify(trouble)
    // Until it has heard it, or is dead.
    while (told && instances[index] === told) {
      const reply = await fetch(`${told.origin}/trouble/set`, { method: 'POST', body }).catch(
        () => null,
      )
      if (reply?.ok) return
      await pause(100)
    }
  }

  return {
    size,
    origin: () => {
      const up = alive()
      // While the only one is being started again nobody answers: that is an answer too.
      return up[turn++ % up.length]?.origin ?? NOWHERE
    },
    async kill(index) {
      const victim = instances[index]
      if (!victim) return
      instances[index] = null
      await victim.kill()
      const begun = start().then((one) => {
        instances[index] = one
      })
      // It is heard of when the fleet is stopped.
      begun.catch(() => {})
      starting.push(begun)
    },
    pause: async (index, ms) => instances[index]?.standStill(ms / 1000),
    tell,
    tellAll: async (trouble) => {
      await Promise.all(instances.map((_, index) => tell(index, trouble)))
    },
    stop: async () => {
      await Promise.all(starting)
      await Promise.all(alive().map((one) => one.stop()))
    },
  }
}
