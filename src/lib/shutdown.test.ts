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
