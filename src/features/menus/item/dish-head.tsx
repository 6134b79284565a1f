import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import css from './dish-head.module.css'
import * as t from './messages.gen.ts'

type DishHeadProps = {
  /** The dish's id, by which the page finds what is sold out while it is open. */
  id: string
  soldOut: boolean
  className?: string | undefined
  children: ReactNode
}

/** The name and the price of a dish, and below them whether it is sold out. */
export function DishHead({ id, soldOut, className, children }: DishHeadProps) {
  return (
    <>
      <div
        className={classNames(css.head, className)}
        data-dish={id}
        data-sold-out={soldOut ? '' : undefined}
      >
        {children}
      </div>
      {soldOut ? (
        <p className={css.mark} data-sold-out-mark="">
          {t.soldOut()}
        </p>
      ) : null}
    </>
  )
}
