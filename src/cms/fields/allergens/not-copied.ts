import type { FieldHook } from 'payload'
import { leaveUnstated } from './unstated.ts'

/** Leaves out of a copy of a dish what was stated and checked of the other one: it is another dish. */
export const notCopied: FieldHook = ({ req }) => {
  leaveUnstated(req)
  return null
}
