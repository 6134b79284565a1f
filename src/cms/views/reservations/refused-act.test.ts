import { expect, test } from 'vitest'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { StaffLogEntry } from '#booking-engine/staff-log/types.ts'
import { type RefusedAct, refusedActText } from './refused-act.ts'

const at = Date.parse('2027-04-06T02:02Z')
const day = {
  people: { '1': 'Sam' },
  utcOffsets: [[0, -420]],
} as unknown as Parameters<typeof refusedActText>[2]
const row = (seen: number, state: HostReservation['state'], acts: Partial<StaffLogEntry>[] = []) =>
  ({ id: 'a', seen, state, acts }) as unknown as HostReservation
const logged = (act: string, staff = '1') =>
  ({ act, detail: '', staff, at }) as unknown as StaffLogEntry
const refused = (more: Partial<RefusedAct> = {}): RefusedAct => ({
  ...{ code: 'changed_meanwhile', inTheWay: [], act: 'seat', on: row(1, 'booked') },
  ...more,
})

test('who was slower sees who was faster, and what they did', () => {
  const seated = row(2, 'seated', [logged('seat')])
  expect(refusedActText(refused(), seated, day)).toBe(
    'Sam was faster: Seated, 7:02 PM. What you tapped was not done.',
  )
  const byNobody = row(2, 'seated', [logged('seat', '9')])
  expect(refusedActText(refused(), byNobody, day)).toMatch(/^A colleague was faster/)
  // Only what was done since.
  const before = { on: row(2, 'seated', [logged('seat')]), act: 'finish' as const }
  const noted = row(3, 'seated', [logged('seat'), logged('note')])
  expect(refusedActText(refused(before), noted, day)).toMatch(/faster: Note changed/)
})

test('whoever only looked at the guest was not faster', () => {
  const read = row(2, 'seated', [logged('seat'), logged('read_guest', '9')])
  expect(refusedActText(refused(), read, day)).toMatch(/^Sam was faster: Seated/)
  expect(refusedActText(refused(), row(2, 'cancelled', [logged('profile')]), day)).toMatch(
    /^The guest cancelled/,
  )
})

test('it is said that the guest was faster', () => {
  expect(refusedActText(refused(), row(2, 'cancelled'), day)).toMatch(/^The guest cancelled/)
  expect(refusedActText(refused(), row(2, 'booked'), day)).toMatch(/^Someone changed/)
})

test('what stands in the way is named', () => {
  const tables = ['t1']
  const inTheWay = [{ kind: 'hold' as const, tables }]
  expect(refusedActText(refused({ code: 'table_taken', inTheWay }), row(1, 'booked'), day)).toBe(
    'The table is taken: a guest is booking t1 right now.',
  )
})

test('without an answer it is not said whether it was done, until it shows', () => {
  const lost = refused({ code: 'no_answer' })
  expect(refusedActText(lost, row(1, 'booked'), day)).toMatch(/^No connection/)
  expect(refusedActText(lost, row(2, 'seated', [logged('seat')]), day)).toBeNull()
  expect(refusedActText(lost, row(2, 'no_show', [logged('no_show')]), day)).toMatch(/^No conn/)
})
