import { expect, it } from 'vitest'
import { week } from '../hours.ts'
import { burrard } from '../locations/burrard.ts'
import { weeklyPeriods } from './periods.ts'

const periodsOf = (hours: string) =>
  weeklyPeriods({ ...burrard, hours: week(hours, '', '') }).map(
    ({ code, firstSeating, lastSeating }) => `${code} ${firstSeating}-${lastSeating}`,
  )

it('divides a long day into lunch and dinner, the last table 75 minutes before closing', () => {
  expect(periodsOf('11:30-23:00')).toEqual(['lunch 11:30-15:45', 'dinner 16:00-21:45'])
})

it('keeps the break of a split day', () => {
  expect(periodsOf('11:30-14:30 17:00-22:00')).toEqual(['lunch 11:30-13:15', 'dinner 17:00-20:45'])
})

it('goes on after midnight', () => {
  expect(periodsOf('16:00-02:00')).toEqual(['dinner 16:00-00:45'])
  expect(periodsOf('17:00-00:00')).toEqual(['dinner 17:00-22:45'])
})

it('serves breakfast early and nothing on a closed day', () => {
  expect(periodsOf('07:00-10:30')).toEqual(['breakfast 07:00-09:15'])
  expect(periodsOf('')).toEqual([])
})
