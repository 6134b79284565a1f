import type { FiguresLocation } from '#cms/figures/read-figures.ts'
import { quarterTime } from '#cms/figures/totals.ts'
import {
  type Counted,
  FUNNEL,
  type FunnelStep,
  type SiteFigures,
  type SiteTotals,
} from '#cms/site-counts/site-figures.ts'
import { LARGEST_PARTY } from '#lib/site-counts/limits.ts'
import type { PageKind } from '#lib/site-counts/site-count.ts'
import { timeLabel } from '#lib/time/time-labels.ts'
import type { WeekPart } from '#storage/site-counts.ts'
import { countLabel, shareLabel } from '../figures/numbers.ts'
import type { Bars, Report } from '../figures/report.ts'
import * as t from './messages.gen.ts'

/** The counts of a week, and of those that it is compared with. */
export type ComparedFigures = { now: SiteFigures; before: SiteFigures; yearBefore: SiteFigures }

/** A count as it is shown: none below five. */
export function few(count: number): string {
  return count === 0 ? t.fewerThanFive() : countLabel(count)
}

const STEPS: Record<FunnelStep, () => string> = {
  pages: t.pages,
  open: t.open,
  search: t.search,
  found: t.found,
  chosen: t.chosen,
  booked: t.booked,
}

const KINDS: Record<PageKind, () => string> = {
  home: t.kindHome,
  location: t.kindLocation,
  menu: t.kindMenu,
  careers: t.kindCareers,
  other: t.kindOther,
}

/** All reports of a week; one by restaurant where there are several. */
export function websiteReports(
  compared: ComparedFigures,
  chosen: FiguresLocation[],
  { isOver }: Pick<WeekPart, 'isOver'>,
): Report[] {
  return [
    funnelReport(compared),
    hourReport(compared),
    partyReport(compared),
    isOver ? dishReport(compared) : laterDishReport(),
    sourceReport(compared),
    viewReport(compared),
    ...(chosen.length > 1 ? [restaurantReport(compared.now, chosen)] : []),
  ]
}

type TwoWeeks = { now: SiteTotals; before: SiteTotals }
type MarkedBars = Bars & { marks: string }

/** From the pages of restaurants to their tables. */
function funnelReport({ now, before, yearBefore }: ComparedFigures): Report {
  const { search, booked } = now.funnel
  return {
    name: 'funnel',
    title: t.funnelReport(),
    summary:
      search === 0 || booked > search
        ? t.funnelQuiet()
        : t.funnelSummary({ share: shareLabel(booked / search) }),
    chart: funnelBars({ now, before }),
    columns: [t.step(), t.count(), t.beforeColumn(), t.yearColumn()],
    rows: FUNNEL.map((step) => [
      STEPS[step](),
      ...[now, before, yearBefore].map(({ funnel }) => few(funnel[step])),
    ]),
  }
}

/** The steps of the way to a table. */
export function funnelBars({ now, before }: TwoWeeks): MarkedBars {
  return {
    kind: 'bars',
    items: FUNNEL.map((step) => ({
      ...{ label: STEPS[step](), value: now.funnel[step], before: before.funnel[step] },
      text: few(now.funnel[step]),
    })),
    marks: t.daysBefore(),
  }
}

function restaurantReport({ locations }: SiteFigures, chosen: FiguresLocation[]): Report {
  const titles = new Map(chosen.map(({ id, title }) => [String(id), title]))
  const byPages = locations.toSorted((a, b) => b.funnel.pages - a.funnel.pages)
  return {
    name: 'restaurants',
    title: t.restaurantReport(),
    summary: t.restaurantSummary({ count: locations.length }),
    chart: null,
    columns: [t.restaurant(), ...FUNNEL.map((step) => STEPS[step]())],
    rows: byPages.map(({ locationId, funnel }) => [
      titles.get(locationId) ?? locationId,
      ...FUNNEL.map((step) => few(funnel[step])),
    ]),
  }
}

/** Tables that were looked for in vain, by the hour for which they were. */
function hourReport({ now, before }: ComparedFigures): Report {
  const most = mostOf(now.noneHours)
  return {
    name: 'none-hours',
    title: t.hourReport(),
    summary: most ? t.hourSummary({ hour: hourLabel(most.key) }) : t.nothingMissed(),
    ...barsOf(t.hour(), now.noneHours, before.noneHours, hourLabel),
  }
}

/** Tables that were looked for in vain, by hour. */
export function hourBars({ now, before }: TwoWeeks): MarkedBars {
  return barsOf(t.hour(), now.noneHours, before.noneHours, hourLabel).chart
}

function partyReport({ now, before }: ComparedFigures): Report {
  const most = mostOf(now.noneParties)
  return {
    name: 'none-parties',
    title: t.partyReport(),
    summary: most ? t.partySummary({ party: partyLabel(most.key) }) : t.nothingMissed(),
    ...barsOf(t.party(), now.noneParties, before.noneParties, partyLabel),
  }
}

function dishReport({ now, before }: ComparedFigures): Report {
  return {
    name: 'dishes',
    title: t.dishReport(),
    summary: now.dishes.length > 0 ? t.dishSummary() : t.nothingMissed(),
    ...barsOf(t.words(), now.dishes.slice(0, 20), before.dishes, (words) => words),
  }
}

/** Words of a week that is not over are not shown yet. */
function laterDishReport(): Report {
  return {
    name: 'dishes',
    title: t.dishReport(),
    summary: t.dishesLater(),
    ...barsOf(t.words(), [], [], (words: string) => words),
  }
}

function sourceReport({ now, before }: ComparedFigures): Report {
  const earlier = new Map(before.sources.map(({ source, visits }) => [source, visits]))
  return {
    name: 'sources',
    title: t.sourceReport(),
    summary: now.sources.length > 0 ? t.sourceSummary() : t.noSources(),
    chart: sourceBars({ now, before }, 12),
    columns: [t.source(), t.visits(), t.booked(), t.beforeColumn()],
    rows: now.sources.map(({ source, visits, bookings }) => [
      ...[source, few(visits), few(bookings), few(earlier.get(source) ?? 0)],
    ]),
  }
}

/** The sources that most visits came from. */
export function sourceBars({ now, before }: TwoWeeks, most: number): MarkedBars {
  const earlier = new Map(before.sources.map(({ source, visits }) => [source, visits]))
  return {
    kind: 'bars',
    items: now.sources.slice(0, most).map(({ source, visits, bookings }) => ({
      ...{ label: source, value: visits, before: earlier.get(source) ?? null },
      text: t.visitsAndBookings({ visits: few(visits), bookings: few(bookings) }),
    })),
    marks: t.daysBefore(),
  }
}

function viewReport({ now, before }: ComparedFigures): Report {
  const earlier = new Map(before.views.map(({ key, count }) => [key, count]))
  return {
    name: 'views',
    title: t.viewReport(),
    summary: t.viewSummary({ orders: few(now.orders) }),
    chart: {
      kind: 'bars',
      items: now.views.map(({ key, count }) => ({
        ...{ label: KINDS[key](), value: count, before: earlier.get(key) ?? null },
        text: few(count),
      })),
      marks: t.daysBefore(),
    },
    columns: [t.kind(), t.count(), t.beforeColumn()],
    rows: now.views.map(({ key, count }) => [
      ...[KINDS[key](), few(count), few(earlier.get(key) ?? 0)],
    ]),
  }
}

function barsOf<Key>(
  name: string,
  counts: readonly Counted<Key>[],
  before: readonly Counted<Key>[],
  labelOf: (key: Key) => string,
): Pick<Report, 'columns' | 'rows'> & { chart: MarkedBars } {
  const earlier = new Map(before.map(({ key, count }) => [key, count]))
  return {
    chart: {
      kind: 'bars',
      items: counts.map(({ key, count }) => ({
        ...{ label: labelOf(key), value: count, before: earlier.get(key) ?? null },
        text: few(count),
      })),
      marks: t.daysBefore(),
    },
    columns: [name, t.count(), t.beforeColumn()],
    rows: counts.map(({ key, count }) => [
      ...[labelOf(key), few(count), few(earlier.get(key) ?? 0)],
    ]),
  }
}

/** The most frequent of some counts. */
export function mostOf<Key>(counts: readonly Counted<Key>[]): Counted<Key> | undefined {
  return counts.toSorted((a, b) => b.count - a.count)[0]
}

/** `7:00 PM`. */
export function hourLabel(hour: number): string {
  return timeLabel(quarterTime(hour * 4))
}

/** `4 guests`. */
export function partyLabel(party: number): string {
  return party >= LARGEST_PARTY ? t.partyOfMany({ party }) : t.partyOf({ party })
}
