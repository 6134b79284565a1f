import type { FixtureKind, TableShape } from '#lib/floor/drawing.ts'
import { dateLabel, yearDayLabel } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'
import type { FloorLayout, Item } from './plan.ts'

export const SHAPE_NAMES: Record<TableShape, () => string> = {
  round: t.round,
  square: t.square,
  rectangle: t.rectangle,
  stool: t.stool,
}

export const KIND_NAMES: Record<FixtureKind, () => string> = {
  bar: t.bar,
  counter: t.counter,
  wall: t.wall,
  plant: t.plant,
  door: t.door,
}

/** `Table D7`, or `Bar` with what is written on it. */
export function nameOf(item: Item): string {
  if ('table' in item) return t.tableNamed({ table: item.table.code })
  const { kind, label } = item.fixture
  const name = KIND_NAMES[kind]()
  return label && label !== name ? t.labelled({ name, label }) : name
}

/** An item as it is read out. */
export function spokenItem(item: Item): string {
  if ('fixture' in item) return nameOf(item)
  const { shape, seats } = item.table
  return t.tableOfShape({ item: nameOf(item), shape: SHAPE_NAMES[shape](), seats })
}

/** On which days a layout is in force: `Nov 1 – Mar 31`. */
export function daysText({ yearly, dates }: FloorLayout, isUsual: boolean): string {
  if (isUsual) return t.allOtherDays()
  const spans = [
    ...yearly.map(({ from, to }) => t.span({ from: yearDayLabel(from), to: yearDayLabel(to) })),
    ...dates.map(({ from, to }) =>
      from === to ? dateLabel(from) : t.span({ from: dateLabel(from), to: dateLabel(to) }),
    ),
  ]
  return spans.join(', ') || t.noDaysYet()
}
