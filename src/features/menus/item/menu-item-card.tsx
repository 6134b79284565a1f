import type { MenuItem, MenuTag } from '#lib/menus/menu.ts'
import { Media } from '#ui/media.tsx'
import { Price } from '#ui/price.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { tagUidsOf } from '../filter/filter-menu.ts'
import { DishHead } from './dish-head.tsx'
import { Allergens, Nutrition, Suggested, servedIn, Variants } from './item-facts.tsx'
import css from './menu-item-card.module.css'
import * as t from './messages.gen.ts'

type MenuItemCardProps = {
  item: MenuItem
  currency: string
  soldOut: boolean
  level: 2 | 3 | 4
  /** Stem of the ids of its panels, unique on the page. */
  id: string
  /** Whether the dish's address, `#dish-{uid}`, leads here. */
  linked?: boolean
}

/**
 * A dish or drink (spec:menus.item-card). Its panels are in the page and closed; `ItemPanels` around the list
 * opens one at a time, and without scripts all of them are readable.
 */
export function MenuItemCard(props: MenuItemCardProps) {
  const { item, currency, soldOut, level, id, linked = false } = props
  const Title = `h${level}` as const
  const dish = `dish-${item.uid}`
  const { checkedAt } = item
  const { marks, unknown } = tagUidsOf(item)
  const panels = panelsOf(item)
  return (
    <li
      id={linked ? dish : undefined}
      className={css.item}
      {...servedIn(item.zones)}
      data-marks={marks.join(' ') || undefined}
      data-unknown={unknown.join(' ') || undefined}
      data-checked={checkedAt ?? undefined}
      data-item={item.uid}
    >
      <DishHead id={item.id} soldOut={soldOut} className={css.head}>
        <Title className={css.title}>
          {linked ? <a href={`#${dish}`}>{item.title}</a> : item.title}
        </Title>
        {item.price !== null && item.variants.length === 0 ? (
          <Price className={css.price} amount={item.price} currency={currency} />
        ) : null}
      </DishHead>
      <RichText value={item.description} className={css.description} />
      <Variants variants={item.variants} currency={currency} />
      {item.tags.length > 0 || panels.length > 0 || item.allergens ? (
        <div className={css.foot}>
          <Tags tags={item.tags} />
          {panels.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className={css.toggle}
              aria-expanded={false}
              aria-controls={id + name}
              aria-label={`${label}: ${item.title}`}
            >
              {label}
            </button>
          ))}
          <Allergens item={item} />
        </div>
      ) : null}
      {panels.map(({ name, content }) => (
        <div key={name} id={id + name} className={css.panel}>
          {content}
        </div>
      ))}
    </li>
  )
}

/** The panels of a dish that have something to show. */
function panelsOf(item: MenuItem) {
  return [
    {
      name: 'Suggested',
      label: t.suggested(),
      content: item.pairings.length > 0 ? <Suggested item={item} /> : null,
    },
    {
      name: 'Nutrition',
      label: t.nutrition(),
      content: item.nutrition.length > 0 ? <Nutrition cards={item.nutrition} /> : null,
    },
    {
      name: 'Photo',
      label: t.photo(),
      content: item.image ? <Photo item={item} image={item.image} /> : null,
    },
  ].filter((panel) => panel.content)
}

/** Marks of the legend, each one element that says its name: a menu has hundreds of them. */
function Tags({ tags }: { tags: MenuTag[] }) {
  return tags.map((tag) =>
    tag.icon ? (
      <Media
        key={tag.uid}
        picture={tag.icon}
        sizes="1.75rem"
        alt={tag.title}
        className={css.icon}
      />
    ) : (
      <span
        key={tag.uid}
        className={css.letters}
        role="img"
        aria-label={tag.title}
        title={tag.title}
      >
        {tag.abbreviation}
      </span>
    ),
  )
}

/** The mark alone: decoration beside the name that says what it means. */
export function TagMark({ tag }: { tag: MenuTag }) {
  if (tag.icon) return <Media picture={tag.icon} sizes="1.5rem" alt="" className={css.icon} />
  return (
    <span className={css.letters} aria-hidden="true">
      {tag.abbreviation}
    </span>
  )
}

type PhotoProps = { item: MenuItem; image: NonNullable<MenuItem['image']> }

function Photo({ item, image }: PhotoProps) {
  return (
    <Media
      picture={image.desktop}
      mobile={image.mobile}
      sizes="(width < 1024px) 100vw, 40vw"
      ratio="3 / 2"
      alt={image.desktop.alt || item.title}
    />
  )
}
