import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Restaurant } from './api/info.ts'
import { useSession } from './flow/use-session.ts'
import * as t from './messages.gen.ts'
import css from './panel.module.css'
import { Contact } from './parts/contact.tsx'
import choices from './steps/choices.module.css'
import { Flow } from './steps/flow.tsx'

/**
 * `heading` is what stands above: of the restaurant, and once a table is booked there of what was `booked`.
 * Not `shown`: it is under way behind the panel's order.
 */
type PanelProps = {
  restaurant: Restaurant
  shown: boolean
  heading: (booked: string | null) => ReactNode
}

/** The reservation of a restaurant that is booked here, or the way to a person when it cannot be. */
export function ReservationPanel({ restaurant, shown, heading }: PanelProps) {
  const opening = useSession(restaurant.uid)
  const place = useRef<HTMLDivElement>(null)
  const tryAgain = () => {
    // The button goes away with the press, and must not take the focus with it.
    place.current?.focus()
    opening.retry()
  }
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {opening.status === 'ready' ? null : heading(null)}
      {opening.status === 'loading' ? <Loading /> : null}
      {opening.status === 'failed' ? <Failed restaurant={restaurant} onRetry={tryAgain} /> : null}
      {opening.status === 'ready' ? (
        <Flow
          key={restaurant.uid}
          session={opening.session}
          restaurant={restaurant}
          shown={shown}
          heading={heading}
        />
      ) : null}
    </div>
  )
}

type FailedProps = { restaurant: Restaurant; onRetry: () => void }

function Failed({ restaurant, onRetry }: FailedProps) {
  return (
    <div className={css.stack}>
      <Notice kind="error">{t.formProblem()}</Notice>
      <Contact restaurant={restaurant} />
      <Button kind="outlined" onClick={onRetry}>
        {t.tryAgain()}
      </Button>
    </div>
  )
}

function Loading() {
  return (
    <div className={css.step}>
      <p className="visually-hidden" role="status">
        {t.loadingTheReservationForm()}
      </p>
      <Skeleton width="9rem" height="1.5rem" />
      <div className={choices.dropdowns}>
        <Skeleton width="160px" height="74px" />
        <Skeleton width="160px" height="74px" />
        <Skeleton width="160px" height="74px" />
      </div>
    </div>
  )
}
