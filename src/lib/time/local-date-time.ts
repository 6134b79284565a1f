/** Whether a text is a wall time that there is, `YYYY-MM-DDTHH:mm` (no 30 February, no 25:00). */
export function isLocalDateTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false
  const instant = Date.parse(`${text}Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 16) === text
}
