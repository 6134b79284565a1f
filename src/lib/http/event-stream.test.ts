import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  endEventStreams,
  eventStream,
  HEARTBEAT_MS,
  type SendEvent,
  type StreamRequest,
  streamShare,
} from './event-stream.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A stream whose words the test says, and what a browser reads of it. */
function opened(asking: StreamRequest = { kind: 'guests', id: '198.51.100.1' }) {
  let say: SendEvent = () => {}
  const unfollow = vi.fn()
  const answer = eventStream(asking, (given) => {
    say = given
    return unfollow
  })
  const reader = answer.ok ? answer.value.body?.getReader() : undefined
  const decoder = new TextDecoder()
  const read = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    return done ? null : decoder.decode(value)
  }
  const code = answer.ok ? 'open' : answer.code
  return {
    code,
    say: (value: unknown) => say(value),
    unfollow,
    read,
    hangUp: () => reader?.cancel(),
  }
}

test('says what it is told, and the last of it again every 25 seconds', async () => {
  const { say, read, hangUp } = opened()
  expect(await read()).toMatch(/^retry: [123]\d{3}\n\n$/)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  say({ items: ['7'] })
  expect(await read()).toBe('data: {"items":["7"]}\n\n')
  vi.advanceTimersByTime(HEARTBEAT_MS)
  expect(await read()).toBe('data: {"items":["7"]}\n\n')
  await hangUp()
})

test('is forgotten when the browser has hung up', async () => {
  const { unfollow, hangUp } = opened()
  await hangUp()
  expect(unfollow).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('lets a browser go that does not read', () => {
  const { say, unfollow } = opened()
  for (let n = 0; n < 40 && unfollow.mock.calls.length === 0; n++) say(n)
  expect(unfollow).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

const guest = (id: string): StreamRequest => ({ kind: 'guests', id })
const staff = (id: string): StreamRequest => ({ kind: 'staff', id })

/** Opens as many streams as there is room for; `hangUp` ends them. */
function fill(who: (n: number) => StreamRequest) {
  const streams: ReturnType<typeof opened>[] = []
  for (;;) {
    const next = opened(who(streams.length))
    if (next.code !== 'open') {
      const hangUp = () => Promise.all(streams.map((stream) => stream.hangUp()))
      return { count: streams.length, code: next.code, streams, hangUp }
    }
    streams.push(next)
  }
}

test('one address has 400 of them, a network of IPv6 as one; another address has its own', async () => {
  const first = fill(() => guest('198.51.100.1'))
  expect([first.count, first.code]).toEqual([400, 'too_many_requests'])
  const network = fill((n) => guest(`2001:db8::${n.toString(16)}`))
  expect([network.count, network.code]).toEqual([400, 'too_many_requests'])
  const other = opened(guest('198.51.100.2'))
  expect(other.code).toBe('open')
  await first.streams.pop()?.hangUp()
  const again = opened(guest('198.51.100.1'))
  expect(again.code).toBe('open')
  await Promise.all([first.hangUp(), network.hangUp(), other.hangUp(), again.hangUp()])
})

/** The part of the room that this machine allows. */
const part = streamShare(
  Number((process.report.getReport() as OpenFiles).userLimits?.open_files?.soft ?? Number.NaN) ||
    Number.POSITIVE_INFINITY,
)
type OpenFiles = { userLimits?: { open_files?: { soft?: number | string } } }

// ASVS 15.2.2
test('guests together leave room for pages and for the staff, and the staff for them', async () => {
  const guests = fill((n) => guest(`198.51.${n >> 8}.${n & 255}`))
  expect([guests.count, guests.code]).toEqual([Math.floor(3000 * part), 'unavailable'])
  const people = fill((n) => staff(String(n)))
  expect([people.count, people.code]).toEqual([Math.floor(500 * part), 'unavailable'])
  await guests.hangUp()
  const one = opened()
  expect(one.code).toBe('open')
  await Promise.all([people.hangUp(), one.hangUp()])
  const person = fill(() => staff('7'))
  expect([person.count, person.code]).toEqual([20, 'too_many_requests'])
  await person.hangUp()
})

test('take no more than half of the files that the process may have open', () => {
  expect(streamShare(1024)).toBeCloseTo(512 / 3500)
  expect(streamShare(1_000_000)).toBe(1)
  expect(streamShare(Number.POSITIVE_INFINITY)).toBe(1)
})

test('a stream that is ended twice gives its room back once', async () => {
  const { say, unfollow, hangUp, code } = opened()
  expect(code).toBe('open')
  for (let n = 0; n < 40 && unfollow.mock.calls.length === 0; n++) say(n)
  await hangUp()
  const all = fill(() => guest('198.51.100.1'))
  expect(all.count).toBe(400)
  await all.hangUp()
})

test('ends with the process, and none is opened after that', async () => {
  const { read, unfollow } = opened()
  await read()
  endEventStreams()
  expect(await read()).toBeNull()
  expect(unfollow).toHaveBeenCalledOnce()
  expect(opened().code).toBe('unavailable')
})
