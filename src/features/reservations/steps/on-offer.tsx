import { Skeleton } from '#ui/skeleton.tsx'
import type { Offer, Selection } from '../flow/state.ts'
import { useExperiences } from '../flow/use-experiences.ts'
import css from '../parts/experience.module.css'
import { pricesOf } from '../payment/experience-prices.ts'
import type { StepProps } from './step-props.ts'

/**
 * Ids of the experiences that are named below the times: those of the picked time, before that all that the
 * search named; null = those of the restaurant, undefined = none are known yet.
 */
export function idsOnOffer(
  offers: Offer[],
  selection: Selection | null,
): string[] | null | undefined {
  if (selection?.list === 'experience') return selection.offer.experiences ?? null
  const named = [...new Set(offers.flatMap(({ experiences = [] }) => experiences))]
  return named.length > 0 ? named : undefined
}

type OnOfferProps = Pick<StepProps, 'session'> & { ids: string[] | null }

/** Experiences by name and price, before one has to be chosen. */
export function OnOffer({ session, ids }: OnOfferProps) {
  const known = useExperiences(session)
  if (known === null) return null
  // A line for each is kept while they are asked for: nothing moves under a finger.
  if (known === undefined) {
    return (
      <div className={css.offered}>
        {(ids ?? ['one']).map((id) => (
          <Skeleton key={id} width="100%" height="1.5rem" />
        ))}
      </div>
    )
  }
  const served = known.filter(({ id }) => ids?.includes(id) ?? true)
  if (served.length === 0) return null
  return (
    <ul className={css.offered}>
      {served.map((one) => (
        <li key={one.id}>
          <span>{one.name}</span>
          <span className={css.price}>{pricesOf(one).join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}
