import { Distance } from '#ui/distance.tsx'
import css from './finder.module.css'
import { NEARBY_KM } from './near.ts'

type FoundHeadingProps = {
  count: number
  /** The place that was found; null where none was asked for. */
  place: { name: string; others: { key: string; name: string }[] } | null
  /** A text was searched for that names no place. */
  lost: boolean
  within: boolean
  /** Where the list is narrowed to, as guests read it. */
  narrowed: string | null
}

/** What the list shows, and a way on where it is not what the guest looked for. */
export function ResultsHeading({ count, place, lost, within, narrowed }: FoundHeadingProps) {
  const restaurants = count === 1 ? '1 restaurant' : `${count} restaurants`
  if (lost) {
    return (
      <>
        <h2 className={css.title}>We could not find that place</h2>
        <p className={css.note}>
          Try a city with its province or state, such as “Portland, OR”, or the first half of a
          postal code. Here are all {restaurants}.
        </p>
      </>
    )
  }
  if (!place) {
    return (
      <>
        <h2 className={css.title}>{narrowed ? `In ${narrowed}` : 'All restaurants'}</h2>
        <p className={css.note}>{count === 1 ? '1 location' : `${count} locations`}</p>
      </>
    )
  }
  return (
    <>
      <h2 className={css.title}>Nearest to {place.name}</h2>
      <p className={css.note}>
        {within ? (
          <>
            {restaurants} within <Distance km={NEARBY_KM} />.
          </>
        ) : count > 0 ? (
          <>
            None within <Distance km={NEARBY_KM} />. These are the nearest.
          </>
        ) : (
          'No restaurants match.'
        )}{' '}
        <a href="/locations">See all restaurants</a>
      </p>
      {place.others.length > 0 ? (
        <p className={css.note}>
          Or did you mean{' '}
          {place.others.map(({ key, name }, index) => (
            <span key={key}>
              {index === 0 ? null : index === place.others.length - 1 ? ' or ' : ', '}
              <a href={`/locations?near=${encodeURIComponent(key)}`}>{name}</a>
            </span>
          ))}
          ?
        </p>
      ) : null}
    </>
  )
}
