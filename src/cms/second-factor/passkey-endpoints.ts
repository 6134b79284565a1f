import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { json, refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { toSingleLine } from '#lib/text/clean-text.ts'
import type { Staff } from '#payload-types.ts'
import { activeStaff } from '../access/roles.ts'
import { readBrand } from '../content/brand.ts'
import { addFactor } from './add-factor.ts'
import { completeRemoval, tellOfChange, withProof } from './change-factors.ts'
import { findHolder, holder, token } from './holder.ts'
import * as t from './messages.gen.ts'
import { proveByPasskey, signInByPasskey } from './passkey-sign-in.ts'
import {
  addPasskey,
  arePasskeysPossible,
  authenticationOptions,
  registrationOptions,
  removePasskey,
  verifyMade,
} from './passkeys.ts'
import { ownEndpoint, signInEndpoint } from './post-endpoints.ts'
import { readProof } from './proof.ts'
import { openSignIn, refusedAnswer, StepRefused, ticketEnded } from './second-step.ts'

const LONGEST_NAME = 60
const base64url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(100_000)
const credential = { id: base64url.min(1), rawId: base64url, type: z.literal('public-key') }
const extensions = { clientExtensionResults: z.looseObject({}) }

/** What `navigator.credentials.get` answers, as JSON. */
const used = z
  .looseObject({
    ...credential,
    ...extensions,
    response: z.looseObject({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
    }),
  })
  .transform((value) => value as unknown as AuthenticationResponseJSON)
/** What `navigator.credentials.create` answers, as JSON. */
const made = z
  .looseObject({
    ...credential,
    ...extensions,
    response: z.looseObject({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z
        .array(z.string().regex(/^[\w-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  })
  .transform((value) => value as unknown as RegistrationResponseJSON)

const name = z.string().transform(toSingleLine).pipe(z.string().min(1).max(LONGEST_NAME))
const purpose = z.object({
  for: z.enum(['sign-in', 'fresh-factor']),
  ticket: token.optional(),
})
const signInBody = z.object({ ticket: token.optional(), response: used })
const proveBody = z.object({ response: used })
const registerBody = z.intersection(holder, z.object({ name, response: made }))
const removeBody = z.object({ proof: token, id: base64url.min(1) })

/**
 * Below `/admin/api/passkeys`. `options` and `sign-in` sign in by a passkey: with a ticket as the second step, without
 * one as the only factor. `prove` makes the proof that changes need. `register-options` and `register` add a passkey,
 * also for whoever needs a second step to sign in; `remove` removes one.
 */
export const passkeyEndpoints: Endpoint[] = [
  signInEndpoint('/passkeys/options', purpose, options),
  signInEndpoint('/passkeys/sign-in', signInBody, signInByPasskey),
  ownEndpoint('/passkeys/prove', proveBody, (req, { response }) => proveByPasskey(req, response)),
  signInEndpoint('/passkeys/register-options', holder, async (req, body) => {
    if (!arePasskeysPossible())
      return refusal(refuse('passkeys_need_https', { message: t.passkeysNeedHttps() }))
    const found = await findHolder(req, body)
    if ('refused' in found) return found.refused
    const { shortName } = await readBrand(req.payload)
    return json({ options: await registrationOptions(req.payload, found.account, shortName) })
  }),
  signInEndpoint('/passkeys/register', registerBody, register),
  ownEndpoint('/passkeys/remove', removeBody, async (req, { proof, id }) => {
    const changed = await withProof(req, readProof(req, proof), async (own) => {
      const account = req.user as Staff
      const told = await removePasskey(own, account.id, id)
      if (told === null) throw new StepRefused('no_passkey', t.noPasskey())
      await completeRemoval(own, account.id)
      const change = { act: 'remove_second_factor', detail: 'passkey' } as const
      await tellOfChange(req, account, { ...change, notice: 'passkey_removed', told }, own)
    })
    return 'refused' in changed ? changed.refused : json({})
  }),
]

async function options(req: PayloadRequest, asked: z.infer<typeof purpose>): Promise<Response> {
  const { for: reason, ticket } = asked
  if (reason === 'fresh-factor') {
    const person = activeStaff(req)
    if (!person) return refusal(refuse('forbidden'))
    const challenge = { staff: Number(person.id), for: reason } as const
    return json({ options: await authenticationOptions(req.payload, challenge) })
  }
  const open = ticket === undefined ? null : await openSignIn(req, ticket)
  if (ticket !== undefined && !open) return ticketEnded()
  const challenge = { staff: open?.account.id ?? null, for: reason } as const
  return json({ options: await authenticationOptions(req.payload, challenge) })
}

/** Adds the passkey that was made; by a ticket, it also signs in. */
async function register(
  req: PayloadRequest,
  body: z.infer<typeof registerBody>,
): Promise<Response> {
  const found = await findHolder(req, body)
  if ('refused' in found) return found.refused
  return refusedAnswer(async () => {
    const passkey = await verifyMade(req, found.account.id, body.response)
    const change = { act: 'add_second_factor', detail: 'passkey', notice: 'passkey_added' } as const
    return addFactor(req, found, {
      step: 'passkey',
      add: (own) => addPasskey(own, passkey, body.name),
      change: { ...change, told: body.name },
    })
  })
}
