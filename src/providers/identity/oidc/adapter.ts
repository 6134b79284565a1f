import * as openid from 'openid-client'
import { ok, type Refusal, refuse } from '#lib/result.ts'
import type { IdentityCode, IdentityProvider } from '../contract.ts'
import type { Client } from './env.ts'
import { refusalOf } from './refusals.ts'
import { isIncomplete, personOf } from './wire.ts'

/** Longest wait for one answer of the provider, s. */
const TIMEOUT_SECONDS = 10
/** How far its clock may be from this machine's, s. */
const CLOCK_TOLERANCE_SECONDS = 60
/** What a provider says of itself is asked for again after so long, ms. */
const KNOWN_MS = 60 * 60_000

type Options = { client: Client; log: (line: string) => void }

/**
 * Single sign-on by OpenID Connect: the authorization code flow with PKCE, `state` and `nonce`. The provider is asked
 * what it can do at the first sign-in, and not at the start, which it keeps from nothing.
 */
export function createOidc({ client, log }: Options): IdentityProvider {
  const { issuer, label, policy } = client
  const configuration = discovered(client)

  const refused = (step: string, error: unknown): Refusal<IdentityCode> => {
    const refusal = refusalOf(error)
    log(`single sign-on, ${step}: ${refusal.code} (${refusal.detail?.reason})`)
    return refusal
  }

  return {
    ...{ issuer, label, policy },
    async begin(callback) {
      try {
        const config = await configuration()
        const checks = {
          state: openid.randomState(),
          nonce: openid.randomNonce(),
          verifier: openid.randomPKCECodeVerifier(),
        }
        const url = openid.buildAuthorizationUrl(config, {
          ...{ redirect_uri: callback.href, scope: client.scope },
          ...{ state: checks.state, nonce: checks.nonce, code_challenge_method: 'S256' },
          code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
        })
        return ok({ url: url.href, checks })
      } catch (error) {
        return refused('begin', error)
      }
    },
    async finish(answer, { state, nonce, verifier }) {
      try {
        const config = await configuration()
        const tokens = await openid.authorizationCodeGrant(config, answer, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          idTokenExpected: true,
        })
        const claims = tokens.claims() as openid.IDToken
        // An issuer of many tenants fills its own name in from the token: whoever has a tenant would get in.
        if (claims.iss !== config.serverMetadata().issuer) return refuse('misconfigured')
        const groupsClaim = policy.rules ? client.groupsClaim : null
        const more =
          isIncomplete(claims, groupsClaim) && config.serverMetadata().userinfo_endpoint
            ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
            : {}
        return ok(personOf(claims, more, { issuer: claims.iss, groupsClaim: client.groupsClaim }))
      } catch (error) {
        return refused('finish', error)
      }
    },
  }
}

/** What a provider says of itself, remembered for an hour; those who ask at the same moment ask once. */
function discovered(client: Client): () => Promise<openid.Configuration> {
  let known: { asked: number; configuration: Promise<openid.Configuration> } | null = null
  return () => {
    if (known && Date.now() - known.asked < KNOWN_MS) return known.configuration
    const asked = { asked: Date.now(), configuration: discover(client) }
    known = asked
    asked.configuration.catch(() => {
      if (known === asked) known = null
    })
    return asked.configuration
  }
}

function discover({ issuer, id, secret }: Client): Promise<openid.Configuration> {
  const isLocal = issuer.startsWith('http:')
  return openid.discovery(
    new URL(issuer),
    id,
    { [openid.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    authentication(secret),
    {
      timeout: TIMEOUT_SECONDS,
      // Next remembers answers of its own `fetch`.
      [openid.customFetch]: (url, options) =>
        fetch(url, { ...(options as RequestInit), cache: 'no-store' }),
      execute: [
        // Without it a token that came by TLS is believed whoever has signed it.
        openid.enableNonRepudiationChecks,
        ...(isLocal ? [openid.allowInsecureRequests] : []),
      ],
    },
  )
}

/** How the site says who it is: in a header where the provider takes that, which all have to unless they say otherwise. */
function authentication(secret: string): openid.ClientAuth {
  const [basic, posted] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported
    const isBasic = taken?.includes('client_secret_basic') ?? true
    return (isBasic ? basic : posted)(server, client, body, headers)
  }
}
