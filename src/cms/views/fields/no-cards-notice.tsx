import { whyNoCards } from '#providers/payments/registry.ts'
import * as t from './messages.gen.ts'

/** Says above amounts for cards why no card is taken on this site; nothing where cards are. */
export async function NoCardsNotice() {
  if ((await whyNoCards()) === null) return null
  return (
    <div className="banner banner--type-default" style={{ marginBlockEnd: '1.5rem' }}>
      <p>{t.noCardsYet()}</p>
    </div>
  )
}
