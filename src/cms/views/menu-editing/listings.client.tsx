'use client'

import { useState } from 'react'
import type { ListingCategory } from '#cms/menu-editing/listings.ts'
import { placeOf } from '#cms/menu-editing/place-dish.ts'
import shared from '../board/board.module.css'
import styles from './listings.module.css'
import * as t from './messages.gen.ts'
import { type ListedDish, useListings } from './use-listings.ts'

type ListingsProps = {
  dish: ListedDish
  first: ListingCategory[]
  mayChange: boolean
}

/** Beside a dish: the categories that list it, each with its place there, and the way into another one. */
export function Listings({ dish, first, mayChange }: ListingsProps) {
  const all = useListings(dish, first)
  const { categories, busy, refused, said, undo } = all
  const listing = categories.filter(({ dishes }) => dishes.some(({ id }) => id === dish.id))
  return (
    <section className={styles.listings} aria-labelledby="menu-listings">
      <h3 id="menu-listings" className={styles.heading}>
        {t.listedIn()}
      </h3>
      {listing.length === 0 ? <p>{t.nowhereYet()}</p> : null}
      <ul className={styles.list}>
        {listing.map((category) => (
          <li key={category.id} className={styles.row}>
            <a href={`/admin/collections/menu-categories/${category.id}`}>{category.title}</a>
            {category.isPublished ? null : <p>{t.categoryIsDraft()}</p>}
            {mayChange ? (
              <div className={styles.acts}>
                <PlaceSelect
                  label={t.placeIn({ category: category.title })}
                  {...{ category, dish, busy }}
                  value={placeOf(idsOf(category), dish.id) ?? 0}
                  onChange={(at) => all.move(category, at)}
                />
                <button
                  type="button"
                  className={shared.button}
                  aria-label={t.takeOutOf({ category: category.title })}
                  aria-disabled={busy}
                  onClick={() => all.takeOut(category)}
                >
                  {t.takeOut()}
                </button>
              </div>
            ) : null}
            {refused?.category === category.id ? <Refusal text={refused.text} /> : null}
          </li>
        ))}
      </ul>
      {mayChange ? (
        <PutInto
          categories={categories.filter((one) => !listing.includes(one))}
          {...{ dish, busy }}
          put={all.put}
        />
      ) : null}
      {refused?.category === null ? <Refusal text={refused.text} /> : null}
      <div className={styles.said}>
        <p role="status">{said}</p>
        {undo ? (
          <button type="button" className={shared.button} aria-disabled={busy} onClick={undo}>
            {t.undo()}
          </button>
        ) : null}
      </div>
    </section>
  )
}

const idsOf = ({ dishes }: ListingCategory) => dishes.map(({ id }) => id)

function Refusal({ text }: { text: string }) {
  return (
    <p role="alert" className={shared.fault}>
      {text}
    </p>
  )
}

type PutIntoProps = {
  categories: readonly ListingCategory[]
  dish: ListedDish
  busy: boolean
  put(category: ListingCategory, at: number): Promise<boolean>
}

function PutInto({ categories, dish, busy, put }: PutIntoProps) {
  const [chosen, setChosen] = useState('')
  const [place, setPlace] = useState<number | null>(null)
  const category = categories.find(({ id }) => String(id) === chosen)
  if (categories.length === 0) return null
  const send = async () => {
    if (!category || !(await put(category, place ?? category.dishes.length))) return
    setChosen('')
    setPlace(null)
  }
  return (
    <div className={styles.put}>
      <label className={styles.label}>
        {t.putInto()}
        <select
          className={shared.input}
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value)
            setPlace(null)
          }}
        >
          <option value="">{t.chooseCategory()}</option>
          {categories.map(({ id, title, isPublished }) => (
            <option key={id} value={id}>
              {isPublished ? title : t.draftOf({ category: title })}
            </option>
          ))}
        </select>
      </label>
      {category ? (
        <>
          <PlaceSelect
            label={t.place()}
            visible
            {...{ category, dish, busy }}
            value={place ?? category.dishes.length}
            onChange={setPlace}
          />
          <button type="button" className={shared.primary} aria-disabled={busy} onClick={send}>
            {t.put()}
          </button>
        </>
      ) : null}
    </div>
  )
}

type PlaceSelectProps = {
  label: string
  visible?: boolean
  category: ListingCategory
  dish: ListedDish
  busy: boolean
  value: number
  onChange(at: number): void
}

/** A place in a category, by the dish before it. */
function PlaceSelect({ label, visible, category, dish, busy, value, onChange }: PlaceSelectProps) {
  const others = category.dishes.filter(({ id }) => id !== dish.id)
  return (
    <label className={styles.label}>
      <span className={visible ? undefined : shared.hidden}>{label}</span>
      <select
        className={shared.input}
        value={Math.min(value, others.length)}
        disabled={busy}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        <option value={0}>{t.first()}</option>
        {others.map(({ id, title }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a category may list a dish twice.
          <option key={`${id} ${at}`} value={at + 1}>
            {t.after({ dish: title })}
          </option>
        ))}
      </select>
    </label>
  )
}
