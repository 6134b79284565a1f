import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { readJson, refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { activeStaff } from '../access/roles.ts'
import { fromOwnOriginOnly } from '../sign-in/own-origin.ts'

type Answer<T> = (req: PayloadRequest, body: T) => Promise<Response>

/** `POST` for whoever signs in: nobody is known yet, and pages of other sites are refused. */
export function signInEndpoint<T>(path: string, schema: z.ZodType<T>, answer: Answer<T>): Endpoint {
  return {
    ...{ method: 'post', path },
    handler: fromOwnOriginOnly(refuseWhenBusy(reading(schema, answer))),
  }
}

/** `POST` for whoever is signed in, about their own account. */
export function ownEndpoint<T>(path: string, schema: z.ZodType<T>, answer: Answer<T>): Endpoint {
  const read = reading(schema, answer)
  return {
    ...{ method: 'post', path },
    handler: refuseWhenBusy(async (req: PayloadRequest) =>
      activeStaff(req) ? read(req) : refusal(refuse('forbidden')),
    ),
  }
}

function reading<T>(schema: z.ZodType<T>, answer: Answer<T>) {
  return async (req: PayloadRequest): Promise<Response> => {
    const body = await readJson(req as Request, schema)
    return body.ok ? answer(req, body.value) : refusal(body)
  }
}
