import { describe, expect, it } from 'vitest'
import { DEFAULT_OPTIONS, readExport } from '#tests/support/vendor-exports.ts'
import { matchFields } from '../../match-fields.ts'
import type { ReadOptions } from '../kind.ts'
import { guestsKind } from './guests-kind.ts'

async function read(text: string, chosen: Partial<ReadOptions['options']> = {}) {
  const given = { ...DEFAULT_OPTIONS, options: { ...DEFAULT_OPTIONS.options, ...chosen } }
  const { columns, rows } = readExport(text)
  const prepared = await guestsKind.prepare({} as never, columns)
  const matches = matchFields(columns, prepared.fields)
  const readings = rows.map(async (row) => {
    const one = await prepared.read((field) => (row[matches[field] ?? ''] ?? '').trim(), given)
    return one.ok ? (one.documents ?? []) : one.fault
  })
  return Promise.all(readings)
}

describe('guests of another system', () => {
  it('of SevenRooms have tags, diets and a consent with its day, which is one of the newsletter', async () => {
    const [one] = await read(
      `First Name,Last Name,Phone Number,Email,Client Tags,Client Notes,Dietary Restrictions,Allergies,Seating Preference,Marketing Opt In,Marketing Opt In Date
Ida,Berg,604-555-0101,Ida@Example.com,"VIP; Regular; Wine","Knows the chef","vegan",nuts|shellfish,Booth,Y,2025-03-02
`,
    )
    expect(one).toMatchObject([
      {
        name: 'guests/+16045550101',
        title: 'Ida Berg',
        data: {
          contact: { phone: '+16045550101', email: 'ida@example.com' },
          profile: {
            ...{ notes: 'Knows the chef', seating: 'Booth', tags: ['vip', 'regular', 'Wine'] },
            ...{ allergies: ['nuts', 'shellfish'], diets: ['vegan'] },
          },
        },
      },
      {
        name: 'subscribers/ida@example.com',
        data: { state: 'confirmed', confirmedAt: '2025-03-02T18:00:00.000Z', firstname: 'Ida' },
      },
    ])
  })

  it('of OpenTable who agreed to news on no day did not agree', async () => {
    const [one] = await read(
      `Guest Name,Phone,Email,Guest Tags,Guest Notes,Email Opt In
"Orr, Ben",,ben@example.com,VIP,,Yes
`,
    )
    expect(one).toMatchObject([{ name: 'guests/ben@example.com', data: { isWithoutDay: true } }])
    expect(one).toHaveLength(1)
  })

  it('who agreed to news on no day are asked by email, where that is chosen and they have an address', async () => {
    const found = await read(
      `Name,Phone,Email,Opt In,Opt In Date
Ben Orr,,ben@example.com,Yes,
Cas Dow,604-555-0104,,Yes,
Dee Fox,,dee@example.com,Yes,2025-03-02
Eve Gil,,eve@example.com,No,
`,
      { ask: true },
    )
    expect(found).toMatchObject([
      [
        { name: 'guests/ben@example.com', data: { isWithoutDay: false } },
        {
          name: 'subscribers/ben@example.com',
          data: { state: 'pending', asked: 1, posted: false, firstname: 'Ben' },
        },
      ],
      [{ data: { isWithoutDay: true } }],
      [{}, { name: 'subscribers/dee@example.com', data: { state: 'confirmed', asked: 0 } }],
      [{ data: { isWithoutDay: false } }],
    ])
  })

  it('are refused without a way to reach them, and with a consent of a day to come', async () => {
    const found = await read(
      `Name,Phone,Email,Opt In,Opt In Date
Cas Dow,,,No,
Dee Fox,604-555-0104,,Yes,2027-01-01
Eve Gil,not a number,,No,
`,
    )
    expect(found).toEqual([
      'It has neither a telephone number nor an email address.',
      'The day of consent is in the future.',
      'Telephone: “not a number” cannot be read.',
    ])
  })
})

it('columns of an export of this site fill their fields', async () => {
  const { fields } = await guestsKind.prepare({} as never, [])
  const head =
    'guest_key,phone,first_name,last_name,email,bookings,no_shows,cancellations,last_booking,marketing_consent,consent_date,notes,allergies,diets,seating,tags'
  expect(matchFields(head.split(','), fields)).toEqual({
    ...{ phone: 'phone', firstName: 'first_name', lastName: 'last_name', email: 'email' },
    ...{ marketing: 'marketing_consent', consentAt: 'consent_date', notes: 'notes' },
    ...{ allergies: 'allergies', diets: 'diets', seating: 'seating', tags: 'tags' },
  })
})
