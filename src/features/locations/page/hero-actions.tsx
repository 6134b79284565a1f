import type { LocationDetail } from '#data/locations/locations.ts'
import { LinkButton } from '#ui/button.tsx'
import css from './hero-actions.module.css'
import * as t from './messages.gen.ts'

/** What to do at a location: book, read the menu, order. Nothing of it before it opens. */
export function HeroActions({ location }: { location: LocationDetail }) {
  const { uid, comingSoon, menuLayout } = location
  if (comingSoon) return <p className={css.soon}>{t.comingSoon()}</p>
  const panel = (kind: string) => ({
    href: `/locations/${uid}?${kind}=${uid}`,
    'data-panel': kind,
    'data-location': uid,
  })
  return (
    <div className={css.actions}>
      <LinkButton {...panel('reserve')}>{t.bookATable()}</LinkButton>
      {menuLayout ? (
        <LinkButton href={`/locations/${uid}/menu`} kind="outlined">
          {t.seeTheMenu()}
        </LinkButton>
      ) : null}
      <LinkButton {...panel('order')} kind="quiet">
        {t.order()}
      </LinkButton>
    </div>
  )
}
