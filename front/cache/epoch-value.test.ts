import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EpochValue } from './epoch-value.ts'

describe('what is read once per epoch', () => {
  let answer: () => Promise<string>
  let errors: unknown[]
  const read = vi.fn(() => answer())
  const reader = () =>
    new EpochValue<string>({ read, fallback: 'nothing', onError: (error) => errors.push(error) })

  beforeEach(() => {
    vi.useFakeTimers()
    read.mockClear()
    errors = []
    answer = async () => 'a'
  })
  afterEach(() => void vi.useRealTimers())

  test('is read on demand, once for all requests', async () => {
    const paths = reader()
    expect(read).not.toHaveBeenCalled()
    const values = await Promise.all([paths.get(1), paths.get(1), paths.get(1)])
    expect(values).toEqual(Array(3).fill({ epoch: 1, value: 'a' }))
    answer = async () => 'b'
    expect(await paths.get(2)).toEqual({ epoch: 2, value: 'b' })
    expect(await paths.get(1)).toEqual({ epoch: 2, value: 'b' })
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('is kept while the database is down, which is not read at every request', async () => {
    const paths = reader()
    await paths.get(1)
    answer = () => Promise.reject(new Error('database down'))
    for (let i = 0; i < 10; i++) expect(await paths.get(2)).toEqual({ epoch: 1, value: 'a' })
    expect(errors).toHaveLength(1)
    answer = async () => 'b'
    vi.advanceTimersByTime(500)
    expect(await paths.get(2)).toEqual({ epoch: 2, value: 'b' })
  })

  test('is waited for 2 s, then the last one counts', async () => {
    const paths = reader()
    await paths.get(1)
    let answered = (_: string) => {}
    answer = () =>
      new Promise((resolve) => {
        answered = resolve
      })
    const values = paths.get(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await values).toEqual({ epoch: 1, value: 'a' })
    answered('b')
    await vi.advanceTimersByTimeAsync(0)
    expect(await paths.get(2)).toEqual({ epoch: 2, value: 'b' })
  })

  test('is whatever stands otherwise until it could be read', async () => {
    answer = () => Promise.reject(new Error('database down'))
    expect(await reader().get(1)).toEqual({ epoch: -1, value: 'nothing' })
  })
})
