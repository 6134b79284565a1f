import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { type Refusal, refuse } from '#lib/result.ts'
import type { IdentityCode } from '../contract.ts'

/** What an error of the library means. Its reason is a code, and never what was sent: tokens are in that. */
export function refusalOf(error: unknown): Refusal<IdentityCode> {
  if (error instanceof AuthorizationResponseError)
    return refuse(codeOfAnswer(error.error), { reason: codeOrOther(error.error) })
  if (error instanceof ResponseBodyError)
    return refuse(codeOfBody(error), { reason: codeOrOther(error.error) })
  if (error instanceof WWWAuthenticateChallengeError)
    return refuse('misconfigured', { reason: `challenge ${error.status}` })
  if (error instanceof ClientError) {
    const reason = reasonOf(error)
    return refuse(codeOfClient(error), { reason })
  }
  // What `fetch` throws where nobody answers.
  if (error instanceof TypeError)
    return refuse('provider_unavailable', { reason: causeCode(error) ?? error.name })
  throw error
}

/** A code as it is logged: it came by the address of a browser, and may be any text. */
const codeOrOther = (code: string) => (/^[\w.-]{1,64}$/.test(code) ? code : 'other')

/** What the provider has sent the browser back with (RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6). */
function codeOfAnswer(error: string): IdentityCode {
  switch (error) {
    case 'access_denied':
      return 'cancelled'
    case 'server_error':
    case 'temporarily_unavailable':
      return 'provider_unavailable'
    case 'unauthorized_client':
    case 'invalid_scope':
    case 'unsupported_response_type':
      return 'misconfigured'
    default:
      return 'provider_refused'
  }
}

/** What it has answered when the code was handed in (RFC 6749 §5.2). */
function codeOfBody({ error, status }: ResponseBodyError): IdentityCode {
  if (status >= 500) return 'provider_unavailable'
  switch (error) {
    case 'invalid_grant':
      return 'code_refused'
    case 'invalid_client':
    case 'unauthorized_client':
    case 'unsupported_grant_type':
    case 'invalid_scope':
      return 'misconfigured'
    default:
      return 'provider_refused'
  }
}

function codeOfClient(error: ClientError): IdentityCode {
  switch (error.code) {
    case 'OAUTH_TIMEOUT':
    case 'OAUTH_ABORT':
      return 'provider_unavailable'
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return 'clock'
    // Of what the provider says of itself: it is another one than was set.
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
    case 'OAUTH_MISSING_SERVER_METADATA':
    case 'OAUTH_INVALID_SERVER_METADATA':
    // It signs with the secret of the client, and not with a key of its own.
    case 'OAUTH_UNSUPPORTED_OPERATION':
      return 'misconfigured'
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM':
      return codeOfStatus(error.cause)
    default:
      return 'invalid_answer'
  }
}

function codeOfStatus(cause: unknown): IdentityCode {
  const { status } = (cause instanceof Error ? cause.cause : cause) as { status?: number }
  if (status === undefined) return 'invalid_answer'
  return status >= 500 || status === 429 ? 'provider_unavailable' : 'misconfigured'
}

function reasonOf(error: ClientError): string {
  return error.code ?? causeCode(error.cause) ?? error.name
}

function causeCode(error: unknown): string | undefined {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : undefined
}
