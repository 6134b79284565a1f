import { isWithin } from '#lib/floor/geometry.ts'
import { type FloorLayout, isInSpan, type YearlySpan } from './floor-layouts.ts'
import * as t from './messages.gen.ts'
import type { BookingSettings, SettingsProblem } from './settings.ts'
import { duplicates } from './shared-checks.ts'

type Dates = FloorLayout['dates'][number]

/** Problems of layouts whose shape is valid: unknown tables, tables drawn twice, days that two of them name. */
export function layoutProblems({ layouts = [], tables }: BookingSettings): SettingsProblem[] {
  const known = new Set(tables.map(({ code }) => code))
  return [
    ...duplicates(layouts, ({ code }) => code, 'layouts', 'code'),
    ...duplicates(layouts, ({ name }) => name.toLowerCase(), 'layouts', 'name'),
    ...layouts.flatMap((layout, index) => [
      ...drawingProblems(layout, `layouts.${index}`, known),
      ...dayProblems(layouts, index),
    ]),
  ]
}

function drawingProblems(
  { rooms }: FloorLayout,
  path: string,
  known: ReadonlySet<string>,
): SettingsProblem[] {
  const problems = duplicates(rooms, ({ name }) => name.toLowerCase(), `${path}.rooms`, 'name')
  const drawn = new Set<string>()
  rooms.forEach((room, at) => {
    const roomPath = `${path}.rooms.${at}`
    room.tables.forEach((table, index) => {
      const { code } = table
      const ownPath = `${roomPath}.tables.${index}`
      const say = (message: string) => problems.push({ path: `${ownPath}.code`, message })
      if (!known.has(code)) say(t.noSuchTable({ table: code }))
      else if (drawn.has(code)) say(t.drawnTwice({ table: code }))
      drawn.add(code)
      if (!isWithin(table, room)) say(t.tableOutsideRoom({ table: code }))
    })
    room.fixtures.forEach((fixture, index) => {
      if (isWithin(fixture, room)) return
      problems.push({ path: `${roomPath}.fixtures.${index}.x`, message: t.outsideRoom() })
    })
  })
  return problems
}

/** Each day has one answer: no two layouts name it, and the first is in force on those that none names. */
function dayProblems(layouts: readonly FloorLayout[], index: number): SettingsProblem[] {
  const layout = layouts[index]
  if (!layout) return []
  const { dates, yearly } = layout
  const path = `layouts.${index}`
  const before = layouts.slice(0, index)
  const problems: SettingsProblem[] = []
  if (index === 0 && dates.length + yearly.length > 0) {
    problems.push({ path: `${path}.yearly`, message: t.firstHasNoDays() })
  }
  dates.forEach((span, at) => {
    const ownPath = `${path}.dates.${at}`
    if (span.to < span.from) {
      problems.push({ path: `${ownPath}.to`, message: t.beforeFirstDay() })
    }
    const other = before.find((one) => one.dates.some((taken) => isOverlapping(taken, span)))
    if (other) {
      problems.push({ path: `${ownPath}.from`, message: t.daysOfLayout({ layout: other.name }) })
    }
  })
  yearly.forEach((span, at) => {
    const other = before.find((one) => one.yearly.some((taken) => isSharing(taken, span)))
    if (!other) return
    const message = t.daysOfLayout({ layout: other.name })
    problems.push({ path: `${path}.yearly.${at}.from`, message })
  })
  return problems
}

function isOverlapping(one: Dates, other: Dates): boolean {
  return one.from <= other.to && other.from <= one.to
}

/** Two spans of a year share a day if one begins within the other. */
function isSharing(one: YearlySpan, other: YearlySpan): boolean {
  return isInSpan(one, other.from) || isInSpan(other, one.from)
}
