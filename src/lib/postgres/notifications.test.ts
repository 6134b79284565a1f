import { beforeEach, expect, test, vi } from 'vitest'
import { listenForNotifications } from './notifications.ts'
import { PostgresSession } from './session.ts'

vi.mock('./session.ts', () => ({
  PostgresSession: vi.fn(
    class {
      connect = vi.fn(() => opened.promise)
      query = vi.fn(async () => [])
      end = vi.fn(async () => {})
      drop = vi.fn(() => opened.reject(new Error('dropped')))
    },
  ),
}))

let opened = Promise.withResolvers<void>()
const heard = { tableside_epoch: vi.fn(), tableside_sold_out: vi.fn() }

beforeEach(() => {
  vi.clearAllMocks()
  opened = Promise.withResolvers<void>()
})

const listen = () => {
  const stop = listenForNotifications('postgres://nowhere', heard)
  const [, , options] = vi.mocked(PostgresSession).mock.lastCall ?? []
  const notify = () => options?.onNotification?.('tableside_epoch')
  return { stop, notify, session: vi.mocked(PostgresSession).mock.results.at(-1)?.value }
}

test('a session that is being opened is dropped by who stops, and not waited for', async () => {
  const { stop, session } = listen()
  await stop()
  expect(session.drop).toHaveBeenCalled()
  expect(heard.tableside_epoch).not.toHaveBeenCalled()
})

test('who stops while the last answer of an opening is on its way hears nothing of it', async () => {
  const { stop } = listen()
  opened.resolve()
  await stop()
  expect(heard.tableside_epoch).not.toHaveBeenCalled()
})

test('a notification that arrives while the session ends is not heard', async () => {
  const { stop, notify, session } = listen()
  opened.resolve()
  await expect.poll(() => heard.tableside_epoch).toHaveBeenCalledOnce()
  notify()
  expect(heard.tableside_epoch).toHaveBeenCalledTimes(2)
  const stopped = stop()
  notify()
  await stopped
  expect(session.end).toHaveBeenCalledOnce()
  expect(heard.tableside_epoch).toHaveBeenCalledTimes(2)
})
