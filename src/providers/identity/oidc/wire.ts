import { z } from 'zod'
import type { Person } from '../contract.ts'

const text = z.string().trim().min(1).optional().catch(undefined)
const texts = z
  .union([z.array(z.string()), z.string().transform((value) => [value])])
  .optional()
  .catch(undefined)

/** What is used of the claims of a person. Some providers write `true` as a text. */
const claimsOf = z.looseObject({
  sub: z.string().min(1).max(255),
  email: z.string().trim().pipe(z.email().max(254)).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(undefined),
  name: text,
  preferred_username: text,
  amr: texts,
  acr: texts,
})

type Claims = Record<string, unknown>

/** Whether claims lack what a sign-in needs, which the provider may tell elsewhere. */
export function isIncomplete(claims: Claims, groupsClaim: string | null): boolean {
  const { email, email_verified } = claims
  const lacksGroups = groupsClaim !== null && claimAt(claims, groupsClaim) === undefined
  return email === undefined || email_verified === undefined || lacksGroups
}

/** The person of an ID token; `more`: what the provider says of them elsewhere, which counts where the token says nothing. */
export function personOf(
  token: Claims,
  more: Claims,
  { issuer, groupsClaim }: { issuer: string; groupsClaim: string },
): Person {
  // An address counts with what is said of it at the same place.
  const { email: _, email_verified: __, ...others } = more
  const { email: ___, email_verified: ____, ...own } = token
  const claims = claimsOf.parse(
    token.email === undefined ? { ...more, ...own } : { ...others, ...token },
  )
  const { email, email_verified, name, preferred_username, amr, acr } = claims
  const groups = claimAt(token, groupsClaim) ?? claimAt(more, groupsClaim)
  return {
    ...{ issuer, subject: claims.sub, email: email ?? null },
    isEmailVerified: email_verified === true,
    name: name ?? preferred_username ?? null,
    groups: texts.parse(groups) ?? [],
    // Those of this very sign-in are in the token alone.
    methods: token.amr || token.acr ? [...(amr ?? []), ...(acr ?? [])] : [],
  }
}

/** A claim by its name, which may have dots itself, or else by the way to it. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name]
  const [first = '', ...rest] = name.split('.')
  const inner = Object.hasOwn(claims, first) ? claims[first] : undefined
  if (rest.length === 0 || typeof inner !== 'object' || inner === null) return undefined
  return claimAt(inner as Claims, rest.join('.'))
}
