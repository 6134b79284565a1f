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
import css from '../parts/experience.module.css'
import { ProblemNotice } from '../parts/problem-notice.tsx'
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
  return (
    <>
      <StepBack onBack={onBack} disabled={task !== null} />
      <h3 tabIndex={-1} className={panel.heading}>
        {booking?.kind === 'experience' && !booking.hasAddOns ? t.yourParty() : t.selectAnAddOn()}
      </h3>
      <KeptTable state={state} session={session} />
      <Summary state={state} group={restaurant.group} />
      <ProblemNotice problem={state.problem} said={state.said} />
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
        <Extras offer={offer} state={state} session={session} />
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

type OfferProps = Pick<StepProps, 'state' | 'session'> & { offer: ExperienceOffer | undefined }

/** A counter for each add-on on offer; nothing where there is none. */
function Extras({ offer, state: { addOns }, session }: OfferProps) {
  if (!offer || offer.addOns.length === 0) return null
  const taken = addOns.reduce((sum, { quantity }) => sum + quantity, 0)
  const full = offer.maxAddOns > 0 && taken >= offer.maxAddOns
  return (
    <ul className={css.options}>
      {offer.addOns.map(({ id, name, description, max, price }) => {
        const count = addOns.find(({ itemId }) => itemId === id)?.quantity ?? 0
        const others = addOns.filter(({ itemId }) => itemId !== id)
        return (
          <li key={id} className={css.option}>
            <Counter
              {...{ name, description, count }}
              price={<ExtraPrice price={price} max={max} />}
              fewer={count > 0}
              more={!full && count < (max > 0 ? max : MOST)}
              onCount={(change) => {
                const changed = { itemId: id, name, quantity: count + change }
                session.send({ type: 'addOnsChanged', addOns: [...others, changed] })
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}

function ExtraPrice({ price, max }: Pick<ExtraOffer, 'price' | 'max'>) {
  const shown = moneyLabel(price)
  if (max <= 0) return shown
  return t.priceUpTo({
    ...{ price: shown, max },
    most: (text) => <span className={css.most}>{text}</span>,
  })
}

/** Who of the party comes at which price; nothing where there is one for all. */
function Guests({ offer, state: { booking }, session }: OfferProps) {
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
