import type { DragEvent } from 'react'
import type { DishPlace } from '#cms/menu-editing/move-dish.ts'
import type { WholeDish } from '#cms/menu-editing/whole-menu.ts'
import { readCents, typedCents } from '#lib/money/cents.ts'
import shared from '../../board/board.module.css'
import { InPlace } from './in-place.tsx'
import * as t from './messages.gen.ts'
import { keyOf, type WholeMenuActs } from './use-whole-menu.ts'
import styles from './whole-menu.module.css'

/** What the chosen restaurant has of a dish; null: none is chosen. */
export type DishHere = {
  isServed: boolean
  /** Its own price there, in cents; null where it has none. */
  price: number | null
  /** Null where whoever looks does not mark dishes there. */
  soldOut: boolean | null
  mark(): void
}

type DishRowProps = {
  acts: WholeMenuActs
  dish: WholeDish
  place: DishPlace
  /** How many dishes its category has. */
  count: number
  here: DishHere | null
  targets: readonly { id: number; title: string }[]
  onMove(from: DishPlace, to: DishPlace, focus: string): void
}

/** A dish on the page of the whole menu: its texts to type over, its place, and whether it is sold out. */
export function DishRow({ acts, dish, place, count, here, targets, onMove }: DishRowProps) {
  const key = keyOf(place)
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', key)
    event.dataTransfer.effectAllowed = 'move'
  }
  return (
    <div className={styles.dish}>
      <span className={styles.handle} draggable title={t.drag()} onDragStart={drag} aria-hidden>
        ⠿
      </span>
      <DishTexts {...{ acts, dish, here }} at={key} />
      <div className={styles.acts}>
        <button
          type="button"
          id={`up-${key}`}
          className={shared.button}
          aria-label={t.moveUp({ dish: dish.title })}
          aria-disabled={acts.busy || place.at === 0}
          onClick={() => place.at > 0 && onMove(place, { ...place, at: place.at - 1 }, 'up')}
        >
          {t.up()}
        </button>
        <button
          type="button"
          id={`down-${key}`}
          className={shared.button}
          aria-label={t.moveDown({ dish: dish.title })}
          aria-disabled={acts.busy || place.at === count - 1}
          onClick={() =>
            place.at < count - 1 && onMove(place, { ...place, at: place.at + 1 }, 'down')
          }
        >
          {t.down()}
        </button>
        <select
          id={`to-${key}`}
          className={`${shared.input} ${styles.to}`}
          aria-label={t.moveDishTo({ dish: dish.title })}
          value=""
          disabled={acts.busy}
          onChange={({ target }) =>
            onMove(place, { category: Number(target.value), at: Number.MAX_SAFE_INTEGER }, 'to')
          }
        >
          <option value="">{t.moveTo()}</option>
          {targets
            .filter(({ id }) => id !== place.category)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
        {here && here.soldOut !== null ? <SoldOutButton {...{ dish, here }} /> : null}
        <a
          className={shared.button}
          href={`/admin/collections/menu-items/${dish.id}`}
          aria-label={t.openDish({ dish: dish.title })}
        >
          {t.open()}
        </a>
      </div>
      {acts.refused?.key === key ? (
        <p role="alert" className={`${shared.fault} ${styles.wide}`}>
          {acts.refused.text}
        </p>
      ) : null}
    </div>
  )
}

type DishTextsProps = { acts: WholeMenuActs; dish: WholeDish; here: DishHere | null; at: string }

function DishTexts({ acts, dish, here, at }: DishTextsProps) {
  const { id, title, description, price } = dish
  const saveTitle = async (typed: string) => {
    const after = typed.trim()
    if (after === title) return true
    if (after === '') acts.refuse(at, t.needsName())
    return after !== '' && acts.edit(at, dish, { id, field: 'title', before: title, after })
  }
  const saveDescription = async (typed: string) => {
    const after = typed.trim()
    if (description === null || after === description) return true
    return acts.edit(at, dish, { id, field: 'description', before: description, after })
  }
  const savePrice = async (typed: string) => {
    const after = readCents(typed)
    if (after === undefined) acts.refuse(at, t.notAPrice())
    if (after === undefined || after === price) return after === price
    return acts.edit(at, dish, { id, field: 'price', before: price, after })
  }
  return (
    <div className={styles.texts}>
      <div className={styles.head}>
        <InPlace
          kind="title"
          label={t.nameOf({ dish: title })}
          value={title}
          placeholder=""
          disabled={acts.busy}
          onSave={saveTitle}
        />
        {dish.sizes.length === 0 ? (
          <InPlace
            kind="price"
            label={t.priceOf({ dish: title })}
            value={typedCents(price)}
            placeholder={t.noPrice()}
            disabled={acts.busy}
            onSave={savePrice}
          />
        ) : null}
      </div>
      {description === null ? (
        <p className={styles.note}>{t.richDescription()}</p>
      ) : (
        <InPlace
          kind="text"
          label={t.descriptionOf({ dish: title })}
          value={description}
          placeholder={t.noDescription()}
          disabled={acts.busy}
          onSave={saveDescription}
        />
      )}
      <DishFacts dish={dish} here={here} />
    </div>
  )
}

/** Facts of a dish that are only shown here: whether it is published, sizes, the price at this restaurant, marks and allergens. */
function DishFacts({ dish, here }: { dish: WholeDish; here: DishHere | null }) {
  const sizes = dish.sizes.map(({ title, price }) => t.size({ title, price: typedCents(price) }))
  const facts = [
    ...(dish.standing === 'draft' ? [t.isDraft()] : []),
    ...(dish.standing === 'changed' ? [t.draftWaits()] : []),
    ...(here && !here.isServed ? [t.notServedHere()] : []),
    ...(here?.soldOut ? [t.soldOut()] : []),
    ...(here && here.price !== null && here.price !== dish.price && dish.sizes.length === 0
      ? [t.priceHere({ price: typedCents(here.price) })]
      : []),
    ...(dish.tags.length > 0 ? [dish.tags.join(', ')] : []),
    ...(dish.allergens ? [dish.allergens] : []),
  ]
  return (
    <>
      {sizes.length > 0 ? (
        <p className={styles.note}>
          <a
            href={`/admin/prices?find=${encodeURIComponent(dish.title)}`}
            aria-label={`${sizes.join(' / ')}, ${t.changeSizes({ dish: dish.title })}`}
          >
            {sizes.join(' / ')}
          </a>
        </p>
      ) : null}
      {facts.length > 0 ? <p className={styles.note}>{facts.join(' · ')}</p> : null}
    </>
  )
}

function SoldOutButton({ dish, here }: { dish: WholeDish; here: DishHere }) {
  const act = here.soldOut ? t.putBackOn() : t.markSoldOut()
  return (
    <button
      type="button"
      className={here.soldOut ? shared.primary : shared.button}
      aria-label={`${act}: ${dish.title}`}
      onClick={here.mark}
    >
      {act}
    </button>
  )
}
