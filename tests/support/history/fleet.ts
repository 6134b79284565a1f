import { type BookingServer, serveBooking } from '../booking-server.ts'

/** Instances of the booking routes over one database, of which some are always in trouble. */
export type Fleet = {
  /** Origin of an instance that is not known to be dead. */
  origin(): string
  /** What was done to them, by name. */
  faults: Record<string, number>
  /** Has one instance killed and started again, or stand still for a while; the next time it is the other. */
  trouble(): Promise<void>
  stop(): Promise<void>
}

type Where = { databaseUrl?: string; dataDir: string }

const HOUR = 3_600_000

/** Starts so many instances; the clock of every second one is an hour and a half off. */
export async function startFleet(where: Where, secret: string, count: number): Promise<Fleet> {
  const start = (index: number) =>
    serveBooking(where, secret, {
      ...{ BAD_LINE: '1', PAYMENT_JOBS: '1' },
      ...(index % 2 === 1 ? { CLOCK_OFF: String(1.5 * HOUR) } : {}),
    })
  const instances: (BookingServer | null)[] = await Promise.all(
    Array.from({ length: count }, (_, index) => start(index)),
  )
  const faults = { killed: 0, paused: 0 }
  let turn = 0
  let round = 0
  const alive = () => instances.filter((one) => one !== null)

  async function kill(index: number): Promise<void> {
    const victim = instances[index]
    instances[index] = null
    await victim?.kill()
    faults.killed++
    instances[index] = await start(index)
  }

  async function pause(index: number): Promise<void> {
    faults.paused++
    await instances[index]?.standStill(0.5)
  }

  return {
    origin: () => {
      const up = alive()
      // While the only one is being started again nobody listens there: that is an answer too.
      return up[turn++ % up.length]?.origin ?? 'http://127.0.0.1:9'
    },
    faults,
    async trouble() {
      const index = Math.floor(round / 2) % count
      const isKill = round++ % 2 === 0
      await (isKill ? kill(index) : pause(index))
    },
    stop: async () => {
      await Promise.all(alive().map((one) => one.stop()))
    },
  }
}
