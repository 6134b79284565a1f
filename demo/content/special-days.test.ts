import { expect, it } from 'vitest'
import { groupDays } from './special-days.ts'

const at = (uid: string, today: string) =>
  groupDays(new Date(today)).filter(({ only, except }) =>
    only ? only.includes(uid) : !except?.includes(uid),
  )

it('names the holidays of the coming twelve months, whenever it is asked', () => {
  const dates = at('pearl', '2031-12-26T10:00:00Z').map(({ date }) => date)
  expect(dates).toEqual(['2031-12-31', '2032-01-01', '2032-07-04', '2032-12-24', '2032-12-25'])
})

it('closes on Christmas Day, in Canada as everywhere', () => {
  const days = at('kitsilano', '2026-06-01T10:00:00Z')
  expect(days.find(({ date }) => date === '2026-12-25')?.spans).toEqual([])
  expect(days.map(({ name }) => name)).toContain('Boxing Day')
})

it('is kept by nobody who has not opened yet', () => {
  expect(at('halifax', '2026-06-01T10:00:00Z')).toEqual([])
})
