import { z } from 'zod'
import type { ApiCall } from '#lib/api-contract/call.ts'
import { anyRefusals } from '#lib/api-contract/refusals.ts'

/** `GET /api/openapi.json` (spec:api.openapi). */
export const getDocument = {
  method: 'GET',
  path: '/api/openapi.json',
  tag: 'Interface',
  summary: 'This document',
  answer: z.looseObject({ openapi: z.literal('3.1.0') }),
  example: { openapi: '3.1.0' },
  errors: anyRefusals,
} as const satisfies ApiCall
