import { PICTURE_KINDS, type PictureQuery } from '#cms/picture-library/picture-query.ts'
import board from '../board/board.module.css'
import { KIND_LABELS, libraryHref } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './pictures.module.css'

type FilterFormProps = { query: PictureQuery; tags: readonly string[] }

/** What the library shows, as links and a form that works without scripts. */
export function FilterForm({ query, tags }: FilterFormProps) {
  const { text, tag, kind, noAlt, unused } = query
  const { page: _, noAlt: __, unused: ___, ...words } = query
  const narrowed = [
    { label: t.all(), href: libraryHref(words), isOn: !noAlt && !unused },
    { label: t.noAlt(), href: libraryHref({ ...words, noAlt: true }), isOn: noAlt },
    { label: t.unused(), href: libraryHref({ ...words, unused: true }), isOn: unused },
  ]
  return (
    <div className={styles.filter}>
      <nav className={styles.narrow} aria-label={t.narrow()}>
        {narrowed.map(({ label, href, isOn }) => (
          <a
            key={label}
            className={`${board.button} ${styles.choice}`}
            href={href}
            aria-current={isOn ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <form action="/admin/pictures" className={styles.form} aria-label={t.find()}>
        {noAlt ? <input type="hidden" name="noAlt" value="1" /> : null}
        {unused ? <input type="hidden" name="unused" value="1" /> : null}
        <label className={styles.words}>
          <span className={board.label}>{t.words()}</span>
          <input
            className={board.input}
            type="search"
            name="text"
            maxLength={100}
            defaultValue={text}
          />
        </label>
        <label>
          <span className={board.label}>{t.tag()}</span>
          <select name="tag" className={board.input} defaultValue={tag ?? ''}>
            <option value="">{t.anyTag()}</option>
            {tags.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          <span className={board.label}>{t.kind()}</span>
          <select name="kind" className={board.input} defaultValue={kind ?? ''}>
            <option value="">{t.anyKind()}</option>
            {PICTURE_KINDS.map((one) => (
              <option key={one} value={one}>
                {KIND_LABELS[one]()}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={board.button}>
          {t.show()}
        </button>
      </form>
    </div>
  )
}
