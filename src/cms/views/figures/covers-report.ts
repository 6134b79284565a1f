import { addUpPeriods } from '#booking-engine/figures/add-up.ts'
import type { GroupFigures, PeriodFigures, Span } from '#booking-engine/figures/types.ts'
import { daysOf } from '#cms/figures/spans.ts'
import { totalsOf } from '#cms/figures/totals.ts'
import { addDays, isoWeekdayOf } from '#lib/time/dates.ts'
import { dateLabel, shortDate } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'
import { shareLabel } from './numbers.ts'
import type { Report } from './report.ts'

/** The longest span that is shown by the day, days; longer ones by the week. */
const LONGEST_BY_DAY = 62

type Compared = { now: GroupFigures; earlier: GroupFigures; span: Span; before: Span }
type Step = { label: string; periods: PeriodFigures[]; earlier: PeriodFigures[] }

/** Covers of each day, or week, by period, and of the span before. */
export function coversReport(compared: Compared): Report {
  const { now } = compared
  const { served } = totalsOf(now.periods)
  const steps = stepsOf(compared)
  const codes = now.periods.map(({ code }) => code)
  const coversOf = (periods: readonly PeriodFigures[]) => totalsOf(periods).served.covers
  const inPeriod = ({ periods }: Step, code: string) =>
    coversOf(periods.filter((one) => one.code === code))
  const best = steps.toSorted((a, b) => coversOf(b.periods) - coversOf(a.periods))[0]
  const names = now.periods.map(periodName)
  return {
    name: 'covers',
    title: t.coversReport(),
    summary:
      best && steps.length > 1
        ? (isByWeek(compared.span) ? t.coversBusiestWeek : t.coversBusiest)({
            ...{ covers: served.covers, parties: served.parties },
            ...{ day: best.label, most: coversOf(best.periods) },
          })
        : t.coversSummary(served),
    chart: {
      kind: 'columns',
      series: names,
      items: steps.map((step) => ({
        label: step.label,
        values: codes.map((code) => inPeriod(step, code)),
        before: coversOf(step.earlier),
      })),
      scale: (count) => t.countCovers({ count }),
      marks: t.daysBefore(),
    },
    columns: [stepName(compared.span), ...names, t.total(), t.parties(), t.spanBefore()],
    rows: steps.map((step) => [
      step.label,
      ...codes.map((code) => inPeriod(step, code)),
      ...[coversOf(step.periods), totalsOf(step.periods).served.parties, coversOf(step.earlier)],
    ]),
  }
}

/** No-shows of each day, or week, and their rate. */
export function noShowReport(compared: Compared): Report {
  const { noShows, noShowRate } = totalsOf(compared.now.periods)
  const due = (periods: readonly PeriodFigures[]) =>
    periods.reduce((sum, one) => sum + one.booked.parties + one.noShow.parties, 0)
  const steps = stepsOf(compared)
  return {
    name: 'no-shows',
    title: t.noShowReport(),
    summary:
      noShows.parties === 0
        ? t.noNoShows()
        : t.noShowSummary({
            ...{ parties: noShows.parties, due: due(compared.now.periods) },
            rate: shareLabel(noShowRate),
          }),
    chart: {
      kind: 'columns',
      series: [t.noShows()],
      items: steps.map(({ label, periods, earlier }) => ({
        ...{ label, values: [totalsOf(periods).noShows.parties] },
        before: totalsOf(earlier).noShows.parties,
      })),
      scale: (count) => t.countParties({ count }),
      marks: t.daysBefore(),
    },
    columns: [
      ...[stepName(compared.span), t.noShows(), t.covers(), t.due(), t.noShowRate()],
      t.cancelled(),
    ],
    rows: steps.map(({ label, periods }) => {
      const totals = totalsOf(periods)
      return [
        ...[label, totals.noShows.parties, totals.noShows.covers, due(periods)],
        ...[shareLabel(totals.noShowRate), totals.cancelled.parties],
      ]
    }),
  }
}

/** The name of a period; parties of a day without seatings have none. */
function periodName({ name }: PeriodFigures): string {
  return name || t.outsideService()
}

function stepName(span: Span): string {
  return isByWeek(span) ? t.weekOf() : t.day()
}

function isByWeek(span: Span): boolean {
  return daysOf(span) > LONGEST_BY_DAY
}

/** Each day of the span, or each week from Monday on, with the one that it is compared with. */
function stepsOf({ now, earlier, span, before }: Compared): Step[] {
  const byDay = new Map(now.days.map(({ day, periods }) => [day, periods]))
  const byDayBefore = new Map(earlier.days.map(({ day, periods }) => [day, periods]))
  const moved = daysOf({ from: before.from, to: span.from }) - 1
  const byWeek = isByWeek(span)
  const days = Array.from({ length: daysOf(span) }, (_, n) => addDays(span.from, n))
  const groups = Map.groupBy(days, (day) => (byWeek ? addDays(day, 1 - isoWeekdayOf(day)) : day))
  return [...groups].map(([first, all]) => ({
    label: byWeek ? shortDate(first) : dateLabel(first),
    periods: addUpPeriods(all.flatMap((day) => byDay.get(day) ?? [])),
    earlier: addUpPeriods(all.flatMap((day) => byDayBefore.get(addDays(day, -moved)) ?? [])),
  }))
}
