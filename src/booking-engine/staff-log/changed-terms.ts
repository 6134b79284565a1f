/** When a party comes, how large it is, and the codes of its tables. */
type Terms = { at: string; party: number; tables: readonly string[] }

/** Lists the terms in which two states of a booking differ, as the staff log stores them: `at 2026-12-04T19:00 2026-12-04T20:00`, `party 2 4`, `tables – t1`. */
export function changedTerms(before: Terms, after: Terms): string[] {
  const tables = ({ tables: codes }: Terms) => codes.join('+') || '–'
  const values = [
    ['at', before.at, after.at],
    ['party', before.party, after.party],
    ['tables', tables(before), tables(after)],
  ] as const
  return values.filter(([, was, is]) => was !== is).map((one) => one.join(' '))
}
