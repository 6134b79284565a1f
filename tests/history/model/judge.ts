import type { Observations } from '../observations.ts'
import { mailsAstray } from './mails.ts'
import { moneyAstray } from './money.ts'
import { actsLostOrDoubled, entriesShownWrongly } from './outcomes.ts'
import { livesOf, partiesShownWrongly } from './parties.ts'
import { tablesShownTwice, versionsMixedUp } from './screens.ts'

/**
 * What is wrong with a run, in words, by nothing but what its clients saw; `prepaid` = the restaurant whose guests pay
 * when they book.
 */
export function judge(seen: Observations, prepaid: string): string[] {
  const { acts, views, lists, mails, last, ledger, repeated } = seen
  const lives = livesOf(acts)
  return [
    ...[...views, ...last].flatMap(tablesShownTwice),
    ...versionsMixedUp(views),
    ...partiesShownWrongly(views, lives, last),
    ...entriesShownWrongly(acts, lists),
    ...actsLostOrDoubled(acts, lives, last, repeated),
    ...moneyAstray(acts, ledger, last, prepaid),
    ...mailsAstray(acts, mails, last),
  ]
}
