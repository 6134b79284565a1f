import { expect, test } from 'vitest'
import { BusyError } from '#lib/sql/busy-error.ts'
import { KeyedQueue } from './keyed-queue.ts'

test('work of one key runs in order, work of others beside it, and a failure stops nothing', async () => {
  const queue = new KeyedQueue()
  const log: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = queue.run('a', async () => {
    await gate.promise
    log.push('first')
    throw new Error('failed')
  })
  const second = queue.run('a', async () => {
    log.push('second')
    return 2
  })
  await queue.run('b', async () => log.push('beside'))
  gate.resolve()
  await expect(first).rejects.toThrow('failed')
  expect(await second).toBe(2)
  expect(log).toEqual(['beside', 'first', 'second'])
})

test('what found the rows of a key busy speaks for all that waits behind it, and for nothing that comes later', async () => {
  const queue = new KeyedQueue()
  const gate = Promise.withResolvers<void>()
  const busy = new BusyError(5, null, { shared: true })
  const first = queue.run('a', () => gate.promise)
  const second = queue.run('a', async () => 2)
  const third = queue.run('a', async () => 3)
  gate.reject(busy)
  for (const one of [first, second, third]) await expect(one).rejects.toBe(busy)
  expect(await queue.run('a', async () => 4)).toBe(4)
})

test('what waited in vain for something of its own speaks for nobody, but is told to those behind it', async () => {
  const queue = new KeyedQueue()
  const gate = Promise.withResolvers<void>()
  const told: boolean[] = []
  const tell = async (afterBusy: boolean) => told.push(afterBusy)
  const own = new BusyError(5, null)
  const first = queue.run('a', () => gate.promise)
  const second = queue.run('a', tell)
  const third = queue.run('a', tell)
  const later = second.then(() => queue.run('a', tell))
  gate.reject(own)
  await expect(first).rejects.toBe(own)
  await Promise.all([second, third, later])
  await queue.run('a', tell)
  expect(told).toEqual([true, true, false, false])
})
