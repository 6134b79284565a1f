import type { CSSProperties } from 'react'
import type { MenuCategory } from '#lib/menus/menu.ts'
import { servedLabel } from '#lib/menus/served-times.ts'
import { StaticFragment } from '#ui/static-fragment.tsx'
import { ItemPanels } from '../item/item-panels.client.tsx'
import { MenuItemCard } from '../item/menu-item-card.tsx'
import { legendOf } from '../menu.ts'
import { Legend } from '../page/legend.tsx'
import type { MenuView } from '../view.ts'
import css from './category-list.module.css'
import * as t from './messages.gen.ts'

type CategoryListProps = {
  categories: MenuCategory[]
  currency: string
  /** Ids of what is sold out. */
  soldOut: ReadonlySet<string>
  /** Level of the categories' headings; their items are one below. */
  level: 2 | 3
  /** Stem of the ids, unique on the page. */
  id: string
  /** Drinks stand closer together. */
  variation: 'default' | 'food' | 'drink'
  /** Ids of the categories that are not served at the moment. */
  later: readonly string[]
  /** On a location's menu page: which dishes have their address here; the legend is the page's. */
  view?: MenuView | undefined
}

/** Categories with their items, and the legend of the marks they use. */
export function CategoryList(props: CategoryListProps) {
  const { categories, currency, soldOut, level, id, variation, later, view } = props
  const Title = `h${level}` as const
  return (
    <ItemPanels>
      <StaticFragment className={css.list}>
        {categories.map((category, at) => (
          <section
            key={category.id}
            id={`menu-${category.uid}`}
            className={css.category}
            aria-labelledby={`menu-${category.uid}-title`}
            data-menu-category={category.uid}
            data-menu-category-id={category.id}
            style={{ '--count': category.items.length } as CSSProperties}
          >
            <header className={css.head}>
              <Title id={`menu-${category.uid}-title`} className={css.title} tabIndex={-1}>
                {category.title}
              </Title>
              {category.description ? <p className={css.text}>{category.description}</p> : null}
              <ServedTimes category={category} later={later.includes(category.id)} />
            </header>
            <ul className={css.items} data-variation={variation}>
              {category.items.map((item, number) => (
                <MenuItemCard
                  key={item.id}
                  item={item}
                  currency={currency}
                  soldOut={soldOut.has(item.id)}
                  level={level === 2 ? 3 : 4}
                  id={`${id}-${at}-${number}-`}
                  linked={view?.places.get(item.uid) === category.id}
                />
              ))}
            </ul>
          </section>
        ))}
        {view ? null : <Legend tags={legendOf(categories)} className={css.legend} />}
      </StaticFragment>
    </ItemPanels>
  )
}

/** When a category is served, if not always, and that it is not now: never that it is. */
function ServedTimes({ category, later }: { category: MenuCategory; later: boolean }) {
  const label = servedLabel(category.served)
  if (!label) return null
  return (
    <p className={css.served} data-later={later ? '' : undefined}>
      {later ? <strong className={css.later}>{t.notServedNow()}</strong> : null} {label}.
    </p>
  )
}
