// spec:engine.desk-live
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { endEventStreams, openEventStreams } from '#lib/http/event-stream.ts'
import { type Content, fridayAhead, startContent } from '#tests/support/content.ts'
import { bookAs } from '#tests/support/host.ts'
import { readEvents } from '#tests/support/read-events.ts'

let system: Content
let here: number
let elsewhere: number
let friday: string

beforeAll(async () => {
  system = await startContent()
  here = await system.openLocation('here')
  elsewhere = await system.openLocation('elsewhere')
  friday = fridayAhead()
})
afterAll(() => system?.stop())

const open = (as?: string, ...locations: unknown[]) =>
  system.open(`/reservations/live?locations=${locations.length > 0 ? locations : here}`, as)
const hostHere = (more: Record<string, unknown> = {}) =>
  system.signIn(['host'], { locations: [here], ...more })
const book = async (time: string) => {
  const { bookingEngine } = await import('#booking-engine/process.ts')
  const visit = { locationId: String(here), at: `${friday}T${time}` }
  return (await bookAs(await bookingEngine(), visit)).reservation.id
}
const looked = async () => (await import('#booking-engine/process.ts')).locationFeed().poll()

/** The heartbeats' clock, which passes when the test says so. */
function holdHeartbeats() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return () => vi.advanceTimersByTime(5000)
}

test('a stream says the version at once, at every change, and again every five seconds', async () => {
  const beat = holdHeartbeats()
  const answer = await open(await hostHere())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const events = readEvents(answer)
  const first = await events.next()
  expect(first).toEqual({ version: expect.any(String) })
  beat()
  expect(await events.next()).toEqual(first)
  await book('17:00')
  await looked()
  const second = await events.next()
  expect(second).not.toEqual(first)
  await events.close()
  // What changed while nobody was connected is in the first event of the next stream.
  await book('19:00')
  const again = readEvents(await open(await hostHere()))
  const third = await again.next()
  expect([first, second]).not.toContainEqual(third)
  await again.close()
  expect(openEventStreams().staff).toBe(0)
})

test('is for those who may see the parties of all of its locations, and nobody else', async () => {
  const host = await hostHere()
  expect((await open(host, elsewhere)).status).toBe(403)
  expect((await open(host, here, elsewhere)).status).toBe(403)
  expect((await open(host, 'here')).status).toBe(422)
  expect((await open(await system.signIn(['editor']))).status).toBe(403)
  expect((await open()).status).toBe(403)
  const kitchen = await open(await system.signIn(['viewer'], { locations: [here] }))
  expect(kitchen.status).toBe(200)
  await kitchen.body?.cancel()
  const admin = await open(await system.signIn(['admin']), here, elsewhere)
  expect(admin.status).toBe(200)
  await admin.body?.cancel()
})

test('ends for a host who signs out, or does not work there any more', async () => {
  const beat = holdHeartbeats()
  const away = await hostHere({ name: 'Away' })
  const moved = await hostHere({ name: 'Moved' })
  const stays = await hostHere({ name: 'Stays' })
  const streams = []
  for (const host of [away, moved, stays]) streams.push(readEvents(await open(host)))
  for (const stream of streams) await stream.next()
  expect((await system.rest('POST', '/staff/logout', { as: away })).status).toBe(200)
  const { docs } = await system.payload.find({
    collection: 'staff',
    where: { name: { equals: 'Moved' } },
  })
  await system.payload.update({
    ...{ collection: 'staff', id: docs[0]?.id ?? 0, data: { locations: [elsewhere] } },
  })
  beat()
  const [first, second, third] = streams
  expect(await first?.next()).toBeNull()
  expect(await second?.next()).toBeNull()
  expect(await third?.next()).toEqual({ version: expect.any(String) })
  await third?.close()
})

test('says nothing as long as the database does not answer, and goes on after that', async () => {
  const beat = holdHeartbeats()
  const { bookingEngine } = await import('#booking-engine/process.ts')
  const events = readEvents(await open(await hostHere()))
  const first = await events.next()
  const said: unknown[] = []
  const { error } = console
  console.error = (...words) => said.push(words)
  const down = vi
    .spyOn((await bookingEngine()).host, 'locationVersions')
    .mockRejectedValue(new Error('down'))
  let heard = false
  const next = events.next().then((event) => {
    heard = true
    return event
  })
  beat()
  await looked()
  await looked()
  expect(heard).toBe(false)
  console.error = error
  expect(said).toHaveLength(1)
  down.mockRestore()
  beat()
  expect(await next).toEqual(first)
  await events.close()
})

test('one account has twenty of them, another one its own, and all end with the instance', async () => {
  const host = await hostHere()
  const streams: Response[] = []
  let refused: Response
  for (;;) {
    refused = await open(host)
    if (!refused.ok) break
    streams.push(refused)
  }
  expect([streams.length, refused.status]).toEqual([20, 429])
  expect(refused.headers.get('retry-after')).toBe('30')
  const other = await open(await hostHere())
  expect(other.status).toBe(200)
  expect(openEventStreams().staff).toBe(21)
  const last = [...streams, other].map(readEvents)
  for (const events of last) await events.next()
  endEventStreams()
  for (const events of last) expect(await events.next()).toBeNull()
  expect(openEventStreams().staff).toBe(0)
  expect((await open(host)).status).toBe(503)
})
