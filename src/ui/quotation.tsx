import type { ReactNode } from 'react'
import css from './quotation.module.css'

type QuotationProps = {
  quote: string
  author?: string | null | undefined
  authorRole?: string | null | undefined
  /** A small portrait or picture beside the author. */
  portrait?: ReactNode
}

/** Somebody's words, set large, and whose they are. */
export function Quotation({ quote, author, authorRole, portrait }: QuotationProps) {
  return (
    <figure className={css.quotation}>
      <blockquote className={css.words}>
        <p>{quote}</p>
      </blockquote>
      {author || authorRole || portrait ? (
        <figcaption className={css.source}>
          {portrait ? <div className={css.portrait}>{portrait}</div> : null}
          <p>
            {author ? <span className={css.author}>{author}</span> : null}
            {authorRole ? <span className={css.role}>{authorRole}</span> : null}
          </p>
        </figcaption>
      ) : null}
    </figure>
  )
}
