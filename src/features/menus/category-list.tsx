import type { CSSProperties } from 'react'
import type { MenuCategory } from '#lib/menu.ts'
import { Still } from '#ui/still.tsx'
import css from './category-list.module.css'
import { ItemPanels } from './item-panels.client.tsx'
import { legendOf } from './menu.ts'
import { Mark, MenuItemCard } from './menu-item-card.tsx'

type CategoryListProps = {
  categories: MenuCategory[]
  currency: string
  /** Level of the categories' headings; their items are one below. */
  level: 2 | 3
  /** Stem of the ids, unique on the page. */
  id: string
  /** Drinks stand closer together. */
  variation: 'default' | 'food' | 'drink'
}

/** Categories with their items, and the legend of the marks they use. */
export function CategoryList(props: CategoryListProps) {
  const { categories, currency, level, id, variation } = props
  const Title = `h${level}` as const
  return (
    <ItemPanels>
      <Still className={css.list}>
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
            </header>
            <ul className={css.items} data-variation={variation}>
              {category.items.map((item, number) => (
                <MenuItemCard
                  key={item.id}
                  item={item}
                  currency={currency}
                  level={level === 2 ? 3 : 4}
                  id={`${id}-${at}-${number}-`}
                />
              ))}
            </ul>
          </section>
        ))}
        <Legend categories={categories} />
      </Still>
    </ItemPanels>
  )
}

function Legend({ categories }: { categories: MenuCategory[] }) {
  const tags = legendOf(categories)
  if (tags.length === 0) return null
  return (
    <dl className={css.legend}>
      {tags.map((tag) => (
        <div key={tag.uid} className={css.entry}>
          <dt className={css.mark}>
            <Mark tag={tag} />
            {tag.title}
          </dt>
          {tag.description ? <dd className="visually-hidden">{tag.description}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
