import { useRef } from 'react'
import type { LibraryPicture } from '#cms/picture-library/find-pictures.ts'
import board from '../board/board.module.css'
import { AltField } from './alt-field.tsx'
import * as t from './messages.gen.ts'
import styles from './pictures.module.css'

type PictureCardProps = {
  picture: LibraryPicture
  isSelected: boolean
  onSelect(isOn: boolean): void
  /** An alt text is stored. */
  onAlt(alt: string): void
  onSay(words: string): void
  onUses(): void
  /** A file was chosen to be put in its place. */
  onReplace(file: File): void
}

const ACCEPTED = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
  video: 'video/mp4,video/webm',
  file: 'application/pdf',
}

/** One picture with its words, tags and uses. */
export function PictureCard(props: PictureCardProps) {
  const { picture, isSelected, onSelect, onAlt, onSay, onUses, onReplace } = props
  const { id, name, kind, size, thumbnail, tags } = picture
  const input = useRef<HTMLInputElement>(null)
  const uses = t.uses({ count: picture.uses })
  return (
    <li className={styles.card} data-selected={isSelected || undefined}>
      <div className={styles.frame}>
        <a href={`/admin/collections/media/${id}`} aria-label={t.open({ name })}>
          {thumbnail ? (
            // biome-ignore lint/performance/noImgElement: a stored size, made at upload.
            <img src={thumbnail} alt="" loading="lazy" decoding="async" />
          ) : (
            <span>{name.split('.').at(-1)?.toUpperCase()}</span>
          )}
        </a>
        <label className={styles.pick}>
          <input
            type="checkbox"
            aria-label={t.select({ name })}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      </div>
      <AltField picture={picture} onAlt={onAlt} onSay={onSay} />
      <p className={styles.facts}>
        <span>{name}</span>
        {size ? <span>{t.pixels(size)}</span> : null}
      </p>
      {tags.length > 0 ? (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.acts}>
        <button
          type="button"
          className={board.button}
          aria-label={t.usesOf({ uses, name })}
          onClick={onUses}
        >
          {uses}
        </button>
        <button
          type="button"
          className={board.button}
          aria-label={t.replaceOf({ name })}
          onClick={() => input.current?.click()}
        >
          {t.replace()}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={t.replaceOf({ name })}
          accept={ACCEPTED[kind]}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again.
            target.value = ''
            if (file) onReplace(file)
          }}
        />
      </div>
    </li>
  )
}
