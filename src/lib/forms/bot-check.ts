/**
 * The forms that are checked; a pass of one is none of another. `reservation` is asked for only of who holds
 * or books a lot.
 */
export const BOT_ACTIONS = [
  'newsletter',
  'careers',
  'bulk_gift_cards',
  'group_booking',
  'reservation',
] as const

export type BotAction = (typeof BOT_ACTIONS)[number]

/** Header in which a form's submission brings its pass. */
export const PASS_HEADER = 'x-form-pass'

/** Task that a browser solves for a token without asking its user. */
export type BotCheckTask =
  | {
      kind: 'work'
      /** ALTCHA's challenge: which number up to `maxnumber` after `salt` has the hash `challenge`. */
      algorithm: 'SHA-256'
      challenge: string
      salt: string
      maxnumber: number
      signature: string
    }
  | { kind: 'recaptcha'; version: 3; siteKey: string; scriptUrl: string }

/** `GET /api/recaptcha?action=…` */
export type BotChallenge = {
  task: BotCheckTask
  /** Says when the form was begun; goes back with the token. */
  started: string
  /** A submission before these ms are over is refused. */
  wait: number
  /** For these ms the task counts. */
  lasts: number
}

/**
 * `POST /api/recaptcha` (spec:api.recaptcha): whether a person may be there, and the pass that the form then
 * needs.
 */
export type BotAnswer = { valid_response: true; pass: string } | { valid_response: false }
