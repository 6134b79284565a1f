import { whyNoCards } from '#providers/payments/registry.ts'

/** Says above amounts for cards why no card is taken on this site; nothing where cards are. */
export async function NoCardsNotice() {
  if ((await whyNoCards()) === null) return null
  return (
    <div className="banner banner--type-default" style={{ marginBlockEnd: '1.5rem' }}>
      <p>
        This site takes no cards yet. Experiences that are paid when they are booked are not
        offered, and tables that want a deposit or a card cannot be booked. Test cards are taken
        only where a site runs on its own machine; for this address an account at Stripe has to be
        set up (docs/operating.md).
      </p>
    </div>
  )
}
