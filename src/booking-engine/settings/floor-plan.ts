import type { BookingSettings, SeatingAttribute } from './settings.ts'

/** Something a party can be seated at: one table, or a fixed combination of tables. */
export type TableOption = {
  code: string
  tables: string[]
  /** Codes of their areas. */
  areas: string[]
  attribute: SeatingAttribute
  minParty: number
  maxParty: number
}

/** A snapshot of settings, prepared for lookups. */
export type FloorPlan = {
  number: number
  settings: BookingSettings
  /** Best fit first: dining tables before bar seats and the like, then smaller ones; combinations last. */
  tableOptions: TableOption[]
  /** Longest turn in slots. */
  longestTurn: number
}

/** Prepares snapshot `number` of a location's settings. */
export function floorPlanOf(number: number, settings: BookingSettings): FloorPlan {
  return {
    number,
    settings,
    tableOptions: [...singleTables(settings), ...tableCombinations(settings)],
    longestTurn: Math.max(...settings.turnTimes.map((turn) => turn.minutes)) / 15,
  }
}

/** The table options for a party size, best fit first. */
export function tableOptionsFor(plan: FloorPlan, party: number): TableOption[] {
  return plan.tableOptions.filter((option) => option.minParty <= party && party <= option.maxParty)
}

/** Between the codes of tables that are joined for one party; no code has it. */
export const JOIN = '+'

/**
 * The table option of a code; of several codes with `JOIN` between them, these tables joined for one party. Null =
 * one of the tables does not exist, or is named twice.
 */
export function optionOfCode(plan: FloorPlan, code: string): TableOption | null {
  const known = plan.tableOptions.find((option) => option.code === code)
  if (known || !code.includes(JOIN)) return known ?? null
  const codes = code.split(JOIN)
  const joined = codes.flatMap((one) => plan.tableOptions.find(isSingle(one)) ?? [])
  const [first] = joined
  if (!first || joined.length < codes.length || new Set(codes).size < codes.length) return null
  return {
    code,
    tables: codes,
    areas: joined.flatMap(({ areas }) => areas),
    attribute: first.attribute,
    minParty: 1,
    maxParty: joined.reduce((sum, { maxParty }) => sum + maxParty, 0),
  }
}

const isSingle = (code: string) => (option: TableOption) =>
  option.code === code && option.tables.length === 1

/** Minutes that a party of this size keeps its table. */
export function turnMinutesFor({ turnTimes }: BookingSettings, party: number): number {
  const turn = turnTimes.find((row) => party <= row.upTo) ?? turnTimes.at(-1)
  return turn?.minutes ?? 0
}

function singleTables({ tables }: BookingSettings): TableOption[] {
  return tables
    .map(({ area, ...table }) => ({ ...table, tables: [table.code], areas: [area] }))
    .toSorted(bestFit)
}

function tableCombinations({ tables, combinations }: BookingSettings): TableOption[] {
  const attributes = new Map(tables.map((table) => [table.code, table.attribute]))
  const areas = new Map(tables.map((table) => [table.code, table.area]))
  return combinations
    .map((combination) => ({
      ...combination,
      areas: combination.tables.flatMap((table) => areas.get(table) ?? []),
      attribute: attributes.get(combination.tables[0] ?? '') ?? 'default',
    }))
    .toSorted(bestFit)
}

/**
 * Sort order for guests without a preference: ordinary tables before bar seats and the like; smaller before
 * larger, then fewer tables, then those meant for larger parties, then by code.
 */
function bestFit(a: TableOption, b: TableOption): number {
  return (
    Number(b.attribute === 'default') - Number(a.attribute === 'default') ||
    a.maxParty - b.maxParty ||
    a.tables.length - b.tables.length ||
    b.minParty - a.minParty ||
    (a.code < b.code ? -1 : 1)
  )
}
