'use client'

import { type DragEvent, useEffect, useRef, useState } from 'react'
import type { DishPlace } from '#cms/menu-editing/move-dish.ts'
import type { MenuPlace, WholeDish, WholeMenu } from '#cms/menu-editing/whole-menu.ts'
import { isServedIn } from '#lib/menus/item-zones.ts'
import shared from '../../board/board.module.css'
import { type DishHere, DishRow } from './dish-row.tsx'
import * as t from './messages.gen.ts'
import { useSoldOutHere } from './use-sold-out-here.ts'
import { keyOf, useWholeMenu } from './use-whole-menu.ts'
import styles from './whole-menu.module.css'

type Place = MenuPlace & { mayMark: boolean }

type WholeMenuPageProps = {
  menus: { id: number; title: string }[]
  first: WholeMenu
  places: Place[]
  /** The restaurant whose prices and sold-out dishes are shown. */
  location: number | null
}

/** A menu on one page, edited where it stands. */
export function WholeMenuPage({ menus, first, places, location }: WholeMenuPageProps) {
  const acts = useWholeMenu(first)
  const { menu, said, undo, busy } = acts
  const [chosen, choose] = useState(location)
  const place = places.find(({ id }) => id === chosen) ?? null
  const soldOut = useSoldOutHere(place?.mayMark ? place.id : null)
  /** The place above which a dish would be dropped. */
  const [over, setOver] = useState('')
  const focusNext = useRef<string | null>(null)

  useEffect(() => {
    if (busy || !focusNext.current) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  })

  const move = async (from: DishPlace, to: DishPlace, focus: string) => {
    const moved = await acts.move(from, to)
    focusNext.current = `${focus}-${keyOf(moved ?? from)}`
  }
  const drop = (event: DragEvent, to: DishPlace) => {
    event.preventDefault()
    event.stopPropagation()
    setOver('')
    const [category, at] = event.dataTransfer.getData('text/plain').split('-').map(Number)
    if (!Number.isInteger(category) || !Number.isInteger(at)) return
    const from = { category: category as number, at: at as number }
    // The place is counted without the dish that leaves it.
    const isBelow = from.category === to.category && from.at < to.at
    void move(from, { ...to, at: isBelow ? to.at - 1 : to.at }, 'to')
  }
  const targets = [...new Set(menu.sections.flatMap(({ categories }) => categories))].map((id) => ({
    ...{ id, title: menu.titles[id] ?? '' },
  }))
  const hereOf = (dish: WholeDish): DishHere | null =>
    place ? dishHere(dish, place, soldOut.soldOut, () => soldOut.mark(String(dish.id))) : null

  return (
    <main
      className={`gutter--left gutter--right ${shared.board} ${styles.page}`}
      onDragEnd={() => setOver('')}
    >
      <header className={shared.header}>
        <div className={shared.title}>
          <h1>{t.wholeMenu()}</h1>
          <p>{t.intro()}</p>
        </div>
        <label>
          <span className={shared.label}>{t.menu()}</span>
          <select
            className={shared.input}
            value={menu.id}
            onChange={({ target }) => openAddress(`/admin/whole-menu?menu=${target.value}`)}
          >
            {menus.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className={shared.label}>{t.restaurant()}</span>
          <select
            className={shared.input}
            value={chosen ?? ''}
            onChange={({ target }) => choose(target.value ? Number(target.value) : null)}
          >
            <option value="">{t.allRestaurants()}</option>
            {places.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </header>
      {soldOut.trouble ? (
        <p role="alert" className={shared.fault}>
          {soldOut.trouble}
        </p>
      ) : null}
      <div className={styles.said} data-shown={said !== '' || undefined}>
        <p role="status">{said}</p>
        {undo ? (
          <button type="button" className={shared.button} aria-disabled={busy} onClick={undo}>
            {t.undo()}
          </button>
        ) : null}
      </div>
      {menu.sections.map(({ title, categories }, section) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name of their own, and stay where they are.
        <section key={section} className={styles.section}>
          {title ? <h2>{title}</h2> : null}
          {categories.map((category) => {
            const order = menu.order[category] ?? []
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way of three.
              <div
                key={category}
                className={styles.category}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => drop(event, { category, at: order.length })}
              >
                <h3>
                  <a href={`/admin/collections/menu-categories/${category}`}>
                    {menu.titles[category]}
                  </a>
                </h3>
                {order.length === 0 ? <p className={styles.note}>{t.emptyCategory()}</p> : null}
                <ul className={styles.list}>
                  {order.map((id, at) => {
                    const dish = menu.dishes[id]
                    if (!dish) return null
                    return (
                      <li
                        data-over={over === `${category}-${at}` || undefined}
                        onDragEnter={() => setOver(`${category}-${at}`)}
                        // biome-ignore lint/suspicious/noArrayIndexKey: a category may list a dish twice.
                        key={`${id} ${at}`}
                        onDragOver={(event) => event.preventDefault()}
                        onDrop={(event) => drop(event, { category, at })}
                      >
                        <DishRow
                          {...{ acts, dish, targets }}
                          place={{ category, at }}
                          count={order.length}
                          here={hereOf(dish)}
                          onMove={move}
                        />
                      </li>
                    )
                  })}
                </ul>
              </div>
            )
          })}
        </section>
      ))}
    </main>
  )
}

function dishHere(
  dish: WholeDish,
  place: Place,
  soldOut: ReadonlySet<string> | null,
  mark: () => void,
): DishHere {
  const zone = place.zones.find((id) => dish.zonePrices.some((one) => one.zone === id))
  return {
    isServed: isServedIn(dish.zones.map(String), place.zones.map(String)),
    price: dish.zonePrices.find((one) => one.zone === zone)?.price ?? null,
    soldOut: soldOut ? soldOut.has(String(dish.id)) : null,
    mark,
  }
}

const openAddress = (address: string) => window.location.assign(address)
