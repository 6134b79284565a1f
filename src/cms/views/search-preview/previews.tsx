import * as t from './messages.gen.ts'
import type { ReadDraft } from './read-draft.ts'
import styles from './search-preview.module.css'
import {
  cut,
  SHOWN_DESCRIPTION,
  SHOWN_TITLE,
  type ShownPage,
  trailOf,
  type Warning,
  warningsOf,
} from './shown-page.ts'

/** The result of a search, the shared card, and what may want mending. */
export function Previews({ page, groupPictures }: ReadDraft) {
  const warnings = warningsOf(page, groupPictures)
  return (
    <>
      <SearchResult page={page} />
      <SharedCard page={page} />
      {warnings.length === 0 ? (
        <p className={styles.fine}>{t.nothingToMend()}</p>
      ) : (
        <ul className={styles.warnings} aria-label={t.worthALook()}>
          {warnings.map((warning) => (
            <li key={warning.kind}>{warningText(warning)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Titles as a search engine sets them: the address above, then the words, as much of them as is shown. */
function SearchResult({ page }: { page: ShownPage }) {
  return (
    <figure className={styles.figure}>
      <figcaption>{t.asResult()}</figcaption>
      <div className={styles.result}>
        <p className={styles.trail}>{trailOf(page.address)}</p>
        <p className={styles.found}>{cut(page.title, SHOWN_TITLE)}</p>
        <p>{cut(page.description, SHOWN_DESCRIPTION) || t.chosenByEngine()}</p>
      </div>
    </figure>
  )
}

function SharedCard({ page: { address, card } }: { page: ShownPage }) {
  return (
    <figure className={styles.figure}>
      <figcaption>{t.asCard()}</figcaption>
      <div className={styles.card}>
        {card.picture ? <CardPicture src={new URL(card.picture, address).pathname} /> : null}
        <div className={styles.words}>
          <p className={styles.trail}>{new URL(address).host}</p>
          <p className={styles.cardTitle}>{card.title}</p>
          {card.description ? <p className={styles.cardText}>{card.description}</p> : null}
        </div>
      </div>
    </figure>
  )
}

function CardPicture({ src }: { src: string }) {
  // biome-ignore lint/performance/noImgElement: the very file that shared links show.
  return <img src={src} alt="" />
}

function warningText(warning: Warning): string {
  switch (warning.kind) {
    case 'hidden':
      return t.hiddenFromSearch()
    case 'long_title':
      return t.longTitle({ count: warning.count, most: SHOWN_TITLE })
    case 'no_description':
      return t.noDescription()
    case 'long_description':
      return t.longDescription({ count: warning.count, most: SHOWN_DESCRIPTION })
    case 'no_picture':
      return t.noPicture()
    case 'group_picture':
      return t.groupPicture()
  }
}
