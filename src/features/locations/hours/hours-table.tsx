import { addDays } from '#lib/time/dates.ts'
import {
  type OpeningHours,
  type OpenSpan,
  spanLabel,
  upcomingHolidays,
} from '#lib/time/opening-hours.ts'
import { dateLabel, weekdayLabel } from '#lib/time/time-labels.ts'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import css from './hours-table.module.css'
import * as t from './messages.gen.ts'

/** How far ahead special days are announced, and how many. */
const ANNOUNCED = { days: 60, most: 6 }

/** Whether there is anything to say of the hours: a week, a closure, or special days to come. */
export function hasHours(hours: OpeningHours, today: string): boolean {
  const { weekly, closure } = hours
  return Boolean(weekly || closure?.message) || upcomingHolidays(hours, today, ANNOUNCED).length > 0
}

/** The week from Monday on, and the special days to come after `today` (`YYYY-MM-DD`). */
export function HoursTable({ hours, today }: { hours: OpeningHours; today: string }) {
  const { weekly, closure } = hours
  const holidays = upcomingHolidays(hours, today, ANNOUNCED)
  const [sunday, ...others] = WEEKDAYS
  return (
    <div className={css.hours}>
      {closure?.message ? <p className={css.closure}>{closure.message}</p> : null}
      {weekly ? (
        <dl>
          {[...others, sunday].map((day) => (
            <div key={day} className={css.day} data-weekday={day}>
              <dt>{weekdayLabel(day)}</dt>
              <dd>
                <Spans spans={weekly[day]} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {holidays.length > 0 ? <SpecialDays holidays={holidays} today={today} /> : null}
    </div>
  )
}

type SpecialDaysProps = { holidays: OpeningHours['holidays']; today: string }

/** Folded, unless the week above is wrong about one of the days to come. */
function SpecialDays({ holidays, today }: SpecialDaysProps) {
  const isNear = holidays.some(({ date }) => date < addDays(today, WEEKDAYS.length))
  return (
    <details className={css.special} open={isNear}>
      <summary className={css.summary}>
        <span>{t.specialDays()}</span>
        <Icon path={icons.chevronDown} size="1em" />
      </summary>
      <dl aria-label={t.specialDays()}>
        {holidays.map((holiday) => (
          <div key={holiday.date} className={css.day} data-date={holiday.date}>
            <dt>
              {dateLabel(holiday.date)}
              {holiday.name ? <span className={css.name}>{holiday.name}</span> : null}
            </dt>
            <dd>
              <Spans spans={holiday.spans} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Spans({ spans }: { spans: OpenSpan[] }) {
  if (spans.length === 0) return t.closed()
  return spans.map((span) => (
    <span key={span.opens} className={css.span}>
      {spanLabel(span)}
    </span>
  ))
}
