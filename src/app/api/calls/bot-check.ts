import { z } from 'zod'
import type { ApiCall } from '#lib/api-contract/call.ts'
import { anyRefusals, bodyRefusals, writeRefusals } from '#lib/api-contract/refusals.ts'
import { BOT_ACTIONS } from '#lib/forms/bot-check.ts'

/** The forms that are checked. */
export const botAction = z.enum(BOT_ACTIONS)

/** `GET /api/recaptcha`. */
export const beginBotCheck = {
  method: 'GET',
  path: '/api/recaptcha',
  tag: 'Forms',
  summary: 'Begin a form: what a browser does for a token',
  query: { action: { schema: botAction, description: 'The form.', example: 'newsletter' } },
  answer: z.object({
    task: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('work'),
        algorithm: z.literal('SHA-256'),
        challenge: z.string(),
        salt: z.string(),
        maxnumber: z.int(),
        signature: z.string(),
      }),
      z.object({
        kind: z.literal('recaptcha'),
        version: z.literal(3),
        siteKey: z.string(),
        scriptUrl: z.string(),
      }),
    ]),
    started: z.string(),
    wait: z.int(),
    lasts: z.int(),
  }),
  meanings: {
    task: '`work`: find the number up to `maxnumber` that after `salt` has the hash `challenge` (ALTCHA); `recaptcha`: ask Google’s script.',
    started: 'Says when the form was begun; goes back with the token.',
    wait: 'Milliseconds before which a submission is refused.',
    lasts: 'Milliseconds for which the task counts.',
  },
  example: {
    task: {
      kind: 'work',
      algorithm: 'SHA-256',
      challenge: '5f1d',
      salt: '9a2c',
      maxnumber: 50000,
      signature: 'c3d4',
    },
    started: 'newsletter.1793523600000.AbC',
    wait: 2000,
    lasts: 1200000,
  },
  errors: { ...anyRefusals, invalid: bodyRefusals.invalid },
} as const satisfies ApiCall

/** `POST /api/recaptcha` (spec:api.recaptcha). */
export const checkBot = {
  method: 'POST',
  path: '/api/recaptcha',
  tag: 'Forms',
  summary: 'Trade a token for the pass of a form',
  body: {
    schema: z.object({
      token: z.string().min(1).max(8192),
      action: botAction.optional(),
      started: z.string().max(512).optional(),
      trap: z.string().max(1000).optional(),
    }),
    example: { token: 'eyJhbGciOiJTSEEtMjU2In0', action: 'newsletter' },
  },
  answer: z.union([
    z.object({ valid_response: z.literal(true), pass: z.string() }),
    z.object({ valid_response: z.literal(false) }),
  ]),
  meanings: {
    valid_response: 'Whether a person may be there.',
    pass: 'Goes with the form in `X-Form-Pass`, and counts once.',
  },
  example: { valid_response: true, pass: 'newsletter.AbC' },
  errors: {
    ...anyRefusals,
    ...writeRefusals,
    provider_unavailable: 'The service that checks tokens cannot be reached.',
  },
} as const satisfies ApiCall
