import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ok, type Result, refuse } from '#lib/result.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import { addDays } from '#lib/time/dates.ts'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'

const locationId = 'burrard'
const day = addDays(new Date().toISOString().slice(0, 10), 20)
const asked = () => ({
  ...{ locationId, at: `${day}T19:00`, party: 2, attribute: 'default' as const },
  visitor: { token: crypto.randomUUID(), address: null },
})

let fixture: TestEngine
beforeEach(async () => {
  fixture = await testEngine(null)
  await fixture.engine.saveSettings(locationId, smallHouse(4))
})
afterEach(() => fixture.close())

/** Another program that has the lock of the database. */
function locked(): { free(): void } {
  const other = new DatabaseSync(`${fixture.where.dataDir}/booking.db`)
  other.exec('BEGIN IMMEDIATE')
  return {
    free: () => {
      other.exec('ROLLBACK')
      other.close()
    },
  }
}

describe('while another program has the lock of booking.db', () => {
  test('nothing else waits, who books is refused, and the book goes on afterwards', async () => {
    const lock = locked()
    const told: string[] = []
    const tell = (who: string) => (error: unknown) => {
      told.push(who)
      return error
    }
    const first = fixture.engine.hold(asked()).catch(tell('first'))
    const second = fixture.engine.hold(asked()).catch(tell('second'))
    const { visitor: _, ...search } = asked()
    const times = await fixture.engine.availability({ ...search, visitor: null })
    expect(times.ok).toBe(true)
    expect(told).toEqual([])
    expect(await first).toBeInstanceOf(BusyError)
    expect(await second).toBeInstanceOf(BusyError)
    lock.free()
    expect(await fixture.engine.hold(asked())).toMatchObject({ ok: true })
  })

  test('who books meanwhile has a table as soon as it is free', async () => {
    const lock = locked()
    const hold = fixture.engine.hold(asked())
    await fixture.store.all('SELECT 1')
    lock.free()
    expect(await hold).toMatchObject({ ok: true })
  })
})

describe('transactions that are committed together', () => {
  type Ends = 'ok' | 'refused' | 'thrown' | 'failed'
  const ends = fc.constantFrom<Ends>('ok', 'ok', 'ok', 'refused', 'thrown', 'failed')

  /** Writes two rows, with a breath in between, and ends so. */
  const writes = (n: number, end: Ends): Promise<Result<number>> =>
    fixture.store.transaction({}, async (sql) => {
      await sql.run('INSERT INTO spent VALUES ($1, 1)', [`${n} first`])
      if (end === 'failed') await sql.run('INSERT INTO spent VALUES ($1, 2)', [`${n} first`])
      await sql.run('INSERT INTO spent VALUES ($1, 1)', [`${n} second`])
      if (end === 'thrown') throw new Error('No.')
      return end === 'refused' ? refuse('no') : ok(n)
    })
  const kept = async () =>
    (await fixture.store.all<{ what: string }>('SELECT what FROM spent ORDER BY what')).map(
      ({ what }) => what,
    )

  test('are kept whole or not at all, each by its own end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ends, { minLength: 1, maxLength: 40 }), async (all) => {
        await fixture.store.run('DELETE FROM spent')
        const done = await Promise.allSettled(all.map((end, n) => writes(n, end)))
        expect(done.map(({ status }) => status)).toEqual(
          all.map((end) => (end === 'ok' || end === 'refused' ? 'fulfilled' : 'rejected')),
        )
        const wanted = all.flatMap((end, n) => (end === 'ok' ? [`${n} first`, `${n} second`] : []))
        expect(await kept()).toEqual(wanted.toSorted())
      }),
      { numRuns: 30 },
    )
  })

  test('are none of them answered as done where the disk is full before their commit', async () => {
    const [{ pages } = { pages: 0 }] = await fixture.store.all<{ pages: number }>(
      'SELECT page_count AS pages FROM pragma_page_count()',
    )
    await fixture.store.all(`PRAGMA max_page_count = ${pages + 1}`)
    const large = (n: number) =>
      fixture.store.transaction({}, async (sql) => {
        await sql.run('INSERT INTO spent VALUES ($1, 1)', [
          `${n} ${'x'.repeat(n === 5 ? 9000 : 9)}`,
        ])
        return ok(n)
      })
    const done = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => large(n)))
    const acknowledged = done.flatMap((one) => (one.status === 'fulfilled' ? one.value.value : []))
    expect((await kept()).map((what) => Number(what.split(' ')[0]))).toEqual(acknowledged)
    expect(done[5]).toMatchObject({ status: 'rejected', reason: { errcode: 13 } })
  })

  test('statements that follow the end of a transaction are not kept by themselves', async () => {
    await fixture.store.all('PRAGMA max_page_count = 1')
    const full = fixture.store.transaction({}, async (sql) => {
      await Promise.all([
        sql.run('INSERT INTO spent VALUES ($1, 1)', ['x'.repeat(90_000)]),
        sql.run("INSERT INTO spent VALUES ('small', 1)"),
      ])
      return ok(null)
    })
    await expect(full).rejects.toMatchObject({ errcode: 13 })
    expect(await kept()).toEqual([])
  })
})

test('a database that is closed says so', async () => {
  const other = await testEngine(null)
  await other.close()
  await expect(other.store.all('SELECT 1')).rejects.toThrow('not open')
  await expect(other.store.run('DELETE FROM spent')).rejects.toThrow('closed')
})
