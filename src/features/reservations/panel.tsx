import { Button, LinkButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Contact } from './contact.tsx'
import { Flow } from './flow.tsx'
import type { Restaurant } from './info.ts'
import css from './panel.module.css'
import { TEXT } from './texts.ts'
import { useSession } from './use-session.ts'

/** What the slide-out shows for `?reserve={uid}` (S2 §2): the flow, or why there is none (D-16, D-61). */
export function ReservationPanel({ restaurant }: { restaurant: Restaurant }) {
  return (
    <div className={css.panel}>
      <header className={css.header}>
        <h2 className={css.title}>
          <span className={css.eyebrow}>Reserve at</span> {restaurant.title}
        </h2>
        <address className={css.address}>
          {restaurant.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <Body restaurant={restaurant} />
    </div>
  )
}

function Body({ restaurant }: { restaurant: Restaurant }) {
  if (restaurant.comingSoon) return <NotOpenYet restaurant={restaurant} />
  const { bookingProvider: provider, reserveMessage } = restaurant
  if (provider === 'link' || provider === 'none') return <NoForm restaurant={restaurant} />
  return (
    <>
      {reserveMessage ? <p className={css.message}>{reserveMessage}</p> : null}
      <Form key={restaurant.uid} restaurant={restaurant} />
    </>
  )
}

function Form({ restaurant }: { restaurant: Restaurant }) {
  const opening = useSession(restaurant.uid)
  if (opening.status === 'ready') {
    return <Flow session={opening.session} restaurant={restaurant} />
  }
  if (opening.status === 'loading') return <Loading />
  return (
    <div className={css.stack}>
      <Notice kind="error">{TEXT.generic}</Notice>
      <Contact restaurant={restaurant} />
      <Button kind="outlined" onClick={opening.retry}>
        Try again
      </Button>
    </div>
  )
}

function Loading() {
  return (
    <div className={css.step} role="status">
      <span className="visually-hidden">Loading the reservation form…</span>
      <Skeleton width="9rem" height="1.5rem" />
      <div className={css.dropdowns}>
        <Skeleton width="160px" height="72px" />
        <Skeleton width="160px" height="72px" />
        <Skeleton width="160px" height="72px" />
      </div>
    </div>
  )
}

function NotOpenYet({ restaurant }: { restaurant: Restaurant }) {
  return (
    <div className={css.stack}>
      <p className={css.lead}>{TEXT.notOpenYet}</p>
      {restaurant.reserveMessage ? <p>{restaurant.reserveMessage}</p> : null}
    </div>
  )
}

/** A restaurant that is booked elsewhere, or by telephone: never a broken form. */
function NoForm({ restaurant }: { restaurant: Restaurant }) {
  const { reserveMessage, reserveLink } = restaurant
  return (
    <div className={css.stack}>
      <p className={css.lead}>
        {reserveMessage ??
          (reserveLink ? 'Book on our partner’s page.' : 'Please call us to book.')}
      </p>
      {reserveLink ? (
        <LinkButton href={reserveLink} size="lg" rel="noopener">
          Reserve a table
        </LinkButton>
      ) : null}
      <Contact restaurant={restaurant} />
    </div>
  )
}
