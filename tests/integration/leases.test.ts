import { describe, expect, inject, it } from 'vitest'
import { createDatabase } from '#tests/support/postgres.ts'
import { postgresLeases } from '../../src/ticker/leases.ts'

describe('leases on Postgres', () => {
  it('let one instance do a class of work at a time, and others other work', async () => {
    const database = await createDatabase(inject('postgres'))
    const [one, other] = [postgresLeases(database.url), postgresLeases(database.url)]
    const done: string[] = []
    await one.hold('sweeping', async () => {
      expect(await other.hold('sweeping', async () => void done.push('too many'))).toBe(false)
      expect(await other.hold('publishing', async () => void done.push('publishing'))).toBe(true)
    })
    expect(await other.hold('sweeping', async () => void done.push('sweeping'))).toBe(true)
    expect(done).toEqual(['publishing', 'sweeping'])
    await one.close()
    await other.close()
    await database.drop()
  })
})
