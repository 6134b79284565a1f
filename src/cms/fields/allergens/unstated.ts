import type { PayloadRequest } from 'payload'

const UNSTATED = 'makesUnstatedDishes'

/** Says that a request makes dishes whose allergens somebody states later: copies, and those of an import. */
export function leaveUnstated(req: PayloadRequest): void {
  req.context[UNSTATED] = true
}

/** Whether a request may make a dish without stating its allergens. */
export const mayLeaveUnstated = (req: PayloadRequest): boolean => Boolean(req.context[UNSTATED])
