import { pageChoices } from '#lib/routing/paging.ts'
import { Icon } from './icon.tsx'
import * as icons from './icon-paths.ts'
import * as t from './messages.gen.ts'
import css from './pagination.module.css'
import { visuallyHidden } from './visually-hidden.tsx'

type PaginationProps = {
  page: number
  pages: number
  /** Address of a page. */
  href: (page: number) => string
  /** Names the navigation: what the pages are of. */
  label: string
}

/** The way through a list in pages, by plain links; nothing where one page holds it all. */
export function Pagination({ page, pages, href, label }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className={css.pagination} aria-label={label}>
      {page > 1 ? (
        <a className={css.step} rel="prev" href={href(page - 1)}>
          <Icon path={icons.arrowLeft} />
          {t.previous()}
        </a>
      ) : null}
      <ol className={css.numbers}>
        {pageChoices(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap ${String(index)}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a
                className={css.number}
                href={href(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {t.pageNumber({
                  page: number,
                  hidden: visuallyHidden,
                })}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <a className={css.step} rel="next" href={href(page + 1)}>
          {t.next()}
          <Icon path={icons.arrowRight} />
        </a>
      ) : null}
    </nav>
  )
}
