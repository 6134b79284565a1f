/** Whether a text is a date `YYYY-MM-DD`, as an address names a day. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
