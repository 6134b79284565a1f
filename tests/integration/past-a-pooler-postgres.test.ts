import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { migrateContent } from '#cms/database/migrate.ts'
import { lockData } from '#lib/data-lock/data-lock.ts'
import { postgresProbe } from '#lib/outage/postgres-probe.ts'
import { listenForNotifications, notifySql } from '#lib/postgres/notifications.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { changingSessions } from '#tests/support/session-pooler.ts'
import { postgresLeases } from '../../src/ticker/leases.ts'

/** What is closed after a test, last first. */
const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

describe('what needs a session of its own goes past a pooler:', () => {
  const places = async () => {
    const { url, drop } = await createDatabase(inject('postgres'))
    opened.push(drop)
    const pooler = await changingSessions(url)
    opened.push(pooler.close)
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-pooler-'))
    opened.push(async () => rmSync(dataDir, { recursive: true }))
    return { pooler, where: { databaseUrl: pooler.url, databaseDirectUrl: url, dataDir } }
  }

  test('the lock on the data is taken at the direct address, and keeps a restore away', async () => {
    const { pooler, where } = await places()
    const site = await lockData(where, 'site')
    await expect(lockData(where, 'restore')).rejects.toThrow('in use by the site')
    await site.release()
    await (await lockData(where, 'restore')).release()
    expect(pooler.left).toEqual([])
  })

  test('two addresses of different databases are refused, and neither stays locked', async () => {
    const { where } = await places()
    const other = await createDatabase(inject('postgres'))
    opened.push(other.drop)
    const mixed = { ...where, databaseDirectUrl: other.url }
    await expect(lockData(mixed, 'site')).rejects.toThrow('lead to different databases')
    for (const databaseUrl of [other.url, where.databaseDirectUrl]) {
      await (await lockData({ dataDir: where.dataDir, databaseUrl }, 'restore')).release()
    }
  })

  test('migrations run at the direct address', async () => {
    const { pooler, where } = await places()
    expect(await migrateContent(where)).not.toEqual([])
    expect(pooler.count.roundTrips).toBe(0)
  })

  test('what an instance tells by the pooler, others hear who listen at the direct address', async () => {
    const { where } = await places()
    const store = await openBookingDatabase(where)
    opened.push(store.close)
    const heard = { tableside_epoch: vi.fn(), tableside_sold_out: vi.fn() }
    opened.push(listenForNotifications(where.databaseDirectUrl, heard))
    await expect.poll(() => heard.tableside_epoch).toHaveBeenCalledOnce()
    await store.all(notifySql('tableside_epoch'))
    await expect.poll(() => heard.tableside_epoch).toHaveBeenCalledTimes(2)
  })

  test('leases at the direct address are had by one instance at a time', async () => {
    const { where } = await places()
    const [one, other] = [0, 1].map(() => postgresLeases(where.databaseDirectUrl))
    if (!one || !other) throw new Error('no leases')
    opened.push(one.close, other.close)
    let second: boolean | undefined
    await one.run('sweeping', async () => {
      second = await other.run('sweeping', async () => {})
    })
    expect(second).toBe(false)
  })

  test('a probe by the pooler finds that Postgres takes writes, and leaves nothing behind', async () => {
    const { pooler, where } = await places()
    expect(await postgresProbe(where.databaseUrl).check()).toBeNull()
    expect(pooler.left).toEqual([])
  })
})
