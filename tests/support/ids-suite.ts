import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'

/** What is promised of the ids of documents, on one database. */
export function describeIds(kind: 'sqlite' | 'postgres'): void {
  describe(`ids on ${kind}`, () => {
    let system: Content
    let drop = async () => {}

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    it.each([
      ['a restaurant', 'locations', (uid: string) => locationData(uid)],
      ['a page', 'pages', (uid: string) => ({ title: uid, uid, type: 'text-page' })],
      ['a dish', 'menu-items', (title: string) => ({ title })],
      ['a zone', 'zones', (uid: string) => ({ title: uid, uid })],
    ])('of %s that was deleted are never given again', async (_, collection, data) => {
      const ids: number[] = []
      for (const uid of ['first', 'second', 'third']) {
        const id = await system.make(collection, data(uid))
        ids.push(id)
        await system.payload.delete({ collection: collection as 'pages', id })
      }
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('of a restaurant keep its guests: the next one has none of its bookings', async () => {
      const gone = await system.openLocation('gone')
      await system.payload.delete({ collection: 'locations', id: gone })
      const next = await system.openLocation('next')
      expect(next).toBeGreaterThan(gone)
      const { bookingEngine } = await import('#booking-engine/process.ts')
      const known = (await (await bookingEngine()).locations()).map(({ locationId }) => locationId)
      expect(known).toEqual([String(next)])
    })
  })
}
