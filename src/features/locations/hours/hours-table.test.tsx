import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OpeningHours } from '#lib/time/opening-hours.ts'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
import { HoursTable } from './hours-table.tsx'

const evening = [{ opens: '17:00', closes: '23:00' }]

const drawn = (holidays: OpeningHours['holidays']) => {
  const weekly = Object.fromEntries(WEEKDAYS.map((day) => [day, evening]))
  const hours = { weekly, holidays, closure: null } as unknown as OpeningHours
  return renderToStaticMarkup(<HoursTable hours={hours} today="2026-12-18" />)
}

const christmas = { date: '2026-12-25', name: 'Christmas', spans: [] }

it('folds special days under the hours', () => {
  expect(drawn([christmas])).toMatch(/<\/dl><details [^>]*class="[^"]*"><summary.*Special days/)
  expect(drawn([])).not.toContain('details')
})

it('shows them where the week above is not right of one of the next seven days', () => {
  const staffParty = { date: '2026-12-24', name: 'Staff party', spans: [] }
  expect(drawn([staffParty, christmas])).toMatch(/<details [^>]*open=""/)
})
