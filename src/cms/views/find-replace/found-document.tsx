import { memo, useEffect, useRef } from 'react'
import type { FoundDocument } from '#cms/find-replace/find-places.ts'
import type { Place, Words } from '#cms/find-replace/places.ts'
import styles from './find-replace.module.css'
import { FORMAT_NOTES, formHref, placeId, STANDING_LABELS } from './labels.ts'
import * as t from './messages.gen.ts'

type FoundPlacesProps = {
  one: FoundDocument
  /** What is put instead. */
  words: string
  /** Places that are not ticked. */
  unticked: ReadonlySet<string>
  tick(ids: readonly string[], isTicked: boolean): void
}

/** A document with its places, each with a box that leaves it out. */
export const FoundPlaces = memo(function FoundPlaces({
  one,
  words,
  unticked,
  tick,
}: FoundPlacesProps) {
  const { document, kind, title, places } = one
  const ids = places.map((place) => placeId(one, place))
  const count = ids.filter((id) => !unticked.has(id)).length
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < ids.length
  }, [count, ids.length])
  return (
    <section className={styles.document} aria-label={title}>
      <header className={styles.heading}>
        <input
          ref={box}
          type="checkbox"
          aria-label={t.replaceIn({ title })}
          checked={count === ids.length}
          onChange={({ target }) => tick(ids, target.checked)}
        />
        <h2>
          <a href={formHref(document)}>{title}</a>
          {kind ? <span className={styles.kind}> {kind}</span> : null}
        </h2>
      </header>
      <ul className={styles.places}>
        {places.map((place) => {
          const id = placeId(one, place)
          const isTicked = !unticked.has(id)
          return (
            <li key={id} data-left={isTicked ? undefined : ''}>
              <label className={styles.place}>
                <input
                  type="checkbox"
                  checked={isTicked}
                  onChange={({ target }) => tick([id], target.checked)}
                />
                <PlaceText place={place} words={words} />
              </label>
              <a
                className={styles.open}
                href={formHref(document, place.path)}
                aria-label={t.openField({ label: place.label, title })}
              >
                {t.open()}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
})

function PlaceText({ place, words }: { place: Place; words: string }) {
  const note = FORMAT_NOTES[place.formats]
  return (
    <span className={styles.text}>
      <span className={styles.where}>
        <span>{place.label}</span>{' '}
        <span className={styles.stands}>{STANDING_LABELS[place.stands]()}</span>
      </span>
      <Marked in={place.words} words={words} />
      {place.inDraft ? (
        <span>
          <span className={styles.kind}>{t.inDraft()}</span>{' '}
          <Marked in={place.inDraft} words={words} />
        </span>
      ) : null}
      {place.isAddress ? <span className={styles.note}>{t.withinAddress()}</span> : null}
      {note ? <span className={styles.note}>{note()}</span> : null}
    </span>
  )
}

/** The found words struck through, and the new ones after them. */
function Marked({ in: { before, found, after }, words }: { in: Words; words: string }) {
  return (
    <span className={styles.words}>
      {before}
      <del>{found}</del>
      {words === '' ? null : <ins>{words}</ins>}
      {after}
    </span>
  )
}
