import type { Reply } from './api.ts'
import * as t from './messages.gen.ts'

const TEXTS: Record<string, () => string> = {
  changed_meanwhile: t.changedMeanwhile,
  unknown_dish: t.isGone,
  not_found: t.isGone,
  forbidden: t.signedOut,
  no_answer: t.noAnswer,
}

/** Says why a change was refused. */
export function refusalText(refused: Extract<Reply<unknown>, { ok: false }>): string {
  return refused.message ?? (TEXTS[refused.code] ?? t.didNotWork)()
}
