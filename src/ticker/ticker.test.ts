import { describe, expect, it } from 'vitest'
import { scrape } from '#lib/metrics/collectors.ts'
import { type Leases, processLeases } from './leases.ts'
import { type Job, Ticker } from './ticker.ts'

function ticker(jobs: Job[], errors: string[] = []) {
  const clock = { now: 0 }
  const made = new Ticker({
    jobs,
    leases: processLeases(),
    now: () => clock.now,
    onError: (job, error) => errors.push(`${job}: ${String(error)}`),
  })
  return { clock, made, tick: () => made.tick() }
}

const counting = (name: string, every: number, runs: string[]): Job => ({
  name,
  intervalSeconds: every,
  run: async () => void runs.push(name),
})

describe('the ticker', () => {
  it('runs each job at the first turn and again when it is due', async () => {
    const runs: string[] = []
    const { clock, tick } = ticker([counting('often', 5, runs), counting('seldom', 60, runs)])
    await tick()
    clock.now = 4_999
    await tick()
    expect(runs).toEqual(['often', 'seldom'])
    clock.now = 5_000
    await tick()
    clock.now = 60_000
    await tick()
    expect(runs).toEqual(['often', 'seldom', 'often', 'often', 'seldom'])
  })

  it('begins no job while it is paused, and does afterwards what is due', async () => {
    const runs: string[] = []
    let isPaused = true
    const jobs = [counting('often', 5, runs), counting('seldom', 60, runs)]
    const made = new Ticker({
      ...{ jobs, leases: processLeases(), now: () => 0, onError: () => {} },
      isPaused: () => isPaused,
    })
    await made.tick()
    await made.runNow()
    expect(runs).toEqual([])
    isPaused = false
    await made.tick()
    expect(runs).toEqual(['often', 'seldom'])
  })

  it('has a job that runs stop between two pieces of work once it is paused', async () => {
    let isPaused = false
    const pieces: number[] = []
    const run = async (ended: () => boolean) => {
      for (let piece = 1; piece <= 3 && !ended(); piece++) {
        pieces.push(piece)
        isPaused = piece === 2
      }
    }
    const jobs = [{ name: 'long', intervalSeconds: 5, run }]
    const own = { jobs, leases: processLeases(), now: () => 0, onError: () => {} }
    await new Ticker({ ...own, isPaused: () => isPaused }).tick()
    expect(pieces).toEqual([1, 2])
  })

  it('goes on after a job that fails, and says which one it was', async () => {
    const runs: string[] = []
    const errors: string[] = []
    const failing: Job = {
      name: 'bad',
      intervalSeconds: 5,
      run: () => Promise.reject(new Error('no')),
    }
    await ticker([failing, counting('good', 5, runs)], errors).tick()
    expect(runs).toEqual(['good'])
    expect(errors).toEqual(['bad: Error: no'])
  })

  it('does not begin a second turn while one is under way', async () => {
    const gate = Promise.withResolvers<void>()
    let runs = 0
    const slow: Job = {
      name: 'slow',
      intervalSeconds: 0,
      run: async () => {
        runs++
        await gate.promise
      },
    }
    const { tick } = ticker([slow])
    const turns = [tick(), tick(), tick()]
    gate.resolve()
    await Promise.all(turns)
    expect(runs).toBe(1)
  })

  it('in a hurry does at once what is not due yet', async () => {
    const runs: string[] = []
    const { made, tick } = ticker([counting('post', 60, runs)])
    await tick()
    await made.runNow()
    expect(runs).toEqual(['post', 'post'])
  })

  it('in a hurry while a turn is under way begins another one after it', async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let runs = 0
    const slow: Job = { name: 'slow', intervalSeconds: 60, run: async () => gates[runs++]?.promise }
    const { made, tick } = ticker([slow])
    const first = tick()
    const hurried = Promise.all([made.runNow(), made.runNow()])
    expect(runs).toBe(1)
    gates[0]?.resolve()
    await first
    gates[1]?.resolve()
    await hurried
    expect(runs).toBe(2)
  })

  it('counts per job what went well, what failed and who has the lease', async () => {
    const jobs: Job[] = [
      { name: 'well', intervalSeconds: 60, run: async () => {} },
      {
        name: 'ill',
        intervalSeconds: 60,
        run: async () => {
          throw new Error('no')
        },
      },
      { name: 'elsewhere', intervalSeconds: 60, run: async () => {} },
    ]
    const leases: Leases = {
      run: async (name, work) => {
        if (name === 'elsewhere') return false
        await work()
        return true
      },
      close: async () => {},
    }
    await new Ticker({ jobs, leases, now: () => 0, onError: () => {} }).tick()
    const text = await scrape()
    expect(text).toMatch(/^tableside_job_last_success_timestamp_seconds{name="well"} \d+/m)
    expect(text).not.toMatch(/last_success_timestamp_seconds{name="(ill|elsewhere)"}/)
    expect(text).toContain('tableside_job_failures_total{name="well"} 0')
    expect(text).toContain('tableside_job_failures_total{name="ill"} 1')
    expect(text).toContain('tableside_job_lease_held{name="well"} 1')
    expect(text).toContain('tableside_job_lease_held{name="elsewhere"} 0')
    expect(text).toContain('tableside_job_interval_seconds{name="ill"} 60')
  })
})
