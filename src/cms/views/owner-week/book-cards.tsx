import { occupancyOf } from '#booking-engine/figures/occupancy.ts'
import type { GroupFigures } from '#booking-engine/figures/types.ts'
import type { Compared, OwnerWeek } from '#cms/dashboard/owner-week.ts'
import { type Totals, totalsOf } from '#cms/figures/totals.ts'
import { addDays } from '#lib/time/dates.ts'
import { dateLabel } from '#lib/time/time-labels.ts'
import { BarChart } from '../figures/bar-chart.tsx'
import { ColumnChart } from '../figures/column-chart.tsx'
import { countLabel, shareLabel } from '../figures/numbers.ts'
import type { Columns } from '../figures/report.ts'
import { Card } from './card.tsx'
import { comparedBars, comparedWords } from './compared-words.ts'
import * as t from './messages.gen.ts'

const REPORT = '/admin/figures?span=week'

/** What the books say of the week: covers, occupancy, no-shows. */
export function BookCards({ figures, weeks }: Pick<OwnerWeek, 'figures' | 'weeks'>) {
  const totals = mapCompared(figures, ({ periods }) => totalsOf(periods))
  const covers = mapCompared(totals, ({ served }) => served.covers)
  const occupancy = mapCompared(figures, ({ quarters }) => occupancyOf(quarters))
  return (
    <>
      <Card
        {...{ id: 'covers', title: t.covers(), value: countLabel(covers.now) }}
        chart={<ColumnChart {...coversByDay(figures, weeks)} title={t.covers()} />}
        {...{ href: `${REPORT}#covers`, link: t.coversLink() }}
      >
        {comparedWords(covers)}
      </Card>
      <Card
        {...{ id: 'occupancy', title: t.occupancy() }}
        value={occupancy.now === null ? null : shareLabel(occupancy.now)}
        chart={<BarChart {...comparedBars(occupancy, shareLabel)} />}
        {...{ href: `${REPORT}#occupancy`, link: t.occupancyLink() }}
      >
        {occupancy.now === null ? t.occupancyNone() : t.occupancySummary()}
      </Card>
      <Card
        {...{ id: 'no-shows', title: t.noShows(), value: countLabel(totals.now.noShows.parties) }}
        chart={
          <BarChart
            {...comparedBars(
              mapCompared(totals, (one) => one.noShowRate),
              shareLabel,
            )}
          />
        }
        {...{ href: `${REPORT}#no-shows`, link: t.noShowLink() }}
      >
        {noShowWords(totals.now, figures.now)}
      </Card>
    </>
  )
}

function noShowWords({ noShows }: Totals, { periods }: GroupFigures): string {
  if (noShows.parties === 0) return t.noShowNone()
  const due = periods.reduce((sum, { booked, noShow }) => sum + booked.parties + noShow.parties, 0)
  return t.noShowSummary({ parties: noShows.parties, due })
}

/** Covers of each day so far, and of the same day of last week. */
function coversByDay(
  { now, before }: Compared<GroupFigures>,
  { now: week }: OwnerWeek['weeks'],
): Columns & { marks: string } {
  const coversOn = ({ days }: GroupFigures, day: string) =>
    totalsOf(days.find((one) => one.day === day)?.periods ?? []).served.covers
  const days = Array.from({ length: week.days }, (_, n) => addDays(week.monday, n))
  return {
    kind: 'columns',
    series: [t.covers()],
    items: days.map((day) => ({
      label: dateLabel(day),
      values: [coversOn(now, day)],
      before: coversOn(before, addDays(day, -7)),
    })),
    scale: (count) => t.countCovers({ count }),
    marks: t.before(),
  }
}

function mapCompared<T, U>(
  { now, before, yearBefore }: Compared<T>,
  to: (value: T) => U,
): Compared<U> {
  return { now: to(now), before: to(before), yearBefore: to(yearBefore) }
}
