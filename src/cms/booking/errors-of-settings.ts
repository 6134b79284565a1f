import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { sentenceOf } from '#lib/text/sentence.ts'
import * as t from './messages.gen.ts'

type FieldProblem = { path: string; message: string }
type Layouts = BookingSettingsInput['layouts']

/**
 * Problems as sentences at their fields; those of drawn floors as one, a line each, at the field that has all of them.
 */
export function errorsOfSettings(
  problems: readonly FieldProblem[],
  layouts: Layouts,
): FieldProblem[] {
  const others = problems
    .filter(({ path }) => !isOfLayouts(path))
    .map(({ path, message }) => ({ path, message: sentenceOf(message) }))
  const lines = problems.filter(({ path }) => isOfLayouts(path)).map((one) => lineOf(one, layouts))
  if (lines.length === 0) return others
  return [...others, { path: 'layouts', message: [...new Set(lines)].join('\n') }]
}

function isOfLayouts(path: string): boolean {
  return path === 'layouts' || path.startsWith('layouts.')
}

/** `Winter, Patio: draws table P1 twice`; names that are missing are numbers. */
function lineOf({ path, message }: FieldProblem, layouts: Layouts): string {
  const [, layoutIndex, list, roomIndex] = path.split('.')
  if (layoutIndex === undefined || !Array.isArray(layouts)) return message
  const stored = layouts[Number(layoutIndex)]
  const layout = stored?.name || t.layoutNumber({ number: Number(layoutIndex) + 1 })
  if (list !== 'rooms' || roomIndex === undefined) return t.layoutProblem({ layout, message })
  const rooms = Array.isArray(stored?.rooms) ? stored.rooms : []
  const room = rooms[Number(roomIndex)]?.name || t.roomNumber({ number: Number(roomIndex) + 1 })
  return t.roomProblem({ layout, room, message })
}
