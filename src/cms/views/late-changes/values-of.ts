import type { FormState } from 'payload'

/** The values and rows of a form as text: what the server's answers add to its fields is left out. */
export function valuesOf(state: FormState): string {
  const fields = Object.entries(state).map(([path, { value, rows }]) => [
    path,
    value,
    rows?.map(({ id }) => id),
  ])
  return JSON.stringify(fields)
}
