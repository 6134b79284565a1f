import { minutesBetween } from './clock-times.ts'
import type { ExperienceSettings } from './experience-settings.ts'
import * as t from './messages.gen.ts'
import type { BookingSettings, ServicePeriod, SettingsProblem } from './settings.ts'
import { duplicates, partyOrderProblems } from './shared-checks.ts'

/** Problems of experiences whose shape is valid: times without seatings, sizes that nobody can book. */
export function experienceProblems(settings: BookingSettings): SettingsProblem[] {
  const { experiences } = settings
  return [
    ...duplicates(experiences, ({ code }) => code, 'experiences', 'code'),
    ...experiences.flatMap((experience, index) =>
      problemsOf(settings, experience, `experiences.${index}`),
    ),
  ]
}

function problemsOf(
  settings: BookingSettings,
  experience: ExperienceSettings,
  path: string,
): SettingsProblem[] {
  const { from, to, addOns, maxParty, seats } = experience
  const problems = [
    ...partyOrderProblems(experience, path),
    ...duplicates(addOns, ({ code }) => code, `${path}.addOns`, 'code'),
  ]
  if (from !== null && to !== null && to < from) {
    problems.push({ path: `${path}.to`, message: t.beforeFirstDay() })
  }
  if (maxParty > settings.maxParty) {
    const message = t.largerThanAtRestaurant({ maxParty: settings.maxParty })
    problems.push({ path: `${path}.maxParty`, message })
  }
  if (seats < maxParty) {
    const message = t.seatsTooFew({ maxParty })
    problems.push({ path: `${path}.seats`, message })
  }
  if (!isServed(settings, experience)) {
    const message = t.neverServed()
    problems.push({ path: `${path}.firstSeating`, message })
  }
  return problems
}

/**
 * Whether a period of one of its weekdays, or of a special day within its dates, has a seating at one of its
 * times.
 */
function isServed(settings: BookingSettings, experience: ExperienceSettings): boolean {
  const { from, to, weekdays, firstSeating, lastSeating, everyMinutes } = experience
  const minutes = new Set(minutesBetween(firstSeating, lastSeating, everyMinutes))
  const meets = (period: ServicePeriod) =>
    minutesBetween(period.firstSeating, period.lastSeating, 15).some((one) => minutes.has(one))
  const weekly = settings.periods.filter((period) =>
    period.weekdays.some((day) => weekdays.includes(day)),
  )
  const special = settings.specialDays.filter(
    ({ date }) => (from === null || date >= from) && (to === null || date <= to),
  )
  return [...weekly, ...special.flatMap(({ periods }) => periods)].some(meets)
}
