import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { createDatabase } from '#tests/support/postgres.ts'
import { lineTo } from '#tests/support/postgres-line.ts'
import { postgresLeases } from '../../src/ticker/leases.ts'

describe('leases on Postgres', () => {
  it('let one instance do a class of work at a time, and others other work', async () => {
    const database = await createDatabase(inject('postgres'))
    const [one, other] = [postgresLeases(database.url), postgresLeases(database.url)]
    const done: string[] = []
    await one.run('sweeping', async () => {
      expect(await other.run('sweeping', async () => void done.push('too many'))).toBe(false)
      expect(await other.run('publishing', async () => void done.push('publishing'))).toBe(true)
    })
    expect(await other.run('sweeping', async () => void done.push('sweeping'))).toBe(true)
    expect(done).toEqual(['publishing', 'sweeping'])
    await one.close()
    await other.close()
    await database.drop()
  })

  it('are asked for in one session by all classes of work at the same moment', async () => {
    const database = await createDatabase(inject('postgres'))
    const leases = postgresLeases(database.url)
    const warned = vi.spyOn(process, 'emitWarning').mockReturnValue()
    onTestFinished(() => warned.mockRestore())
    const classes = ['sweeping', 'publishing', 'telling', 'posting']
    const done: string[] = []
    const held = classes.map((name) => leases.run(name, async () => void done.push(name)))
    expect(await Promise.all(held)).toEqual([true, true, true, true])
    expect(done.toSorted()).toEqual(classes.toSorted())
    expect(warned).not.toHaveBeenCalled()
    await leases.close()
    await database.drop()
  })

  it('are given up with a session that does not answer, and had by the next one', async () => {
    const database = await createDatabase(inject('postgres'))
    const line = await lineTo(database.url)
    const leases = postgresLeases(line.url)
    const done: string[] = []
    const work = (name: string) => leases.run(name, async () => void done.push(name))
    expect(await work('sweeping')).toBe(true)
    line.hush()
    line.mend()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const unanswered = expect(work('publishing')).rejects.toThrow('timeout')
    await vi.advanceTimersByTimeAsync(20_000)
    await unanswered
    vi.useRealTimers()
    expect(await work('telling')).toBe(true)
    expect(done).toEqual(['sweeping', 'telling'])
    await leases.close()
    await line.close()
    await database.drop()
  })
})
