import type { ReactNode } from 'react'
import { Distance } from '#ui/distance.tsx'
import css from './finder.module.css'
import * as t from './messages.gen.ts'
import type { FinderView } from './use-finder.ts'

type FinderHeadingProps = Pick<FinderView, 'closer' | 'near' | 'shown'> & {
  /** What the list is as the page has it. */
  children: ReactNode
}

/** What the list is that is shown: the page's, the one sorted around the guest, or that of one mark. */
export function FinderHeading({ closer, near, shown, children }: FinderHeadingProps) {
  if (closer) return <Around count={shown.length} place={shown[0]?.zoom ?? null} />
  if (!near) return children
  return <Nearest count={near.items.length} within={near.within} km={near.items[0]?.km} />
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
