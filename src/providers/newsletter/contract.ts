import type { CspSourceList } from '#lib/front/ports.ts'
import type { Result } from '#lib/result.ts'

/** What somebody filled in, parsed and trimmed. */
export type SignUp = {
  /** The browser's own key of this filled form: the same form twice is one sign-up. */
  submission: string
  firstname: string
  lastname: string
  email: string
  /** 1 to 12, or null. */
  birthMonth: number | null
  location: { uid: string; title: string } | null
}

/**
 * What a provider's field holds that is not written into the form by the guest
 * (spec:forms.newsletter-activecampaign).
 */
export type SignUpField = 'birthMonth' | 'birthMonthName' | 'locationUid' | 'locationTitle'

/**
 * A field that is sent to the provider: its name there, and a fixed value or the answer whose value it takes.
 */
export type HiddenField = { name: string; value: string } | { name: string; of: SignUpField }

/**
 * How the browser itself asks the provider, by a script (JSONP, spec:forms.newsletter-script): address, fields
 * beside the guest's own, and the provider's global functions. Each of them is called as `(form id, message,
 * …)`; messages may be HTML.
 */
export type JsonpForm = {
  url: string
  hidden: readonly HiddenField[]
  callbacks: { success: string; failure: string }
}

/**
 * `signup_refused`: the provider rejects the sign-up; `detail.message` is its reason for the guest, plain
 * text, where it gives one · `provider_unavailable`: there was no answer, or none that could be read; the
 * call may be repeated.
 */
export type NewsletterCode = 'signup_refused' | 'provider_unavailable'

/** The port for the list of subscribers; every adapter passes `suite.ts`. */
export type NewsletterProvider = {
  /** Set where browsers ask the provider themselves; null = they ask this site. */
  script: JsonpForm | null
  /** Origins that the form needs in the browser, for the site's policy. */
  csp: CspSourceList
  /**
   * Signs somebody up; the same `submission` again changes nothing. The message is for the guest, plain text; it never
   * says whether an address was known before. Never throws for what a provider does.
   */
  signUp(signUp: SignUp): Promise<Result<{ message: string }, NewsletterCode>>
}
