import { moneyLabel } from '#lib/money/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ExperienceOffer, ExtraOffer } from '../api/experience-wire.ts'
import { countGuest } from '../flow/guests.ts'
import { orderOf, useCost, useExperiences } from '../flow/use-experiences.ts'
import * as shared from '../messages.gen.ts'
import panel from '../panel.module.css'
import { Contact } from '../parts/contact.tsx'
import { Counter } from '../parts/counter.tsx'
import { ErrorNotice } from '../parts/error-notice.tsx'
import css from '../parts/experience.module.css'
import { Summary } from '../parts/summary.tsx'
import { Bill } from '../payment/bill.tsx'
import { needsCall } from '../texts.ts'
import { KeptTable } from './kept-table.tsx'
import * as t from './messages.gen.ts'
import { StepBack } from './step-back.tsx'
import type { StepProps } from './step-props.ts'

/** As many of an add-on as can be asked for where it has no limit of its own. */
const MOST = 99

/**
 * Select an add-on (spec:reservations.add-ons): a counter for each, and on with the total. Where guests have
 * different prices, who comes at which stands before.
 */
export function AddOnsStep({
  state,
  session,
  restaurant,
  onBack,
}: StepProps & { onBack: () => void }) {
  const known = useExperiences(session)
  const { booking, addOns, task } = state
  const cost = useCost(session, orderOf(state))
  const id = booking?.kind === 'experience' ? booking.id : null
  const offer = known?.find((one) => one.id === id)
  const items = offer?.addOns ?? []
  const taken = addOns.reduce((sum, { quantity }) => sum + quantity, 0)
  const full = offer && offer.maxAddOns > 0 && taken >= offer.maxAddOns
  const quantityOf = (item: ExtraOffer) => addOns.find((o) => o.itemId === item.id)?.quantity ?? 0
  const count = (item: ExtraOffer, quantity: number) => {
    const others = addOns.filter((one) => one.itemId !== item.id)
    const changed = { itemId: item.id, name: item.name, quantity }
    session.send({ type: 'addOnsChanged', addOns: [...others, changed] })
  }
  return (
    <>
      <StepBack onBack={onBack} disabled={task !== null} />
      <h3 tabIndex={-1} className={panel.heading}>
        {booking?.kind === 'experience' && !booking.hasAddOns ? t.yourParty() : t.selectAnAddOn()}
      </h3>
      <KeptTable state={state} session={session} />
      <Summary state={state} group={restaurant.group} />
      <ErrorNotice problem={state.problem} said={state.said} />
      {known && needsCall(state.problem) ? <Contact restaurant={restaurant} /> : null}
      {known === undefined ? <Skeleton width="100%" height="9rem" /> : null}
      {known === null ? (
        <>
          <Notice kind="error">{shared.formProblem()}</Notice>
          <Contact restaurant={restaurant} />
        </>
      ) : null}
      <Guests offer={offer} state={state} session={session} />
      {offer && offer.maxAddOns > 0 ? <p>{t.upToAddOns({ count: offer.maxAddOns })}</p> : null}
      <div className={css.area}>
        {items.length > 0 ? (
          <ul className={css.options}>
            {items.map((item) => (
              <li key={item.id} className={css.option}>
                <Counter
                  name={item.name}
                  description={item.description}
                  price={<ExtraPrice item={item} />}
                  count={quantityOf(item)}
                  fewer={quantityOf(item) > 0}
                  more={!full && quantityOf(item) < (item.max > 0 ? item.max : MOST)}
                  onCount={(change) => count(item, quantityOf(item) + change)}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <Bill cost={cost} />
        <div className={panel.actions}>
          <Button
            size="lg"
            busy={task !== null}
            onClick={() => session.send({ type: 'addOnsChosen', addOns })}
          >
            {cost?.bill
              ? t.continueWithTotal({ total: moneyLabel(cost.total) })
              : t.continueButton()}
          </Button>
        </div>
      </div>
    </>
  )
}

function ExtraPrice({ item: { price, max } }: { item: ExtraOffer }) {
  const shown = moneyLabel(price)
  if (max <= 0) return shown
  return t.priceUpTo({
    ...{ price: shown, max },
    most: (text) => <span className={css.most}>{text}</span>,
  })
}

type GuestsProps = Pick<StepProps, 'state' | 'session'> & { offer: ExperienceOffer | undefined }

/** Who of the party comes at which price; nothing where there is one for all. */
function Guests({ offer, state: { booking }, session }: GuestsProps) {
  const guests = booking?.kind === 'experience' ? booking.guests : undefined
  if (!offer || !guests) return null
  const party = guests.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className={css.guests} aria-label={t.whoIsComing()}>
      {offer.guestPrices.map(({ id, title, description, price }) => {
        const count = guests.find(({ priceId }) => priceId === id)?.count ?? 0
        return (
          <li key={id} className={css.option}>
            <Counter
              {...{ name: title, description, count }}
              price={t.perPerson({ price: moneyLabel(price) })}
              fewer={count > 0}
              more={count < party}
              onCount={(change) =>
                session.send({ type: 'guestsCounted', guests: countGuest(guests, id, change) })
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
