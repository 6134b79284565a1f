import type { Failure } from '../api/failure.ts'

/** The part of a failure that every event of a refusal has: its problem and the server's own words. */
export function failureEvent({ problem, said }: Failure): Pick<Failure, 'problem' | 'said'> {
  return said ? { problem, said } : { problem }
}
