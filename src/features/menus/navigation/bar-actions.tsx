import { LinkButton } from '#ui/button.tsx'
import css from './menu-navigation.module.css'
import * as t from './messages.gen.ts'

/**
 * Reserve and Order of a location in the bar of its menu, except on laptops, where the header has them
 * (spec:menus.navigation-buttons).
 */
export function BarActions({ uid }: { uid: string }) {
  const page = `/locations/${uid}`
  return (
    <div className={css.actions} data-bar-actions="">
      <LinkButton
        size="sm"
        href={`${page}?reserve=${uid}`}
        data-panel="reserve"
        data-location={uid}
      >
        {t.reserve()}
      </LinkButton>
      <LinkButton
        size="sm"
        kind="outlined"
        href={`${page}?order=${uid}`}
        data-panel="order"
        data-location={uid}
      >
        {t.order()}
      </LinkButton>
    </div>
  )
}
