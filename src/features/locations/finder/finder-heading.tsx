import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import css from './finder.module.css'
import type { FinderItem } from './finder-item.ts'
import * as t from './messages.gen.ts'

type FinderHeadingProps = {
  /** Whether the list is what one mark of the map stood for. */
  closer: boolean
  /** Heading of the list sorted by the distance to the guest; null if they did not ask for that. */
  nearest: ReactNode
  shown: readonly FinderItem[]
  /** Back to the list before. */
  onBack: () => void
  /** Heading of the list as the page was rendered. */
  children: ReactNode
}

/** Heading of the list that is shown: the page's own, one sorted by distance, or the locations of one cluster. */
export function FinderHeading({ closer, nearest, shown, onBack, children }: FinderHeadingProps) {
  const list = nearest ?? children
  return (
    <>
      <div role="status">
        {closer ? <Around count={shown.length} place={shown[0]?.zoom ?? null} /> : list}
      </div>
      {nearest || closer ? (
        <Button kind="quiet" size="sm" onClick={onBack}>
          {closer && nearest ? t.back() : t.backToTheFullList()}
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
