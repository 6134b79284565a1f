import type { BotAction, BotCheckTask } from '#lib/forms/bot-check.ts'
import type { CspSourceList } from '#lib/front/ports.ts'
import type { Result } from '#lib/result.ts'

/**
 * `bot_check`: forged, too old, used before, or too likely a machine · `provider_unavailable`: the
 * vendor did not say. `detail.reason` is for the log and names nobody.
 */
export type BotCheckCode = 'bot_check' | 'provider_unavailable'

/** The port for telling people from programs without asking them; every adapter passes `suite.ts`. */
export type BotCheckProvider = {
  /** Origins that its code needs in the browser. */
  csp: CspSourceList
  /** What a browser does for a token of this action; made anew for each form. */
  task(action: BotAction): Promise<BotCheckTask>
  /** The action that a token was made for. Each token counts once. Never throws for what a client sent. */
  verify(token: string): Promise<Result<{ action: BotAction }, BotCheckCode>>
}

/**
 * Records that something was used, until an instant (ms) after which it is not valid anyway. False where it
 * was used before or has expired; of concurrent calls one returns true.
 */
export type ConsumeToken = (what: string, until: number) => Promise<boolean>

/** How long a browser's task counts, ms: a form is begun, put aside for a while, and sent. */
export const TASK_LIFETIME = 20 * 60_000
