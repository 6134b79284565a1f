import css from './menu-navigation.module.css'
import * as t from './messages.gen.ts'
import type { NavigationCategory } from './navigation-section.ts'

/** Style names of a link to a category. */
type Look = { link: string | undefined; later: string | undefined }

export const IN_LIST: Look = { link: css.link, later: css.later }
export const IN_ROW: Look = { link: css.tab, later: 'visually-hidden' }

type CategoryLinkProps = {
  category: NavigationCategory
  look: Look
  /** It is the one being read. */
  active: boolean
  onChoose: (uid: string) => void
}

function CategoryLink({ category, look, active, onChoose }: CategoryLinkProps) {
  const { uid, title, later } = category
  return (
    <li>
      <a
        className={look.link}
        href={`#menu-${uid}`}
        aria-current={active ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault()
          onChoose(uid)
        }}
      >
        {title}
        {later ? <span className={look.later}> {t.notNow()}</span> : null}
      </a>
    </li>
  )
}

type CategoryLinksProps = Pick<CategoryLinkProps, 'look' | 'onChoose'> & {
  categories: NavigationCategory[]
  /** The uid of the one being read. */
  active: string
}

/** The links of the navigation bar to categories of the page, as items of a list. */
export function CategoryLinks({ categories, active, ...link }: CategoryLinksProps) {
  return categories.map((category) => (
    <CategoryLink
      key={category.uid}
      category={category}
      active={category.uid === active}
      {...link}
    />
  ))
}
