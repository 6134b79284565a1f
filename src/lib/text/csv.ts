/** A value that a spreadsheet would take for a formula begins with one of these, or has such marks before it already. */
const FORMULA = /^'*[=+\-@\t\r]/

/** A line of a CSV file (RFC 4180): what a spreadsheet would run as a formula stays text behind a `'`. */
export function csvLine(values: readonly (string | number | null | undefined)[]): string {
  return `${values.map((value) => cell(String(value ?? ''))).join(',')}\r\n`
}

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
