import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLive, QUESTION_MS, SILENCE_MS } from './live-line.ts'

/** A browser's event stream, which says and loses what the test wants. */
class Stream {
  static opened: Stream[] = []
  static get last(): Stream {
    return Stream.opened.at(-1) as Stream
  }
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  readonly url: string
  isClosed = false
  constructor(url: string) {
    this.url = url
    Stream.opened.push(this)
  }
  say(version: string) {
    if (!this.isClosed) this.onmessage?.({ data: JSON.stringify({ version }) })
  }
  break() {
    if (!this.isClosed) this.onerror?.()
  }
  close() {
    this.isClosed = true
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const unfollow: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  Stream.opened = []
  page.visibilityState = 'visible'
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  for (const end of unfollow.splice(0)) end()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Something that follows location 7, and is answered unless the test says otherwise. */
async function follow(ask = vi.fn(async () => true)) {
  const confirm = vi.fn()
  unfollow.push(followLive([7], { ask, confirm }))
  await settle()
  return { ask, confirm }
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const look = async (state: 'visible' | 'hidden') => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
  await settle()
}

test('asks at once and at each change, and not again for what it has asked for already', async () => {
  const { ask, confirm } = await follow()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(Stream.last.url).toBe('/admin/api/reservations/live?locations=7')
  Stream.last.say('1.1')
  await settle()
  expect(ask).toHaveBeenCalledTimes(2)
  Stream.last.say('1.1')
  await settle()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(confirm).toHaveBeenCalledTimes(1)
  Stream.last.say('1.2')
  await settle()
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a question without an answer is asked again at the next heartbeat', async () => {
  const ask = vi.fn(async () => true)
  await follow(ask)
  ask.mockResolvedValueOnce(false)
  Stream.last.say('1.1')
  await settle()
  Stream.last.say('1.1')
  await settle()
  expect(ask).toHaveBeenCalledTimes(3)
  Stream.last.say('1.1')
  await settle()
  expect(ask).toHaveBeenCalledTimes(3)
})

test('what changes while a question is under way is asked for once more after it', async () => {
  const answers: ((answered: boolean) => void)[] = []
  const ask = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  await follow(ask)
  for (const version of ['1.1', '1.2', '1.3']) Stream.last.say(version)
  await settle()
  expect(ask).toHaveBeenCalledTimes(1)
  answers[0]?.(true)
  await settle()
  expect(ask).toHaveBeenCalledTimes(2)
  answers[1]?.(true)
  await settle()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('parts of one page share a line, which closes with the last of them', async () => {
  await follow()
  await follow()
  expect(Stream.opened).toHaveLength(1)
  unfollow.shift()?.()
  expect(Stream.last.isClosed).toBe(false)
  unfollow.shift()?.()
  expect(Stream.last.isClosed).toBe(true)
})

test('a line that is silent is opened again, and what was missed is asked for', async () => {
  const { ask } = await follow()
  Stream.last.say('1.1')
  await settle()
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1)
  expect(Stream.last.isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(Stream.last.isClosed).toBe(true)
  expect(ask).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1000)
  expect(Stream.opened).toHaveLength(2)
  Stream.last.say('1.9')
  await settle()
  expect(ask).toHaveBeenCalledTimes(4)
})

test('screens that lose the server come back at different times, later with each failure', async () => {
  await follow()
  const waits: number[] = []
  const random = vi.spyOn(Math, 'random')
  for (const chance of [0, 0.999, 0.5, 0.5, 0.5, 0.999]) {
    random.mockReturnValue(chance)
    const { length } = Stream.opened
    Stream.last.break()
    const lost = Date.now()
    while (Stream.opened.length === length) await vi.advanceTimersByTimeAsync(100)
    waits.push(Date.now() - lost)
  }
  random.mockRestore()
  expect(waits).toEqual([500, 2000, 3000, 6000, 7500, 10_000])
})

test('where no event comes through it is asked every five seconds', async () => {
  const { ask } = await follow()
  // A proxy that holds events back: the stream opens and says nothing.
  await vi.advanceTimersByTimeAsync(2 * QUESTION_MS.silent)
  expect(ask).toHaveBeenCalledTimes(3)
  Stream.last.say('1.1')
  await settle()
  const { length } = ask.mock.calls
  for (let beats = 0; beats < 11; beats++) {
    await vi.advanceTimersByTimeAsync(5000)
    Stream.last.say('1.1')
  }
  expect(ask).toHaveBeenCalledTimes(length)
  // Once a minute for what no event tells.
  await vi.advanceTimersByTimeAsync(5000)
  expect(ask).toHaveBeenCalledTimes(length + 1)
})

test('nothing is open or asked while nobody looks, and at once when somebody does', async () => {
  const { ask } = await follow()
  Stream.last.say('1.1')
  await settle()
  await look('hidden')
  expect(Stream.last.isClosed).toBe(true)
  window.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(2)
  await look('visible')
  expect(ask).toHaveBeenCalledTimes(3)
  expect(Stream.opened).toHaveLength(2)
})

test('a lost network is noticed at once, and so is one that is back', async () => {
  const ask = vi.fn(async () => true)
  await follow(ask)
  Stream.last.say('1.1')
  await settle()
  ask.mockResolvedValue(false)
  window.dispatchEvent(new Event('offline'))
  await settle()
  expect(ask).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(600_000)
  ask.mockClear()
  ask.mockResolvedValue(true)
  const { length } = Stream.opened
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(Stream.opened).toHaveLength(length + 1)
})

test('after a wake nobody waits for a question that was asked before the sleep', async () => {
  const ask = vi.fn(() => new Promise<boolean>(() => {}))
  await follow(ask)
  await look('hidden')
  await look('visible')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a browser has four streams at most; a fifth window asks until one is free', async () => {
  const taken = new Set<string>()
  vi.stubGlobal('navigator', {
    locks: {
      request: async (
        name: string,
        _: object,
        work: (lock: object | null) => Promise<void> | void,
      ) => {
        if (taken.has(name)) return work(null)
        taken.add(name)
        await work({})
        taken.delete(name)
      },
    },
  })
  const asks = [1, 2, 3, 4, 5].map(() => vi.fn(async () => true))
  asks.forEach((ask, n) => {
    unfollow.push(followLive([n, 8], { ask }))
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(Stream.opened).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(QUESTION_MS.silent)
  expect(asks[4]).toHaveBeenCalledTimes(2)
  unfollow.shift()?.()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(Stream.opened.some(({ url }) => url.endsWith('locations=4,8'))).toBe(true)
})
