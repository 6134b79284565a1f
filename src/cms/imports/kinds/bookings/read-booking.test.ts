import { describe, expect, it } from 'vitest'
import { LONGEST_NOTE } from '#booking-engine/host/types.ts'
import { DEFAULT_OPTIONS, readExport } from '#tests/support/vendor-exports.ts'
import { timeIn } from '../../clock.ts'
import { matchFields } from '../../match-fields.ts'
import type { RowReading } from '../kind.ts'
import type { Restaurant } from '../read-restaurant.ts'
import { bookingFields } from './booking-columns.ts'
import { bookingReader, type SaidBooking } from './read-booking.ts'

const harbour: Restaurant = {
  ...{ id: 7, title: 'Harbour House', uid: 'harbour-house', timeZone: 'America/Toronto' },
  isBookedHere: true,
}
const elsewhere: Restaurant = { ...harbour, id: 8, title: 'Pier', uid: 'pier', isBookedHere: false }

type Given = Partial<typeof DEFAULT_OPTIONS>

/** What each row of an export stands for: a booking, or why it is refused. */
function read(text: string, given: Given = {}, restaurants = [harbour, elsewhere]) {
  const { columns, rows } = readExport(text)
  const fields = bookingFields()
  const matches = matchFields(columns, fields)
  const readBooking = bookingReader(fields, restaurants)
  const readings = rows.map((row): RowReading => {
    const cells = (field: string) => (row[matches[field] ?? ''] ?? '').trim()
    return readBooking(cells, { ...DEFAULT_OPTIONS, ...given })
  })
  return readings.map((one) => (one.ok ? { ...one.documents?.[0] } : { fault: one.fault }))
}
const dataOf = (document: object | undefined) => (document as { data: SaidBooking }).data

describe('an export of OpenTable', () => {
  const found = read(
    `Restaurant,RID,Visit Date,Visit Time,Party Size,Guest Name,Phone Number,Email Address,Reservation State,Table,Confirmation #,Guest Request,Visit Notes,Visit Tags,Special Occasion,Experience Title,Created Date
Harbour House,11223,12/04/2026,7:00 PM,4,"Berg, Ida",(604) 555-0101,Ida@Example.com,Confirmed,12,100045,Window please,Regular,"VIP, Wine",Birthday,Tasting menu,11/01/2026 3:12 PM
Harbour House,11223,11/20/2026,6:07 PM,2,"Orr, Ben",(604) 555-0102,,Assumed Finished,"12, 14",100046,,,,,,11/02/2026 9:00 AM
Harbour House,11223,11/20/2026,8:00 PM,2,"Dow, Cas",,,No Show,,100047,,,,,,
`,
    { dayOrder: 'mdy' },
  )

  it('is read with its guest, table, words and the moment at which it was booked', () => {
    expect(found[0]).toMatchObject({ name: 'bookings/7:#100045' })
    expect(dataOf(found[0])).toEqual({
      ...{ locationId: '7', at: '2026-12-04T19:00', party: 4, state: 'booked', table: '12' },
      ...{ isWalkIn: false, isAnonymised: false },
      bookedAt: Date.parse('2026-11-01T15:12:00-05:00'),
      guest: {
        ...{ firstName: 'Ida', lastName: 'Berg', phone: '+16045550101', email: 'ida@example.com' },
        ...{ specialRequest: 'Window please', marketingOptIn: false },
      },
      note: 'Regular\nOccasion: Birthday\nTags: VIP, Wine\nExperience: Tasting menu',
    })
  })

  it('has visits that are over, at joined tables, and guests who did not come', () => {
    expect(dataOf(found[1])).toMatchObject({
      ...{ at: '2026-11-20T18:07', state: 'finished', table: '12+14' },
    })
    expect(dataOf(found[2])).toMatchObject({ state: 'no_show', table: null, bookedAt: null })
  })
})

describe('an export of Resy', () => {
  it('is read with names apart, 24 hours and no restaurant', () => {
    const [one, other] = read(
      `Date,Time,Service,First Name,Last Name,Party Size,Phone,Email,Status,Table,Visit Note,Special Request,Tags,Reservation ID,Booked At
2026-12-04,19:30,Dinner,Ida,Berg,3,+1 604-555-0101,ida@example.com,Booked,B4,Anniversary table,,"Regular",resy-9f31,2026-11-05 09:15:00
2026-12-04,20:15,Dinner,Ben,Orr,2,+1 604-555-0102,ben@example.com,Cancelled,,,,,resy-9f32,2026-11-06 10:00:00
`,
    )
    expect(one).toMatchObject({ name: 'bookings/7:#resy-9f31' })
    expect(dataOf(one)).toMatchObject({
      ...{ at: '2026-12-04T19:30', party: 3, state: 'booked', table: 'B4' },
      note: 'Anniversary table\nTags: Regular',
    })
    expect(dataOf(other)).toMatchObject({ state: 'cancelled' })
  })
})

describe('an export of SevenRooms', () => {
  it('is read with its venue, its codes and a day that has a time of its own', () => {
    const [one, other] = read(
      `Venue,Date,Arrival Time,Covers,First Name,Last Name,Email,Phone,Status,Table(s),Reservation Notes,Client Requests,Reservation Tags,Reference Code,Created,Marketing Opt In
Harbour House,2026-12-04 00:00:00,7:45 PM,2,Ida,Berg,ida@example.com,16045550101,NOT_CONFIRMED,21,,High chair,Allergy,K3J9QW,2026-10-30T17:02:11Z,Y
harbour-house,2026-11-13 00:00:00,6:00 PM,6,Ben,Orr,,16045550102,COMPLETE,,,,,K3J9QX,,Y
`,
    )
    expect(dataOf(one)).toMatchObject({
      ...{ at: '2026-12-04T19:45', party: 2, state: 'booked', table: '21' },
      bookedAt: Date.parse('2026-10-30T17:02:11Z'),
      guest: { specialRequest: 'High chair', marketingOptIn: true, phone: '+16045550101' },
    })
    // A yes without any day proves nothing.
    expect(dataOf(other)).toMatchObject({ state: 'finished', guest: { marketingOptIn: false } })
    expect(dataOf(other).note).toContain('Agreed to news: Y')
  })
})

describe('an export of Tock', () => {
  it('is read with day and time in one column and the experience as a note', () => {
    const [one] = read(
      `Business Name,Reservation Date Time,Party Size,Patron Name,Patron Email,Patron Phone,Experience Name,Confirmation Code,Status,Guest Comments,Purchase Date
Harbour House,2026-12-04 18:30,2,Ida van Berg,ida@example.com,604-555-0101,Chef's counter,TCK-55120,Paid,,2026-11-09
`,
    )
    expect(dataOf(one)).toMatchObject({
      ...{
        at: '2026-12-04T18:30',
        state: 'booked',
        note: "Experience: Chef's counter",
      },
      guest: { firstName: 'Ida van', lastName: 'Berg', email: 'ida@example.com' },
      bookedAt: Date.parse('2026-11-09T00:00:00-05:00'),
    })
  })
})

describe('a row of bookings', () => {
  const row = (date: string, time: string, party = '2', more = ',,Ida Berg') =>
    read(`Date,Time,Party,Restaurant,Name\n${date},${time},${party}${more}\n`)[0]

  it.each([
    ['a day that there is not', '2026-02-30', '19:00', '2', 'Day, with or without the time'],
    ['an hour that could be two', '2026-12-04', '7:30', '2', '“7:30”: morning or evening?'],
    ['the same beside its day', '2026-12-04 7:30', '', '2', 'morning or evening?'],
    ['a day of another clock', '2026-12-04T00:00:00Z', '19:00', '2', 'a moment of another clock'],
    ['a moment of another clock', '2026-12-04T19:00+02:00', '', '2', 'a moment of another clock'],
    ['no time', '2026-12-04', '', '2', 'Day, with or without the time'],
    ['half a guest', '2026-12-04', '19:00', '2.5', 'Party: “2.5”'],
    ['nobody', '2026-12-04', '19:00', '0', 'not between 1 and 40'],
  ])('with %s is refused', (_, date, time, party, fault) => {
    expect(row(date, time, party)).toMatchObject({ fault: expect.stringContaining(fault) })
  })

  it('is refused at a restaurant that keeps its books elsewhere, or that is not known', () => {
    expect(row('2026-12-04', '19:00', '2', ',Pier,Ida')).toMatchObject({
      fault: 'The bookings of Pier are not kept on this site.',
    })
    expect(row('2026-12-04', '19:00', '2', ',Moon,Ida')).toMatchObject({
      fault: expect.stringContaining('“Moon” is no restaurant'),
    })
  })

  it('without a number is known by its time and its guest', () => {
    expect(row('2026-12-04', '19:00')).toMatchObject({
      name: 'bookings/7:2026-12-04T19:00 ida berg',
    })
  })

  it('that names no guest at all is refused', () => {
    expect(row('2026-12-04', '19:00', '2', ',,')).toMatchObject({ fault: 'It names no guest.' })
  })

  it('names none where the party came without a booking, or its guest was forgotten', () => {
    const file = `Date,Time,Party,Name,Source,Anonymised at
2026-11-20,19:00,2,,Walk-In,
2026-11-20,19:00,2,,Web,2026-11-25T08:00:00.000Z
2026-11-20,19:00,2,,Web,
`
    const [walkIn, forgotten, unnamed] = read(file)
    expect(walkIn).toMatchObject({
      title: 'Walk-in, Fri, Nov 20, 2026, 7:00 PM, party of 2',
      data: { isWalkIn: true, isAnonymised: false },
    })
    expect(forgotten).toMatchObject({ data: { isWalkIn: false, isAnonymised: true } })
    expect(unnamed).toEqual({ fault: 'It names no guest.' })
  })

  it('with a table is written before those without one', () => {
    const file = 'Date,Time,Party,Name,Table\n2026-12-04,19:00,2,Ida,\n2026-12-04,19:00,2,Ben,12\n'
    const [without, withTable] = read(file) as { order?: number }[]
    expect(withTable?.order).toBeLessThan(Number(without?.order))
  })
})

describe('words for the state of a booking', () => {
  it.each([
    ['Seated', 'seated'],
    ['Partially Arrived', 'seated'],
    ['CHECKED_IN', 'seated'],
    ['Dessert', 'seated'],
    ['Assumed Finished', 'finished'],
    ['no_show', 'no_show'],
    ['Confirmed', 'booked'],
  ])('%s is %s', (word, state) => {
    const [one] = read(`Date,Time,Party,Name,Status\n2026-12-04,19:00,2,Ida Berg,${word}\n`)
    expect(dataOf(one)).toMatchObject({ state })
  })
})

describe('times of a clock of 24 hours', () => {
  it('are read without a leading nought', () => {
    const file = 'Date,Time,Party,Name\n2026-12-04,9:30,2,Ida\n2026-12-04 9:30,,2,Ben\n'
    const ats = read(file, { is24Hours: true }).map((one) => dataOf(one).at)
    expect(ats).toEqual(['2026-12-04T09:30', '2026-12-04T09:30'])
  })

  it.each([
    ['9:30', '9:30'],
    ['2026-12-04 19:30', '19:30'],
    ['2026-12-04T7:30 PM', '7:30 PM'],
    // Some systems write it behind every day that has its time elsewhere.
    ['2026-12-04 00:00:00', null],
    ['2026-12-04', null],
  ])('are found in %s', (cell, time) => {
    expect(timeIn(cell)).toBe(time)
  })
})

describe('what only describes a booking', () => {
  it('never keeps it away: what cannot be read is noted', () => {
    const [one] = read(
      `Date,Time,Party,Name,Phone,Email,Marketing opt in,Opt in date,Created,Request,Notes
2026-12-04,19:00,2,Ida Berg,XXX-01,i***@example.com,maybe,soon,last week,${'r'.repeat(1001)},Regular
`,
    )
    const { guest, note, bookedAt } = dataOf(one)
    expect(guest).toMatchObject({ phone: '', email: null, marketingOptIn: false })
    expect(guest.specialRequest).toHaveLength(1000)
    expect(bookedAt).toBe(null)
    expect(note.split('\n').slice(0, 5)).toEqual([
      'Regular',
      'Telephone: XXX-01',
      'Email: i***@example.com',
      'Booked on: last week',
      expect.stringContaining('Request of the guest: rrr'),
    ])
  })

  it('counts a consent to news with its day or the one of the booking, and notes any other yes', () => {
    const rows = read(
      `Date,Time,Party,Name,Phone,Marketing opt in,Opt in date,Created
2026-12-04,19:00,2,Ida Berg,604-555-0101,yes,2025-03-02,
2026-12-04,19:00,2,Ben Orr,604-555-0102,yes,,2025-03-02 10:00
2026-12-04,19:00,2,Cas Dow,604-555-0103,yes,,
2026-12-04,19:00,2,Dee Fox,604-555-0104,yes,2027-03-02,2025-03-02 10:00
2026-12-04,19:00,2,Eve Gil,604-555-0105,yes,31/31/2025,2025-03-02 10:00
2026-12-04,19:00,2,Fay Hay,604-555-0106,no,2025-03-02,
`,
    ).map(dataOf)
    const yes = 'Agreed to news: yes'
    expect(rows.map(({ guest, note }) => [guest.marketingOptIn, note])).toEqual([
      [true, ''],
      [true, ''],
      [false, yes],
      [false, yes],
      [false, `Day of consent: 31/31/2025\n${yes}`],
      [false, ''],
    ])
  })

  it('is cut where it is longer than a note may be', () => {
    const [one] = read(
      `Date,Time,Party,Name,Notes\n2026-12-04,19:00,2,Ida Berg,${'n'.repeat(5000)}\n`,
    )
    expect(dataOf(one).note).toHaveLength(LONGEST_NOTE)
  })
})

it('tells rows without numbers of the same restaurant, time and guest apart', () => {
  const file = 'Date,Time,Party,Name\n2026-12-04,19:00,2,Ida\n2026-12-04,19:00,4,Ida\n'
  expect(read(file).map((one) => (one as { name?: string }).name)).toEqual([
    'bookings/7:2026-12-04T19:00 ida',
    'bookings/7:2026-12-04T19:00 ida (2)',
  ])
})

describe('columns of bookings', () => {
  const matched = (head: string) => matchFields(head.split(','), bookingFields())

  it('are not taken for what they only sound like', () => {
    const head =
      'Shift Date,Service Date,Visit Date,Visit Time,Table Size,Max Party Size Allowed,# of Guests,' +
      'Seating Location,Restaurant,Phone Type,Phone,Guest Name'
    expect(matched(head)).toEqual({
      ...{ date: 'Visit Date', time: 'Visit Time', party: '# of Guests', phone: 'Phone' },
      ...{ restaurant: 'Restaurant', name: 'Guest Name' },
    })
    expect(matched('Table Size,Seating Location,Shift Date,Party Time')).toEqual({})
  })

  it('of an export of this site fill their fields', () => {
    const head =
      'id,confirmation,restaurant,date,time,time_zone,service_day,party_size,status,table,first_name,last_name,phone,email,requests,notes,marketing_consent,source,created_at,cancelled_at,anonymised_at,experience,total,payment,payment_status,payment_amount,currency'
    expect(matched(head)).toEqual({
      ...{ id: 'id', restaurant: 'restaurant', date: 'date', time: 'time', party: 'party_size' },
      ...{ status: 'status', table: 'table', firstName: 'first_name', lastName: 'last_name' },
      ...{ phone: 'phone', email: 'email', request: 'requests', notes: 'notes' },
      ...{ marketing: 'marketing_consent', bookedAt: 'created_at', experience: 'experience' },
      ...{ source: 'source', anonymisedAt: 'anonymised_at' },
    })
  })
})
