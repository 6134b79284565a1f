import { PAGE_SIZES, type Paged } from '#lib/routing/paging.ts'
import * as t from './messages.gen.ts'

type RestaurantPagesProps = Omit<Paged<unknown>, 'items'> & {
  /** How many the page has. */
  shown: number
  className: string | undefined
  hrefOf(page: number): string
}

/** Which restaurants of a large group a page has, and the way to the others; nothing where one page has them all. */
export function RestaurantPages(props: RestaurantPagesProps) {
  const { shown, page, pages, total, className, hrefOf } = props
  if (pages <= 1) return null
  const first = (page - 1) * PAGE_SIZES.covers + 1
  const last = first + shown - 1
  return (
    <nav className={className} aria-label={t.pagesOfRestaurants()}>
      {page > 1 ? <a href={hrefOf(Math.min(page - 1, pages))}>{t.previousRestaurants()}</a> : null}
      {shown > 0 ? <span>{t.restaurantsShown({ first, last, count: total })}</span> : null}
      {page < pages ? <a href={hrefOf(page + 1)}>{t.nextRestaurants()}</a> : null}
    </nav>
  )
}
