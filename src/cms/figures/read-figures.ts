import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { GroupFigures, Span } from '#booking-engine/figures/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { mustBe } from '#lib/forms/field-faults.ts'
import { wholeNumber } from '#lib/forms/whole-number.ts'
import { figuresLocationIds } from '../access/figures-access.ts'
import { readHostLocations } from '../host/host-locations.ts'
import { daysOf, LONGEST_SPAN, PRESETS, presetSpan, spanBefore } from './spans.ts'

/** A restaurant whose figures somebody may see. */
export type FiguresLocation = { id: number; title: string }

/** Reads an empty form field as undefined. */
export const optional = <T>(schema: z.ZodType<T>) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

/** The id of a location in a query; none = all of them. */
export const locationChoice = optional(wholeNumber(mustBe('a location')).pipe(z.int().positive()))

/** The query of figures: one location or all of them, and either two dates or a preset span. */
export const figuresQuery = z
  .object({
    location: locationChoice,
    span: z.enum(PRESETS).default('four-weeks'),
    from: optional(z.iso.date()),
    to: optional(z.iso.date()),
  })
  .superRefine(({ from, to }, { addIssue }) => {
    if (from === undefined && to === undefined) return
    const days = from === undefined || to === undefined ? 0 : daysOf({ from, to })
    if (days >= 1 && days <= LONGEST_SPAN) return
    const message = mustBe(`the last of at most ${LONGEST_SPAN} days`)
    addIssue({ code: 'custom', path: ['to'], message })
  })
export type FiguresQuery = z.output<typeof figuresQuery>

/** The locations and the days of a query, after rights were checked. */
export type FiguresScope = {
  /** All locations of the member of staff, by name. */
  locations: FiguresLocation[]
  /** Those whose figures are asked for. */
  chosen: FiguresLocation[]
  span: Span
}

/** The scope of a question; null where it names a location that is not theirs. */
export async function readFiguresScope(
  req: PayloadRequest,
  query: FiguresQuery,
): Promise<FiguresScope | null> {
  const own = figuresLocationIds(req)
  if (query.location !== undefined && own !== 'all' && !own.includes(query.location)) return null
  const locations = (await readHostLocations(req)).map(({ id, title }) => ({ id, title }))
  const chosen = locations.filter(({ id }) => query.location === undefined || id === query.location)
  if (query.location !== undefined && chosen.length === 0) return null
  const span =
    query.from !== undefined && query.to !== undefined
      ? { from: query.from, to: query.to }
      : presetSpan(query.span, await readToday(chosen))
  return { locations, chosen, span }
}

/** The figures of a scope, and those of the span that it is compared with. */
export async function readFigures({ chosen, span }: FiguresScope): Promise<{
  before: Span
  now: GroupFigures
  earlier: GroupFigures
}> {
  const { figures } = await bookingEngine()
  const before = spanBefore(span)
  const ids = chosen.map(({ id }) => String(id))
  const [now, earlier] = await figures.together(ids, [span, before])
  if (!now || !earlier) throw new Error('Two spans were asked for.')
  return { before, now, earlier }
}

/** The latest service day that is on at any of the locations. */
export async function readToday(locations: readonly FiguresLocation[]): Promise<string> {
  const engine = await bookingEngine()
  const days = await engine.host.today(locations.map(({ id }) => String(id)))
  const found = days.map(({ day }) => day).toSorted()
  return found.at(-1) ?? new Date(await engine.now()).toISOString().slice(0, 10)
}
