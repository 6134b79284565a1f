import { occupancyOf } from '#booking-engine/figures/occupancy.ts'
import type { GroupFigures, Span } from '#booking-engine/figures/types.ts'
import { leadLabel, sourceLabel } from '#cms/figures/labels.ts'
import type { FiguresLocation } from '#cms/figures/read-figures.ts'
import { quarterTime, totalsOf } from '#cms/figures/totals.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { PAGE_SIZES, paged } from '#lib/routing/paging.ts'
import { timeLabel } from '#lib/time/time-labels.ts'
import { highestOf } from './bar-chart.tsx'
import { coversReport, noShowReport } from './covers-report.ts'
import * as t from './messages.gen.ts'
import { countLabel, shareLabel, tenthLabel } from './numbers.ts'
import type { Report } from './report.ts'

export type Compared = {
  now: GroupFigures
  earlier: GroupFigures
  span: Span
  before: Span
  /** The restaurants whose figures are shown. */
  chosen: FiguresLocation[]
  /** The page of restaurants, from 1. */
  page: number
}

/** All reports of a span; one by restaurant where there are several. */
export function reportsOf(compared: Compared): Report[] {
  return [
    coversReport(compared),
    occupancyReport(compared),
    noShowReport(compared),
    turnReport(compared),
    sizeReport(compared),
    leadReport(compared),
    sourceReport(compared),
    experienceReport(compared),
    ...(compared.chosen.length > 1 ? [restaurantReport(compared)] : []),
  ]
}

function occupancyReport({ now, earlier }: Compared): Report {
  const open = now.quarters.filter(({ seats }) => seats > 0)
  const shareOf = (quarters: GroupFigures['quarters'], quarter: number) =>
    occupancyOf(quarters.filter((one) => one.quarter === quarter))
  const rows = open.map(({ quarter, covers, seats }) => ({
    ...{ label: quarterLabel(quarter), share: covers / seats, covers, seats },
    before: shareOf(earlier.quarters, quarter),
  }))
  const fullest = rows.toSorted((a, b) => b.share - a.share)[0]
  return {
    name: 'occupancy',
    title: t.occupancyReport(),
    summary: fullest
      ? t.occupancySummary({
          ...{ share: shareLabel(occupancyOf(now.quarters)), time: fullest.label },
          most: shareLabel(fullest.share),
        })
      : t.nothingYet(),
    chart: {
      kind: 'columns',
      series: [t.occupancy()],
      items: rows.map(({ label, share, before }) => ({
        ...{ label, values: [Math.round(share * 1000) / 10] },
        before: before && Math.round(before * 1000) / 10,
      })),
      scale: (percent) => shareLabel(percent / 100),
      marks: t.daysBefore(),
    },
    columns: [t.time(), t.occupancy(), t.spanBefore(), t.coversAtTables(), t.seats()],
    rows: rows.map(({ label, share, before, covers, seats }) => [
      ...[label, shareLabel(share), shareLabel(before), countLabel(covers), countLabel(seats)],
    ]),
  }
}

function quarterLabel(quarter: number): string {
  const time = timeLabel(quarterTime(quarter))
  return quarter >= 96 ? t.nextDay({ time }) : time
}

function turnReport({ now }: Compared): Report {
  const timed = now.sizes.filter((one) => one.timed > 0)
  const sum = (of: 'timed' | 'stayed' | 'planned') => timed.reduce((all, one) => all + one[of], 0)
  const rows = timed.map(({ party, timed: count, stayed, planned }) => ({
    ...{ party, count, measured: Math.round(stayed / count) },
    planned: Math.round(planned / count),
  }))
  return {
    name: 'turn-times',
    title: t.turnReport(),
    summary:
      timed.length === 0
        ? t.noTurns()
        : t.turnSummary({
            ...{ stayed: Math.round(sum('stayed') / sum('timed')), timed: sum('timed') },
            planned: Math.round(sum('planned') / sum('timed')),
          }),
    chart: {
      kind: 'bars',
      items: rows.map(({ party, measured, planned }) => ({
        ...{ label: t.partyOf({ party }), value: measured, before: planned },
        text: t.minutesOf({ measured, planned }),
      })),
      marks: t.plannedMark(),
    },
    columns: [t.party(), t.measured(), t.planned(), t.timed()],
    rows: rows.map(({ party, measured, planned, count }) => [party, measured, planned, count]),
  }
}

function sizeReport({ now, earlier }: Compared): Report {
  const { served } = totalsOf(now.periods)
  const before = new Map(earlier.sizes.map(({ party, parties }) => [party, parties]))
  return {
    name: 'party-sizes',
    title: t.sizeReport(),
    summary:
      served.parties === 0
        ? t.nothingYet()
        : t.sizeSummary({ average: tenthLabel(served.covers / served.parties) }),
    ...sharesOf(
      t.party(),
      now.sizes.map(({ party, parties, covers }) => ({
        ...{ label: t.partyOf({ party }), parties, covers, before: before.get(party) ?? 0 },
      })),
    ),
  }
}

function leadReport({ now, earlier }: Compared): Report {
  const before = new Map(earlier.leads.map(({ band, parties }) => [band, parties]))
  return {
    name: 'lead-times',
    title: t.leadReport(),
    summary: t.leadSummary(),
    ...sharesOf(
      t.leadTime(),
      now.leads.map(({ band, parties, covers }) => ({
        ...{ label: leadLabel(band), parties, covers, before: before.get(band) ?? 0 },
      })),
    ),
  }
}

function sourceReport({ now, earlier }: Compared): Report {
  const before = new Map(earlier.sources.map(({ source, parties }) => [source, parties]))
  const most = now.sources.toSorted((a, b) => b.parties - a.parties)
  return {
    name: 'sources',
    title: t.sourceReport(),
    summary: t.sourceSummary(),
    ...sharesOf(
      t.source(),
      most.map(({ source, parties, covers }) => ({
        ...{ label: sourceLabel(source), parties, covers, before: before.get(source) ?? 0 },
      })),
    ),
  }
}

type Part = { label: string; parties: number; covers: number; before: number }

/** Parts of all parties, as bars and as a table. */
function sharesOf(of: string, parts: readonly Part[]): Pick<Report, 'chart' | 'columns' | 'rows'> {
  const all = parts.reduce((sum, { parties }) => sum + parties, 0)
  const allBefore = parts.reduce((sum, { before }) => sum + before, 0)
  const share = (count: number, whole: number) => (whole === 0 ? null : count / whole)
  return {
    chart: {
      kind: 'bars',
      items: parts.map(({ label, parties, before }) => ({
        ...{ label, value: share(parties, all) ?? 0, before: share(before, allBefore) },
        text: shareLabel(share(parties, all)),
      })),
      marks: t.daysBefore(),
    },
    columns: [of, t.parties(), t.covers(), t.share(), t.spanBefore()],
    rows: parts.map(({ label, parties, covers, before }) => [
      ...[label, parties, covers, shareLabel(share(parties, all))],
      shareLabel(share(before, allBefore)),
    ]),
  }
}

function experienceReport({ now }: Compared): Report {
  const currencies = new Set(now.experiences.map(({ currency }) => currency))
  const sold = now.experiences
    .toSorted((a, b) => b.covers - a.covers)
    // Both dollars are written alike.
    .map((one) => ({ ...one, label: currencies.size > 1 ? t.inCurrency(one) : one.name }))
  const covers = sold.reduce((sum, one) => sum + one.covers, 0)
  return {
    name: 'experiences',
    title: t.experienceReport(),
    summary: covers === 0 ? t.noExperiences() : t.experienceSummary({ covers }),
    chart: {
      kind: 'bars',
      items: sold.map((one) => ({ label: one.label, value: one.covers, text: moneyLabel(one) })),
    },
    columns: [t.experience(), t.parties(), t.covers(), t.amount()],
    rows: sold.map((one) => [one.label, one.parties, one.covers, moneyLabel(one)]),
  }
}

function restaurantReport({ now, earlier, chosen, page }: Compared): Report {
  const before = new Map(earlier.locations.map((one) => [one.locationId, totalsOf(one.periods)]))
  const titles = new Map(chosen.map(({ id, title }) => [String(id), title]))
  const rows = now.locations
    .map(({ locationId, periods, occupancy }) => ({
      ...{ title: titles.get(locationId) ?? locationId, totals: totalsOf(periods) },
      ...{ occupancy, before: before.get(locationId)?.served.covers ?? 0 },
    }))
    .toSorted((a, b) => b.totals.served.covers - a.totals.served.covers)
  const last = Math.max(1, Math.ceil(rows.length / PAGE_SIZES.covers))
  const { items, ...shown } = paged(rows, PAGE_SIZES.covers, Math.min(page, last))
  const barsOf = (some: typeof rows) =>
    some.map(({ title, totals, before }) => ({
      ...{ label: title, value: totals.served.covers, before },
      text: countLabel(totals.served.covers),
    }))
  return {
    name: 'restaurants',
    title: t.restaurantReport(),
    summary: t.restaurantSummary({ count: rows.length }),
    chart: {
      kind: 'bars',
      items: barsOf(items),
      highest: highestOf(barsOf(rows)),
      marks: t.daysBefore(),
    },
    columns: [
      ...[t.restaurant(), t.covers(), t.spanBefore(), t.parties(), t.walkIns(), t.noShowRate()],
      t.occupancy(),
    ],
    paged: shown,
    rows: items.map(({ title, totals, before, occupancy }) => [
      ...[title, totals.served.covers, before, totals.served.parties, totals.walkIns.parties],
      ...[shareLabel(totals.noShowRate), shareLabel(occupancy)],
    ]),
  }
}
