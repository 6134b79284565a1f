import type { PayloadRequest } from 'payload'
import { refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasRole } from './roles.ts'

/** A handler for administrators alone. */
export const forAdministrators = (answer: (req: PayloadRequest) => Promise<Response>) =>
  refuseWhenBusy(async (req: PayloadRequest) =>
    hasRole(req) ? answer(req) : refusal(refuse('forbidden')),
  )
