import { expect, test } from 'vitest'
import { KeyedQueue } from './queue.ts'

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
