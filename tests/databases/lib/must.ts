import type { Ok, Result } from '#lib/result.ts'

/** The value of a success; throws what was refused. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return (result as Ok<T>).value
  throw new Error(`refused: ${JSON.stringify(result)}`)
}
