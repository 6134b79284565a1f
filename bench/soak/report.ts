import { type Finding, judgeRows, judgeSamples, judgeTimes } from './flat.ts'
import type { Run } from './run.ts'
import { KEPT_FOR } from './tables.ts'
import type { Times } from './times.ts'
import type { Kind } from './visits.ts'

/** Statuses that a site gives guests whom it serves: 409 where the table is another guest's. */
const EXPECTED: Record<Kind, number[]> = {
  page: [200, 304],
  'missing page': [404],
  'own page': [200],
  interface: [200],
  search: [200],
  write: [200, 303, 409],
}

/** Prints what was measured; what is wrong with it, a line each. */
export function report(run: Run, { statuses, failures }: Times): string[] {
  const findings = [
    ...judgeSamples(run.samples),
    ...judgeRows(run.rows, Object.keys(KEPT_FOR)),
    ...judgeTimes(run.windows),
  ]
  const changed = ({ name, before, last }: Finding) => !name.includes('.') || before !== last
  console.table(Object.fromEntries(findings.filter(changed).map(rowOf)))
  const kept = Object.entries(KEPT_FOR).map(([table, keptFor]) => {
    const [first, last] = [run.rows[0]?.[table] ?? 0, run.rows.at(-1)?.[table] ?? 0]
    const perVisit = Number(((last - first) / run.visits).toFixed(3))
    return [table, { first, last, 'a visit': perVisit, kept: keptFor }]
  })
  console.table(Object.fromEntries(kept))
  console.info(`${run.visits} visits`, statuses)
  const unexpected = Object.entries(statuses).filter(([name]) => {
    const [, kind, status] = /^(.*) (\d+)$/.exec(name) ?? []
    return !EXPECTED[kind as Kind]?.includes(Number(status))
  })
  return [
    ...findings.filter(({ isFlat }) => !isFlat).map(({ name }) => `${name} is not flat`),
    ...unexpected.map(([name, count]) => `${count} × ${name}`),
    ...Object.entries(failures).map(([said, count]) => `${count} × ${said}`),
    ...(statuses['write 303'] ? [] : ['nothing was booked and cancelled']),
  ]
}

function rowOf({ name, before, last, most, isFlat }: Finding) {
  const [first, end, limit] = [before, last, most].map((value) => Number(value.toFixed(1)))
  return [name, { before: first, last: end, 'at most': limit, flat: isFlat ? 'yes' : 'NO' }]
}
