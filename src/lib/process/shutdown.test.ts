import { expect, test } from 'vitest'
import { onShutdown, shutDown } from './shutdown.ts'

test('everything ends once, the last started first, whatever fails', async () => {
  const ended: string[] = []
  const errors: unknown[] = []
  onShutdown(async () => void ended.push('database'))
  onShutdown(async () => {
    throw new Error('ticker')
  })
  onShutdown(async () => void ended.push('mail'))
  await shutDown((error) => errors.push(error))
  await shutDown((error) => errors.push(error))
  expect(ended).toEqual(['mail', 'database'])
  expect(errors).toHaveLength(1)
})

test('what is still being started is waited for, and ends, too', async () => {
  const ended: string[] = []
  const started = Promise.withResolvers<void>()
  const starting = started.promise.then(() => onShutdown(async () => void ended.push('ticker')))
  onShutdown(async () => {
    await starting
    ended.push('start')
  })
  const ending = shutDown(() => {})
  started.resolve()
  await ending
  expect(ended).toEqual(['start', 'ticker'])
})
