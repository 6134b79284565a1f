import { expect, it } from 'vitest'
import { holidays } from './hours.ts'

it('names the holidays of the coming twelve months, whenever it is asked', () => {
  const dates = holidays('US', new Date('2031-12-26T10:00:00Z')).map(({ date }) => date)
  expect(dates).toEqual(['2031-12-31', '2032-01-01', '2032-07-04', '2032-12-24', '2032-12-25'])
})

it('closes on Christmas Day', () => {
  const days = holidays('CA', new Date('2026-06-01T10:00:00Z'))
  expect(days.find(({ date }) => date === '2026-12-25')?.spans).toEqual([])
})
