import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { post, type Reply } from './api.ts'
import * as t from './messages.gen.ts'

/** Who sets a second step up: whoever holds the ticket of a first step, or has proved who they are. */
export type Holder = { ticket: string } | { proof: string }
export type WithCodes = { recoveryCodes: string[] | null }

/** The code of a ceremony that made way for another one, or never began. */
const OVERTAKEN = 'ERROR_CEREMONY_ABORTED'

const refused = (code: string, message: string) =>
  ({ ok: false, code, message, secondStep: null }) as const

/** How many passkeys were asked for so far. */
let asked = 0

/**
 * Has the browser use a passkey for a sign-in or as a proof, and sends what it answers to `path`.
 *
 * @param fills - offers passkeys among what the browser fills a field in with, until one is asked for otherwise:
 *   a browser does one ceremony at a time, and the later one would end what somebody has pressed a button for.
 */
export async function askForPasskey<T>(
  path: 'passkeys/sign-in' | 'passkeys/prove',
  { ticket, fills = false }: { ticket?: string; fills?: boolean } = {},
): Promise<Reply<T>> {
  const turn = ++asked
  const purpose = { for: path === 'passkeys/prove' ? 'fresh-factor' : 'sign-in' }
  const ticketed = ticket === undefined ? {} : { ticket }
  const begun = await post<{ options: PublicKeyCredentialRequestOptionsJSON }>('passkeys/options', {
    ...purpose,
    ...ticketed,
  })
  // Nobody has asked for what is only offered.
  if (fills && (!begun.ok || turn !== asked)) return refused(OVERTAKEN, t.passkeyCancelled())
  if (!begun.ok) return begun
  const { options: optionsJSON } = begun.value
  let response: Awaited<ReturnType<typeof startAuthentication>>
  try {
    response = await startAuthentication({ optionsJSON, useBrowserAutofill: fills })
  } catch (error) {
    return refused(codeOf(error), t.passkeyCancelled())
  }
  return post<T>(path, { response, ...ticketed })
}

/** Has the browser make a passkey, and adds it to the account. */
export async function makePasskey(holder: Holder, name: string): Promise<Reply<WithCodes>> {
  const begun = await post<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    'passkeys/register-options',
    holder,
  )
  if (!begun.ok) return begun
  asked++
  let response: Awaited<ReturnType<typeof startRegistration>>
  try {
    response = await startRegistration({ optionsJSON: begun.value.options })
  } catch (error) {
    const code = codeOf(error)
    const isThere = code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return refused(code, isThere ? t.passkeyThere() : t.passkeyNotMade())
  }
  return post<WithCodes>('passkeys/register', { ...holder, name, response })
}

/** Why the browser gave no passkey; `OVERTAKEN` where another one was asked for meanwhile. */
function codeOf(error: unknown): string {
  return error instanceof WebAuthnError ? error.code : 'cancelled'
}
