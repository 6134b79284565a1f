import { Fragment } from 'react'
import { allergenNumbers, allergensText } from '#lib/menus/allergens-text.ts'
import type { MenuItem, MenuPairing, NutritionCard } from '#lib/menus/menu.ts'
import { Price } from '#ui/price.tsx'
import { nutritionRows } from '../menu.ts'
import css from './menu-item-card.module.css'
import * as t from './messages.gen.ts'

/** The zones of an item that is not served everywhere; `ServedAtLocation` hides it elsewhere (spec:slices.menu-zones). */
export function servedIn(zones: string[]) {
  return zones.length > 0 ? { 'data-zones': zones.join(' ') } : {}
}

/** Sizes or choices with a price of their own (spec:menus.variants). */
export function Variants({
  variants,
  currency,
}: {
  variants: MenuItem['variants']
  currency: string
}) {
  if (variants.length === 0) return null
  return (
    <dl className={css.rows}>
      {variants.map((variant) => (
        <Fragment key={variant.title}>
          <dt>{variant.title}</dt>
          <dd>
            {variant.price === null ? null : <Price amount={variant.price} currency={currency} />}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** What the kitchen states of a dish's allergens; paper has the numbers alone. */
export function Allergens({ item }: { item: Pick<MenuItem, 'allergens' | 'checkedAt'> }) {
  const text = allergensText(item.allergens, item.checkedAt)
  const numbers = allergenNumbers(item.allergens, item.checkedAt)
  return text ? (
    <div className={css.allergens} data-allergens={numbers}>
      {text}
    </div>
  ) : null
}

const SUGGESTION = {
  default: t.foodAndDrinkWithIt,
  food: t.foodWithIt,
  drink: t.drinksWithIt,
}

/** What goes with an item: columns A to D (spec:menus.pairings). */
export function Suggested({ item }: { item: MenuItem }) {
  return (
    <>
      <p className={css.note}>{SUGGESTION[item.pairingType]()}</p>
      <dl className={css.columns}>
        {item.pairings.map((column) => (
          <Pairing key={column.category} column={column} />
        ))}
      </dl>
    </>
  )
}

function Pairing({ column }: { column: MenuPairing }) {
  return (
    <div>
      <dt>{column.category}</dt>
      {column.items.map((item) => (
        <dd key={item.uid} {...servedIn(item.zones)}>
          {item.title}
        </dd>
      ))}
    </div>
  )
}

/**
 * Nutrition cards, calories first (spec:menus.nutrition). One element a fact, its value behind a tab stop: a menu has
 * several hundred of them.
 */
export function Nutrition({ cards }: { cards: NutritionCard[] }) {
  return cards.map((card) => (
    <Fragment key={card.title}>
      <p className={css.note}>{card.title}</p>
      <ul className={css.facts}>
        {nutritionRows(card).map((row) => (
          <li key={row.name}>{`${row.name}\t${row.value}`}</li>
        ))}
      </ul>
    </Fragment>
  ))
}
