import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Content, contentDatabase, startContent } from './content.ts'

/** What is promised of saves that ask the book while another program has a lock on it, on one database. */
export function describeBusyBook(kind: 'sqlite' | 'postgres'): void {
  describe(`while another program has the book locked on ${kind},`, () => {
    let system: Content
    let admin: string
    let url: string | undefined
    let drop = async () => {}
    let free = async () => {}

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      url = database?.url
      drop = async () => database?.drop()
      system = await startContent(url)
      admin = await system.signIn(['admin'])
    })
    afterEach(() => free())
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    /** Locks the book; on SQLite against writes, for a reader waits for nobody there. */
    async function lock() {
      if (!url) {
        const other = new DatabaseSync(`${system.dataDir}/booking.db`)
        other.exec('BEGIN EXCLUSIVE')
        free = async () => {
          if (other.isOpen) other.close()
        }
        return
      }
      const other = new pg.Client({ connectionString: url })
      await other.connect()
      const { rows } = await other.query(
        "SELECT string_agg('booking.' || tablename, ', ') AS all FROM pg_tables WHERE schemaname = 'booking'",
      )
      await other.query('BEGIN')
      await other.query(`LOCK TABLE ${rows[0].all} IN ACCESS EXCLUSIVE MODE`)
      let done = false
      free = async () => {
        if (!done) await other.end()
        done = true
      }
    }

    const rest = (method: string, address: string, body?: unknown) =>
      system.rest(method, address, { as: admin, body })
    const expectBusy = ({ status, body, headers }: Awaited<ReturnType<typeof rest>>) => {
      expect({ status, body }).toEqual({
        status: 503,
        body: {
          errors: [
            {
              name: 'busy',
              message: 'Someone else is changing this right now. Please try again in a moment.',
              data: { code: 'busy' },
            },
          ],
        },
      })
      expect(headers.get('retry-after')).toBe('5')
    }
    const settingsOf = async (location: number) => {
      const where = { location: { equals: location } }
      const found = await system.payload.find({ collection: 'booking-settings', where, depth: 0 })
      return found.docs.length
    }

    test('a restaurant is not deleted, and its editor is told to come again; then it is', async () => {
      const id = await system.openLocation('leaving')
      await lock()
      expectBusy(await rest('DELETE', `/locations/${id}`))
      await free()
      expect((await rest('GET', `/locations/${id}`)).status).toBe(200)
      expect(await settingsOf(id)).toBe(1)
      expect((await rest('DELETE', `/locations/${id}`)).status).toBe(200)
      expect(await settingsOf(id)).toBe(0)
    })

    const hours = {
      weekly: [{ days: ['friday'], opens: '18:00', closes: '23:00' }],
    }

    if (kind === 'postgres') {
      test('nothing is saved whose bookings nobody can tell, and all of it once it is free', async () => {
        const id = await system.openLocation('changing')
        const opened = (await rest('GET', `/locations/${id}`)).body
        const { docs } = await system.payload.find({
          collection: 'booking-settings',
          where: { location: { equals: id } },
          depth: 0,
        })
        const settings = `/booking-settings/${docs[0]?.id}`
        const publish = () => rest('PATCH', `/locations/${id}`, { hours, _status: 'published' })
        const notice = () => rest('PATCH', settings, { noticeMinutes: 45 })
        const group = () =>
          rest('POST', '/globals/special-days', {
            days: [{ from: '2031-12-24', places: 'all', spans: [] }],
          })
        // Said once in the log.
        const warned = vi.spyOn(console, 'warn').mockReturnValue()
        await lock()
        for (const answer of await Promise.all([publish(), notice(), group()])) expectBusy(answer)
        await free()
        expect((await rest('GET', `/locations/${id}`)).body).toEqual(opened)
        expect((await rest('GET', settings)).body.noticeMinutes).not.toBe(45)
        expect((await rest('GET', '/globals/special-days')).body.days).toEqual([])
        expect((await publish()).status).toBe(200)
        expect((await notice()).status).toBe(200)
        expect((await group()).status).toBe(200)
        warned.mockRestore()
      })
    } else {
      test('what only reads the book is saved meanwhile', async () => {
        const id = await system.openLocation('reading')
        await lock()
        const saved = await rest('PATCH', `/locations/${id}`, { hours, _status: 'published' })
        expect(saved.status).toBe(200)
      })
    }
  })
}
