import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { COMPILED } from '../../scripts/lib/bootstrap.mjs'
import type { Answer } from './booking-client.ts'

/** The site's booking routes in a process of their own. */
export type BookingServer = {
  origin: string
  stop(): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
  /**
   * Stands still for so many seconds (SIGSTOP), whatever this process does: one that waits for a lock of
   * the one that stands still could not wake it.
   */
  standStill(seconds: number): Promise<void>
}

/**
 * Starts the booking routes over a booking database; `secret` is the installation's, `also` are further
 * variables (`booking-api.ts`).
 */
export async function serveBooking(
  where: { databaseUrl?: string; databaseDirectUrl?: string; dataDir: string },
  secret: string,
  also: Record<string, string> = {},
): Promise<BookingServer> {
  const script = new URL('./booking-api.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script], {
    // Its input ends with this process, and it with its input.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: path.resolve(COMPILED),
      DATA_DIR: where.dataDir,
      DATABASE_URL: where.databaseUrl ?? '',
      DATABASE_DIRECT_URL: where.databaseDirectUrl ?? '',
      TABLESIDE_SECRET: secret,
      ...also,
    },
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`the booking routes ended with ${code}`)))
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return gone
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    standStill: (seconds) => {
      const still = `kill -STOP ${child.pid}; sleep ${seconds}; kill -CONT ${child.pid}`
      const waker = spawn('sh', ['-c', still], { stdio: 'ignore' })
      return new Promise((resolve) => waker.once('exit', () => resolve()))
    },
  }
}

type Refused = { error?: { code: string } }
type Held = Refused & { response?: { reservation_token: string } }
type Reserved = Refused & { success: boolean; response: { manage_reservation_url: string } }

/** One browser: it holds and reserves by the site's own routes, from an address of its own. */
export async function playOverHttp(
  origin: string,
  locationId: string,
  at: string,
  n: number,
): Promise<Answer> {
  const client = `web-${n}`
  const address = `10.${n % 250}.${Math.floor(n / 250)}.9`
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/opentable/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ restaurant_id: locationId, ...body }),
    })
  const asked = { party_size: '2', date_time: at, reservation_attribute: 'default' }
  const hold = await post('lock-availability', asked)
  const held = (await hold.json()) as Held
  if (!hold.ok) return { client, at, outcome: held.error?.code ?? `status ${hold.status}` }
  const token = held.response?.reservation_token ?? ''
  const guest = { first_name: client, last_name: 'Racer', phone_number: '604-555-0100' }
  const reserve = await post('reserve', { reservation_token: token, ...guest })
  const booked = (await reserve.json()) as Reserved
  if (!booked.success) return { client, at, outcome: booked.error?.code ?? 'unclear' }
  const manageToken = booked.response.manage_reservation_url.split('/').at(-1) ?? ''
  return { client, at, outcome: 'booked', manageToken }
}

/** The answer with the tables of its booking: the site names none, the guest's manage link does. */
export async function withTables(engine: BookingEngine, answer: Answer): Promise<Answer> {
  if (!answer.manageToken) return answer
  const found = await engine.find(answer.manageToken)
  return found.ok ? { ...answer, tables: found.value.reservation.tables } : answer
}
