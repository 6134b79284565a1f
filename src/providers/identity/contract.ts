import type { Result } from '#lib/result.ts'
import type { Role } from '#lib/staff/roles.ts'

/**
 * Why a provider of identities let nobody in. `provider_unavailable`: it did not answer, or said that it cannot now ·
 * `provider_refused`: it refused, and said why · `misconfigured`: it does not know this site, or is another one than was
 * set · `cancelled`: the person turned it down there, or may not use this site · `code_refused`: its answer had ended, or
 * was used before · `clock`: its clock and that of this machine are apart · `invalid_answer`: what it sent is not what
 * was asked for. `detail.reason` is short, for the log.
 */
export type IdentityCode =
  | 'provider_unavailable'
  | 'provider_refused'
  | 'misconfigured'
  | 'cancelled'
  | 'code_refused'
  | 'clock'
  | 'invalid_answer'

/** What the answer of a provider is compared with; known to the browser that began alone. */
export type SignInChecks = { state: string; nonce: string; verifier: string }

/** Somebody as a provider vouches for them. */
export type Person = {
  /** Who vouches, as its address. */
  issuer: string
  /** By which the issuer knows them, for good. */
  subject: string
  email: string | null
  /** Whether the issuer has seen that the address is theirs; nothing said is no. */
  isEmailVerified: boolean
  name: string | null
  groups: string[]
  /** By what they proved there who they are: the values of `amr` and `acr`. */
  methods: string[]
}

/** What a group at the provider may do here: roles, and locations by their uid or `*` for all of them. */
export type GroupRule = { group: string; roles: Role[]; locations: string[] }

/** Who is let in, as the operator has set it. */
export type AdmissionPolicy = {
  /** Null = groups are not looked at, and roles are given by hand. */
  rules: GroupRule[] | null
  /** Whether somebody without an account is given one. */
  makesAccounts: boolean
  /** The methods that stand for the second step here; none = it is asked for here. */
  secondSteps: string[]
}

/** The port for signing staff in by an account that they have elsewhere; every adapter passes `suite.ts`. */
export type IdentityProvider = {
  /** The text of the button; null = the site's own. */
  label: string | null
  issuer: string
  policy: AdmissionPolicy
  /** Where the browser is sent, and what its answer will be compared with. `callback`: the address of the answer. */
  begin(callback: URL): Promise<Result<{ url: string; checks: SignInChecks }, IdentityCode>>
  /** Who it is, by the address to which the provider has sent the browser back. A code counts once. */
  finish(answer: URL, checks: SignInChecks): Promise<Result<Person, IdentityCode>>
}
