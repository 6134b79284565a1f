import { wholeMoneyLabel } from '#lib/money/money.ts'
import { Button } from '#ui/button.tsx'
import { Media } from '#ui/media.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { visuallyHidden } from '#ui/visually-hidden.tsx'
import type { ExperienceOffer } from '../api/experience-wire.ts'
import type { Booking, Reservation } from '../flow/state.ts'
import { useCost, useExperiences } from '../flow/use-experiences.ts'
import * as shared from '../messages.gen.ts'
import panel from '../panel.module.css'
import { Contact } from '../parts/contact.tsx'
import { Description } from '../parts/description.tsx'
import css from '../parts/experience.module.css'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Summary } from '../parts/summary.tsx'
import { pricesOf } from '../payment/experience-prices.ts'
import { experiencesTitle, needsCall, peopleLabel } from '../texts.ts'
import { KeptTable } from './kept-table.tsx'
import * as t from './messages.gen.ts'
import { OptionDetails } from './option-details.tsx'
import { StepBack } from './step-back.tsx'
import type { StepProps } from './step-props.ts'

/** Booking options (spec:reservations.options): the table alone where it can be had, or an experience. */
export function OptionsStep(props: StepProps & { onBack: () => void }) {
  const { state, session, restaurant, onBack } = props
  const known = useExperiences(session)
  const offer = state.selection?.offer
  const served = known?.filter(({ id }) => offer?.experiences?.includes(id) ?? true)
  const nothing = !offer?.standard && served?.length === 0
  return (
    <>
      <StepBack onBack={onBack} disabled={state.task !== null} />
      <h3 tabIndex={-1} className={panel.heading}>
        {t.selectAnOption()}
      </h3>
      <KeptTable state={state} session={session} />
      <Summary state={state} group={restaurant.group} />
      <ProblemNotice problem={state.problem} said={state.said} />
      {known && needsCall(state.problem) ? <Contact restaurant={restaurant} /> : null}
      {known === null || nothing ? (
        <>
          <Notice kind="error">{nothing ? shared.notBookable() : shared.formProblem()}</Notice>
          {offer?.standard ? null : (
            <div className={panel.actions}>
              <Button onClick={onBack}>{t.chooseAnotherTime()}</Button>
            </div>
          )}
          <Contact restaurant={restaurant} />
        </>
      ) : null}
      <div className={css.area}>
        <ul className={css.options}>
          {served?.map((one) => (
            <Option
              key={one.id}
              {...props}
              booking={bookingOf(one, state.choice.people ?? 1)}
              name={one.name}
              experience={one}
            >
              {one.description}
            </Option>
          ))}
          {known === undefined ? <Loading group={restaurant.group} /> : null}
          {offer?.standard ? (
            <Option {...props} booking={STANDARD} name={t.standardReservation()}>
              {t.justTheTable(restaurant.words)}
            </Option>
          ) : null}
        </ul>
      </div>
    </>
  )
}

const STANDARD: Booking = { kind: 'standard' }

/** An experience for a party, who all have its first price to begin with. */
function bookingOf(offer: ExperienceOffer, people: number): Booking {
  const { id, version, name, addOns, guestPrices } = offer
  const guests = guestPrices.map((price, index) => ({
    ...{ priceId: price.id, title: price.title },
    count: index === 0 ? people : 0,
  }))
  const plain = { kind: 'experience', id, version, name, hasAddOns: addOns.length > 0 } as const
  return guests.length > 0 ? { ...plain, guests } : plain
}

type OptionProps = Pick<StepProps, 'state' | 'session'> & {
  booking: Booking
  name: string
  /** Null for the table alone. */
  experience?: ExperienceOffer
  children: string
}

function Option({ state, session, booking, name, experience, children }: OptionProps) {
  const onTop = useOnTop(session, state, booking)
  const prices = experience ? pricesOf(experience) : []
  const asked = state.task !== null && sameOption(booking, state.booking)
  return (
    <li className={css.option}>
      <div className={css.pictured}>
        {experience?.picture ? (
          <div className={css.picture}>
            <Media picture={experience.picture} sizes="(width < 480px) 100vw, 11rem" fill />
          </div>
        ) : null}
        <div className={css.story}>
          <h4 className={css.name}>{name}</h4>
          {/* Before what is told at length, so that it is on the screen without scrolling. */}
          <div className={css.choice}>
            {prices.length > 0 ? (
              <div className={css.prices}>
                {prices.map((price) => (
                  <p key={price} className={css.price}>
                    {price}
                  </p>
                ))}
                {/* Its line is kept while it is asked for: nothing moves under a finger. */}
                {onTop === null ? null : <p className={css.most}>{onTop ?? '\u00a0'}</p>}
              </div>
            ) : null}
            <Button
              kind="outlined"
              busy={asked}
              disabled={state.task !== null && !asked}
              onClick={() => session.send({ type: 'bookingPicked', booking })}
            >
              {t.bookNow({ name, hidden: visuallyHidden })}
            </Button>
          </div>
          <Description text={children} />
          {experience ? <OptionDetails {...experience} /> : null}
        </div>
      </div>
    </li>
  )
}

/**
 * What the party pays in all with what comes on top of an experience's prices, in whole dollars: the cents
 * stand on its bill. Null where nothing comes on top, undefined while that is asked.
 */
function useOnTop(
  session: StepProps['session'],
  { choice }: Reservation,
  booking: Booking,
): string | null | undefined {
  const people = choice.people ?? 1
  const order = booking.kind === 'experience' ? { booking, people, addOns: [] } : null
  const cost = useCost(session, order)
  if (!cost) return undefined
  if (!cost.bill) return null
  const { taxes, fees, tip } = cost.bill
  const [first] = (booking.kind === 'experience' && booking.guests) || []
  const party = first ? `${people} × ${first.title}` : peopleLabel(people)
  const about = { total: wholeMoneyLabel(cost.total), party }
  if (fees + tip > 0) return taxes > 0 ? t.aboutWithServiceAndTax(about) : t.aboutWithService(about)
  return taxes > 0 ? t.aboutWithTax(about) : null
}

function sameOption(one: Booking, other: Booking | null): boolean {
  if (one.kind === 'standard') return other?.kind === 'standard'
  return other?.kind === 'experience' && other.id === one.id
}

function Loading({ group }: { group: string }) {
  return (
    <li className={css.option}>
      <p className="visually-hidden" role="status">
        {t.loadingExperiences({ experiences: experiencesTitle(group) })}
      </p>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton width="100%" height="4.5rem" />
    </li>
  )
}
