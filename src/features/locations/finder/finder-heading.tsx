import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Distance } from '#ui/distance.tsx'
import css from './finder.module.css'
import type { FinderItem, OtherLocation } from './finder-item.ts'
import * as t from './messages.gen.ts'
import type { NearbyLocations } from './near.ts'

type FinderHeadingProps = {
  /** uids that one mark of the map stood for; null = the whole list is shown. */
  closer: readonly string[] | null
  /** The locations sorted by their distance to the guest; null if the guest did not ask for that. */
  near: NearbyLocations<OtherLocation> | null
  shown: readonly FinderItem[]
  /** Back to the list before. */
  onBack: () => void
  /** Heading of the list as the page was rendered. */
  children: ReactNode
}

/** Heading of the list that is shown: the page's own, one sorted by distance, or the locations of one cluster. */
export function FinderHeading({ closer, near, shown, onBack, children }: FinderHeadingProps) {
  return (
    <>
      <div role="status">
        {closer ? (
          <Around count={shown.length} place={shown[0]?.zoom ?? null} />
        ) : near ? (
          <Nearest count={near.items.length} within={near.within} km={near.items[0]?.km} />
        ) : (
          children
        )}
      </div>
      {near || closer ? (
        <Button kind="quiet" size="sm" onClick={onBack}>
          {closer && near ? t.back() : t.backToTheFullList()}
        </Button>
      ) : null}
    </>
  )
}

/** Those that one mark of the map stood for. */
function Around({ count, place }: { count: number; place: string | null }) {
  return (
    <>
      <h2 className={css.title}>{place ? t.aroundPlace({ place }) : t.aCloserLook()}</h2>
      <p className={css.note}>{t.restaurantsCount({ count })}</p>
    </>
  )
}

type NearestProps = { count: number; within: boolean; km: number | undefined }

function Nearest({ count, within, km }: NearestProps) {
  if (count === 0) return <p>{t.distancesAreUnknown()}</p>
  return (
    <>
      <h2 className={css.title}>{t.nearestToYou()}</h2>
      <p className={css.note}>
        {within
          ? t.restaurantsNearYou({ count })
          : t.noneNearby({ distance: () => <Distance km={km ?? 0} /> })}
      </p>
    </>
  )
}
