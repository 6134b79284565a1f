import { experienceProblems } from './experience-rules.ts'
import { layoutProblems } from './layout-rules.ts'
import * as t from './messages.gen.ts'
import type { BookingSettings, ServicePeriod, SettingsProblem } from './settings.ts'
import { duplicates, partyOrderProblems } from './shared-checks.ts'

/** Problems of settings whose shape is valid: contradictions, unknown codes, overlaps. */
export function consistencyProblems(settings: BookingSettings): SettingsProblem[] {
  return [
    ...floorProblems(settings),
    ...combinationProblems(settings),
    ...layoutProblems(settings),
    ...partyProblems(settings),
    ...limitProblems(settings),
    ...hoursProblems(settings),
    ...experienceProblems(settings),
  ]
}

function floorProblems({ areas, tables }: BookingSettings): SettingsProblem[] {
  const problems = [
    ...duplicates(areas, (area) => area.code, 'areas', 'code'),
    ...duplicates(tables, (table) => table.code, 'tables', 'code'),
  ]
  const known = new Set(areas.map((area) => area.code))
  tables.forEach((table, index) => {
    if (!known.has(table.area)) {
      problems.push({ path: `tables.${index}.area`, message: t.noSuchArea({ area: table.area }) })
    }
    problems.push(...partyOrderProblems(table, `tables.${index}`))
  })
  return problems
}

function combinationProblems({ tables, combinations }: BookingSettings): SettingsProblem[] {
  const byCode = new Map(tables.map((table) => [table.code, table]))
  const problems = duplicates(combinations, (combo) => combo.code, 'combinations', 'code')
  combinations.forEach((combination, index) => {
    const path = `combinations.${index}`
    problems.push(...partyOrderProblems(combination, path))
    if (byCode.has(combination.code)) {
      problems.push({ path: `${path}.code`, message: t.codeOfTable() })
    }
    if (new Set(combination.tables).size < combination.tables.length) {
      problems.push({ path: `${path}.tables`, message: t.namesTableTwice() })
    }
    const members = combination.tables.flatMap((code) => byCode.get(code) ?? [])
    for (const code of combination.tables) {
      if (!byCode.has(code)) {
        problems.push({ path: `${path}.tables`, message: t.noSuchTable({ table: code }) })
      }
    }
    if (new Set(members.map((table) => table.attribute)).size > 1) {
      problems.push({ path: `${path}.tables`, message: t.mixesAttributes() })
    }
  })
  return problems
}

function partyProblems(settings: BookingSettings): SettingsProblem[] {
  const { minParty, maxParty, turnTimes, tables, combinations } = settings
  const problems = partyOrderProblems(settings, '')
  const largest = Math.max(...[...tables, ...combinations].map((place) => place.maxParty))
  if (maxParty > largest) {
    const message = t.noneSeatsMore({ largest })
    problems.push({ path: 'maxParty', message })
  }
  turnTimes.forEach((turn, index) => {
    const before = turnTimes[index - 1]
    if (before && before.upTo >= turn.upTo) {
      problems.push({
        path: `turnTimes.${index}.upTo`,
        message: t.notLargerThanBefore(),
      })
    }
  })
  const covered = Math.max(...turnTimes.map((turn) => turn.upTo))
  if (covered < maxParty) {
    problems.push({ path: 'turnTimes', message: t.noRowFor({ party: covered + 1 }) })
  }
  if (settings.coversPerSlot !== null && settings.coversPerSlot < Math.max(minParty, maxParty)) {
    const message = t.coversTooFew({ maxParty })
    problems.push({ path: 'coversPerSlot', message })
  }
  return problems
}

function limitProblems({ bookingLimits }: BookingSettings): SettingsProblem[] {
  return Object.entries(bookingLimits)
    .filter(([, { check, most }]) => most < check)
    .map(([by]) => ({
      path: `bookingLimits.${by}.most`,
      message: t.lessThanWithoutCheck(),
    }))
}

function hoursProblems({ periods, specialDays, closures }: BookingSettings): SettingsProblem[] {
  const problems: SettingsProblem[] = []
  for (let weekday = 1; weekday <= 7; weekday++) {
    const day = periods.map((period, index) => ({ period, path: `periods.${index}` }))
    problems.push(...overlaps(day.filter(({ period }) => period.weekdays.includes(weekday))))
  }
  problems.push(...duplicates(specialDays, (day) => day.date, 'specialDays', 'date'))
  specialDays.forEach((day, index) => {
    const path = `specialDays.${index}.periods`
    problems.push(...overlaps(day.periods.map((period, at) => ({ period, path: `${path}.${at}` }))))
  })
  closures.forEach((closure, index) => {
    if (closure.to < closure.from) {
      problems.push({ path: `closures.${index}.to`, message: t.beforeFirstClosedDay() })
    }
  })
  return unique(problems)
}

type PlacedPeriod = { period: ServicePeriod; path: string }

function overlaps(day: PlacedPeriod[]): SettingsProblem[] {
  const sorted = day.toSorted((a, b) => a.period.firstSeating.localeCompare(b.period.firstSeating))
  const problems: SettingsProblem[] = []
  sorted.forEach(({ period, path }, index) => {
    const next = sorted[index + 1]
    if (!next) return
    const pastMidnight = period.lastSeating < period.firstSeating
    if (pastMidnight || period.lastSeating >= next.period.firstSeating) {
      problems.push({
        path: `${next.path}.firstSeating`,
        message: t.overlaps({ period: period.name, lastSeating: period.lastSeating }),
      })
    }
    if (sorted.slice(index + 1).some((other) => other.period.code === period.code)) {
      problems.push({ path: `${path}.code`, message: t.usedTwiceOnOneDay() })
    }
  })
  return problems
}

function unique(problems: SettingsProblem[]): SettingsProblem[] {
  return [...new Map(problems.map((p) => [`${p.path} ${p.message}`, p])).values()]
}
