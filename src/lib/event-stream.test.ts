import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BEAT_MS, endEventStreams, eventStream, type Say } from './event-stream.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A stream whose words the test says, and what a browser reads of it. */
function opened() {
  let say: Say = () => {}
  const unfollow = vi.fn()
  const answer = eventStream((given) => {
    say = given
    return unfollow
  })
  const reader = answer?.body?.getReader()
  const decoder = new TextDecoder()
  const read = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    return done ? null : decoder.decode(value)
  }
  return { say: (value: unknown) => say(value), unfollow, read, hangUp: () => reader?.cancel() }
}

test('says what it is told, and the last of it again every 25 seconds', async () => {
  const { say, read, hangUp } = opened()
  expect(await read()).toMatch(/^retry: [123]\d{3}\n\n$/)
  vi.advanceTimersByTime(BEAT_MS)
  say({ items: ['7'] })
  expect(await read()).toBe('data: {"items":["7"]}\n\n')
  vi.advanceTimersByTime(BEAT_MS)
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

test('ends with the process, and none is opened after that', async () => {
  const { read, unfollow } = opened()
  await read()
  endEventStreams()
  expect(await read()).toBeNull()
  expect(unfollow).toHaveBeenCalledOnce()
  expect(eventStream(() => () => {})).toBeNull()
})
