import type { BotAction } from '#lib/forms/bot-check.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { createFormPasses } from '#providers/bot-check/form-passes.ts'
import { environment } from './site.ts'

/** What a site that a test started says of a form that was begun at an instant (epoch ms). */
export function formBegun(action: BotAction, at: number): string {
  const secret = deriveSecret(environment({ dataDir: '' }).TABLESIDE_SECRET, 'form-pass')
  return createFormPasses({ secret, spend: async () => true, now: () => at }).start(action)
}
