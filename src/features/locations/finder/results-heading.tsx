import { currentLanguage } from '#lib/language/current-language.ts'
import { listParts } from '#lib/language/format.ts'
import type { Words } from '#lib/words/words.ts'
import { Distance } from '#ui/distance.tsx'
import css from './finder.module.css'
import * as t from './messages.gen.ts'
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
  words: Words
}

/** What the list shows, and a way on where it is not what the guest looked for. */
export function ResultsHeading(props: FoundHeadingProps) {
  const { count, place, lost, within, narrowed, words } = props
  const distance = () => <Distance km={NEARBY_KM} />
  if (lost) {
    return (
      <>
        <h2 className={css.title}>{t.placeNotFound(words)}</h2>
        <p className={css.note}>{t.tryACity({ count })}</p>
      </>
    )
  }
  if (!place) {
    return (
      <>
        <h2 className={css.title}>
          {narrowed ? t.inRegion({ region: narrowed }) : t.allRestaurants()}
        </h2>
        <p className={css.note}>{t.locationsCount({ count })}</p>
      </>
    )
  }
  return (
    <>
      <h2 className={css.title}>{t.nearestToPlace({ place: place.name })}</h2>
      <p className={css.note}>
        {within
          ? t.restaurantsWithin({ count, distance })
          : count > 0
            ? t.noneWithin({ distance })
            : t.noRestaurantsMatch(words)}{' '}
        <a href="/locations">{t.seeAllRestaurants()}</a>
      </p>
      {place.others.length > 0 ? (
        <p className={css.note}>
          {t.didYouMean({ places: () => <Places places={place.others} /> })}
        </p>
      ) : null}
    </>
  )
}

function Places({ places }: { places: { key: string; name: string }[] }) {
  const keys = places.map(({ key }) => key)
  const nameOf = (wanted: string) => places.find(({ key }) => key === wanted)?.name
  return listParts(currentLanguage(), keys, 'disjunction').map(({ type, value }, index) =>
    type === 'element' ? (
      <a key={value} href={`/locations?near=${encodeURIComponent(value)}`}>
        {nameOf(value)}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: what stands between has no other name.
      <span key={index}>{value}</span>
    ),
  )
}
