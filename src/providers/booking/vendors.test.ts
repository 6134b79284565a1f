import { describe, expect, it } from 'vitest'
import { bookingProviderFields } from '#cms/booking/booking-provider-fields.ts'
import { ok } from '#lib/result.ts'
import type { BookingProvider } from './contract.ts'
import type { BookingVendorDescriptor } from './descriptor.ts'
import { createBookingRegistry } from './registry.ts'
import { chooseProvider, vendorLocationIds } from './vendor-choice.ts'
import { bookingVendors } from './vendors.ts'

/** Everything that a new vendor brings beside its folder's adapter. */
const tableBook = {
  id: 'tablebook',
  name: 'TableBook',
  settings: [{ variables: ['TABLEBOOK_KEY'], unset: 'none: not connected', meaning: 'its key' }],
  choice: 'With TableBook',
  abilities: { recallsGuest: true, mailsBy: 'provider', movesExperiences: false },
  locationField: {
    name: 'tableBookId',
    label: 'TableBook id',
    pattern: /^tb-\w+$/,
    patternMessage: 'Like tb-1a2b.',
  },
  reservationsUrl: 'https://tablebook.example/',
  manageTokenPrefix: 'tb~',
} as const satisfies BookingVendorDescriptor

const stub: Partial<BookingProvider> = { csp: { 'script-src': ['https://tablebook.example'] } }
const provider = stub as BookingProvider
const connectable = { ...tableBook, connect: async () => provider }
const vendors = [...bookingVendors, connectable]
const facts = { chosen: null, hasSettings: true, hasLink: false }

describe('a vendor that is a folder and a line', () => {
  it('can be chosen by staff, who enter its id in a field of its own', () => {
    const [choice, ...fields] = bookingProviderFields(vendors)
    expect(choice).toMatchObject({
      options: expect.arrayContaining([{ value: 'tablebook', label: 'With TableBook' }]),
      admin: { description: expect.stringContaining('TableBook if its number is entered') },
    })
    expect(fields).toMatchObject([{ name: 'openTableRID' }, { name: 'tableBookId' }])
    const { validate } = fields[1] as { validate: (value: unknown) => true | string }
    expect([validate(''), validate('tb-1a2b'), validate('4711')]).toEqual([
      ...[true, true],
      'Like tb-1a2b.',
    ])
  })

  it('is how a location is booked that has an id there, or whose staff chose it', () => {
    const there = { tableBookId: 'tb-1' }
    expect(vendorLocationIds(there, vendors)).toEqual([{ vendor: 'tablebook', id: 'tb-1' }])
    expect(chooseProvider(vendors, there, facts)).toBe('tablebook')
    expect(chooseProvider(vendors, {}, { ...facts, chosen: 'tablebook' })).toBe('tablebook')
    expect(chooseProvider(vendors, there, { ...facts, chosen: 'house' })).toBe('house')
    expect(chooseProvider(vendors, {}, facts)).toBe('house')
  })

  it('is connected by its id and by its manage tokens, and has its origins in the policy', async () => {
    const registry = createBookingRegistry([connectable])
    expect(await registry.provider('tablebook')).toEqual(ok(provider))
    expect(await registry.providerOfToken('tb~1')).toEqual(ok(provider))
    expect(await registry.sources()).toEqual([provider.csp])
  })

  it('that is not connected refuses, and takes nothing of a location that is booked elsewhere', async () => {
    const registry = createBookingRegistry([{ ...tableBook, connect: async () => null }])
    expect(await registry.provider('tablebook')).toMatchObject({ code: 'provider_unavailable' })
    expect(await registry.providerOfToken('tb~1')).toMatchObject({ code: 'provider_unavailable' })
    expect(await registry.provider('link')).toMatchObject({ code: 'booked_elsewhere' })
    expect(await registry.sources()).toEqual([])
  })
})

it('exactly one vendor keeps reservations on this site, and no two issue tokens that look alike', () => {
  expect(bookingVendors.filter(({ reservationsUrl }) => reservationsUrl === null)).toHaveLength(1)
  const prefixes = bookingVendors.map(({ manageTokenPrefix }) => manageTokenPrefix)
  expect(new Set(prefixes).size).toBe(prefixes.length)
})
