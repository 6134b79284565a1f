import { whyNoCards } from '#providers/payments/registry.ts'

/** Says above amounts for cards why no card is taken on this site; nothing where cards are. */
export async function NoCardsNotice() {
  if ((await whyNoCards()) === null) return null
  return (
    <div className="banner banner--type-default" style={{ marginBlockEnd: '1.5rem' }}>
      <p>
        This site cannot take cards yet. Experiences that are paid when booked are not offered, and
        tables that need a deposit or a card cannot be booked. Test cards work only on your own
        machine; for this address, a Stripe account has to be set up (docs/operating.md).
      </p>
    </div>
  )
}
