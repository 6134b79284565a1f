import type { Body } from './reply.ts'

/** A request as the simulator's handlers see it. */
export type SimulatorRequest = {
  rid: string
  rest: string
  query: URLSearchParams
  body: Body
  /**
   * Takes `require_attributes` for the name of one kind of table: a list is an unknown name, and the times
   * come without kinds.
   */
  oneKind: boolean
}
