import { z } from 'zod'
import { FIXTURE_KINDS, TABLE_SHAPES } from '#lib/floor/drawing.ts'
import { MAX_ROOM_CM, MIN_ROOM_CM, MIN_SIDE_CM } from '#lib/floor/limits.ts'
import type { LocalDate } from '#lib/time/time.ts'
import { code, date, name } from './field-schemas.ts'
import * as t from './messages.gen.ts'
import type { BookingSettings } from './settings.ts'

const coordinate = z.number().int().min(0).max(MAX_ROOM_CM)
const side = z.number().int().min(MIN_SIDE_CM).max(MAX_ROOM_CM)
const roomSide = z.number().int().min(MIN_ROOM_CM).max(MAX_ROOM_CM)

/** The middle, the size and the turn of what is drawn, in centimetres and degrees. */
const place = {
  x: coordinate,
  y: coordinate,
  width: side,
  height: side,
  rotation: z.number().int().min(0).max(359).default(0),
}

const drawnTable = z.object({
  ...place,
  /** Code of a table of the settings. */
  code,
  shape: z.enum(TABLE_SHAPES),
  /** Chairs that are drawn. */
  seats: z.number().int().min(1).max(40),
})

const fixture = z.object({
  ...place,
  kind: z.enum(FIXTURE_KINDS),
  label: z.string().trim().max(40).default(''),
})

/** A day of any year, `11-01`; 29 February counts in leap years. */
const dayOfYear = z
  .string()
  .refine((value) => z.iso.date().safeParse(`2024-${value}`).success, { error: t.mustBeDayOfYear })

export const floorLayout = z.object({
  code,
  name,
  /** Each year from a day to a day, both included; a `to` before `from` is one of the next year. */
  yearly: z.array(z.object({ from: dayOfYear, to: dayOfYear })).default([]),
  /** Service days, both ends included, whatever is in force each year. */
  dates: z.array(z.object({ from: date, to: date })).default([]),
  rooms: z
    .array(
      z.object({
        name,
        width: roomSide,
        height: roomSide,
        tables: z.array(drawnTable).max(400),
        fixtures: z.array(fixture).max(400),
      }),
    )
    .min(1, { error: t.needsRoom }),
})

/** A floor as somebody has drawn it, and the days on which it stands so. */
export type FloorLayout = z.infer<typeof floorLayout>
export type FloorRoom = FloorLayout['rooms'][number]
export type YearlySpan = FloorLayout['yearly'][number]

/**
 * The layout that is in force on a service day: the one with the date, else the one whose days of each year it is
 * among, else the first. Null where there is none at all.
 */
export function layoutInForce<Layout extends Pick<FloorLayout, 'yearly' | 'dates'>>(
  layouts: readonly Layout[],
  day: LocalDate,
): Layout | null {
  const dated = layouts.find(({ dates }) => dates.some(({ from, to }) => from <= day && day <= to))
  const yearly = layouts.find((one) => one.yearly.some((span) => isInSpan(span, day.slice(5))))
  return dated ?? yearly ?? layouts[0] ?? null
}

/** Codes of the tables that are not on the floor on a service day, as its layout does not draw them. */
export function undrawnOn(
  { layouts = [], tables }: Pick<BookingSettings, 'layouts' | 'tables'>,
  day: LocalDate,
): string[] {
  const layout = layoutInForce(layouts, day)
  if (!layout) return []
  const drawn = new Set(layout.rooms.flatMap((room) => room.tables.map(({ code }) => code)))
  return tables.map(({ code }) => code).filter((code) => !drawn.has(code))
}

/** Whether a day of the year, `11-01`, lies in a span of each year. */
export function isInSpan({ from, to }: YearlySpan, dayOfYear: string): boolean {
  if (from <= to) return from <= dayOfYear && dayOfYear <= to
  return dayOfYear >= from || dayOfYear <= to
}
