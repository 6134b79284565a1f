import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FrontPorts, SitePaths } from '#lib/front-ports.ts'
import { SiteFactsReader } from './site-facts.ts'

describe('what is known of the site', () => {
  let answer: () => Promise<SitePaths>
  let errors: unknown[]
  const site = (path: string): SitePaths => ({ paths: new Set([path]), redirects: new Map() })
  const read = vi.fn(() => answer())
  const ports = { paths: { read }, csp: { read: async () => ({}) } } as unknown as FrontPorts
  const reader = () =>
    new SiteFactsReader(
      () => ports,
      (error) => errors.push(error),
    )

  beforeEach(() => {
    vi.useFakeTimers()
    read.mockClear()
    errors = []
    answer = async () => site('/a')
  })
  afterEach(() => void vi.useRealTimers())

  test('is read once per epoch, however many ask', async () => {
    const facts = reader()
    const asked = await Promise.all([facts.at(1), facts.at(1), facts.at(1)])
    expect(asked.map(({ paths }) => paths)).toEqual(Array(3).fill(new Set(['/a'])))
    answer = async () => site('/b')
    expect((await facts.at(2)).paths).toEqual(new Set(['/b']))
    expect((await facts.at(1)).paths).toEqual(new Set(['/b']))
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('stands while the database is down, which is not asked at every request', async () => {
    const facts = reader()
    await facts.at(1)
    answer = () => Promise.reject(new Error('database down'))
    for (let i = 0; i < 10; i++) expect((await facts.at(2)).paths).toEqual(new Set(['/a']))
    expect(errors).toHaveLength(1)
    answer = async () => site('/b')
    vi.advanceTimersByTime(500)
    expect((await facts.at(2)).paths).toEqual(new Set(['/b']))
  })

  test('is waited for 2 s, then the last one counts', async () => {
    const facts = reader()
    await facts.at(1)
    let answered = (_: SitePaths) => {}
    answer = () =>
      new Promise((resolve) => {
        answered = resolve
      })
    const asked = facts.at(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect((await asked).paths).toEqual(new Set(['/a']))
    answered(site('/b'))
    await vi.advanceTimersByTimeAsync(0)
    expect((await facts.at(2)).paths).toEqual(new Set(['/b']))
  })
})
