import type { LocalDate } from '#lib/time/time.ts'
import type { ReaderSql } from '#storage/reader.ts'
import { versionOfDays, versionsInSpan } from './day-versions.ts'
import { addUpSums, type GroupSums, groupFiguresOf } from './group-sums.ts'
import { readSumsByDay, readSumsOfPart } from './read-sums.ts'
import { rememberedSums } from './remembered-sums.ts'
import type { FiguresQuestion, GroupFigures, Span } from './types.ts'
import { daysIn, stretches } from './week-parts.ts'

/** Days of locations, of which fewer are added up anew each time: they are no reason to forget others. */
const DEAR = 1000

/**
 * `FiguresApi.together` of one span; all days before `before` are over at every location. A large group has hundreds of
 * thousands of days in a year, and nearly all of them stay as they are: the sums of calendar weeks, of single days at
 * both ends of the span and of stretches of both are remembered for as long as no booking of theirs changes.
 */
export async function readTogether(
  sql: ReaderSql,
  { locationIds, span }: FiguresQuestion,
  before: LocalDate,
): Promise<GroupFigures> {
  const sums: GroupSums[] = []
  if (daysIn(span).length * locationIds.length < DEAR)
    sums.push(...(await readSumsByDay(sql, { locationIds, span })).values())
  else {
    for (const parts of stretches(span))
      sums.push(...(await readStretch(sql, locationIds, parts, before)))
  }
  return groupFiguresOf(addUpSums(sums))
}

/** The sums of a stretch of weeks and days, as one if it is over. */
async function readStretch(
  sql: ReaderSql,
  locationIds: readonly string[],
  parts: readonly Span[],
  before: LocalDate,
): Promise<GroupSums[]> {
  const remembered = rememberedSums(locationIds)
  const span = { from: parts[0]?.from ?? '', to: parts.at(-1)?.to ?? '' }
  const known = remembered.get(span)
  if (known && known.version === (await versionOfDays(sql, { locationIds, span }))) {
    // Its parts are as fresh as it is: a change in one of them has the others still remembered.
    for (const part of parts) remembered.get(part)
    return [known.sums]
  }
  const versionOf = await versionsInSpan(sql, { locationIds, span })
  const found: GroupSums[] = []
  for (const part of parts) {
    const question = { locationIds, span: part }
    found.push(...(await readSumsOfPart(sql, question, { remembered, versionOf, before })))
  }
  if (span.to >= before) return found
  const whole = addUpSums(found)
  remembered.set(span, { version: versionOf(span), sums: whole })
  return [whole]
}
