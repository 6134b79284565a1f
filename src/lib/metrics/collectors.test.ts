import { afterEach, expect, test, vi } from 'vitest'
import { atMostEvery, onScrape, scrape } from './collectors.ts'
import { counter, gauge, metricsRegistry } from './registry.ts'

afterEach(() => void vi.useRealTimers())

const failuresOf = async (collector: string) =>
  new RegExp(`^tableside_collector_failures_total{collector="${collector}"} (\\d+)$`, 'm').exec(
    await scrape(),
  )?.[1]

test('a collector that fails is counted and told once, and fails no scrape', async () => {
  const told = vi.mocked(console.error).mockImplementation(() => {})
  const seats = gauge({ name: 'test_seats', help: 'Seats.' })
  let broken = true
  onScrape('broken', () => {
    if (broken) throw new Error('no database')
  })
  onScrape('seats', () => seats.set(12))
  expect(await failuresOf('broken')).toBe('1')
  expect(await scrape()).toMatch(/^test_seats 12$/m)
  expect(told).toHaveBeenCalledTimes(1)
  broken = false
  expect(await failuresOf('broken')).toBe('2')
  broken = true
  await scrape()
  expect(told).toHaveBeenCalledTimes(2)
  told.mockClear()
  onScrape('broken', () => {})
})

test('a collector that does not answer is one that fails', async () => {
  const told = vi.mocked(console.error).mockImplementation(() => {})
  vi.useFakeTimers()
  onScrape('silent', () => new Promise<void>(() => {}))
  const scraped = scrape()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await scraped).toContain('tableside_collector_failures_total{collector="silent"} 1')
  expect(told).toHaveBeenCalledTimes(1)
  told.mockClear()
  onScrape('silent', () => {})
})

test('what is read at most every ten seconds is one read for all who ask in between', async () => {
  let now = 0
  let reads = 0
  const read = atMostEvery(
    10_000,
    async () => ++reads,
    () => now,
  )
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  now = 9_999
  expect(await read()).toBe(1)
  now = 10_000
  expect(await read()).toBe(2)
})

test('a read that failed is not tried again before its time', async () => {
  let now = 0
  let reads = 0
  const read = atMostEvery(
    10_000,
    async () => {
      reads++
      throw new Error('away')
    },
    () => now,
  )
  await expect(read()).rejects.toThrow('away')
  await expect(read()).rejects.toThrow('away')
  expect(reads).toBe(1)
  now = 10_000
  await expect(read()).rejects.toThrow('away')
  expect(reads).toBe(2)
})

test('a gauge has no sample before it has a value', async () => {
  gauge({ name: 'test_unknown', help: 'Not known yet.' })
  expect(await scrape()).not.toMatch(/^test_unknown/m)
})

test('copies of the modules in other graphs count into the same metrics', async () => {
  const metric = { name: 'test_plates_total', help: 'Plates.' }
  counter(metric).inc()
  vi.resetModules()
  const copy = await import('./registry.ts')
  expect(copy.counter).not.toBe(counter)
  copy.counter(metric).inc()
  expect(copy.metricsRegistry()).toBe(metricsRegistry())
  expect(await scrape()).toMatch(/^test_plates_total 2$/m)
})
