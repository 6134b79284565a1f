import styles from './focus-field.module.css'
import * as t from './messages.gen.ts'
import type { FocusPicture } from './use-pictures.ts'

type Props = {
  pictures: readonly FocusPicture[]
  /** The one that is shown below. */
  picture: FocusPicture
  onShow(id: number): void
}

/** The pictures of a field that has several, to choose whose focus is shown. */
export function PictureChoice({ pictures, picture, onShow }: Props) {
  return (
    <fieldset className={styles.pictures}>
      <legend>{t.ofWhichPicture()}</legend>
      {pictures.map(({ id, name, src }) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          aria-pressed={id === picture.id}
          onClick={() => onShow(id)}
        >
          {/* biome-ignore lint/performance/noImgElement: a stored size, made at upload. */}
          <img src={src} alt="" />
        </button>
      ))}
    </fieldset>
  )
}
