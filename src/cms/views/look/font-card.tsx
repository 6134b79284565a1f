import { hasAxis } from '#lib/look/look-type.ts'
import type { FontRole, OwnFont } from '#lib/look/own-font.ts'
import styles from './look.module.css'
import * as t from './messages.gen.ts'
import { useSpecimen } from './use-specimen.ts'

/** An uploaded font: words set in it, and what is known of it. */
export function FontCard({ font, role }: { font: OwnFont; role: FontRole }) {
  const { family, isRefused } = useSpecimen(font)
  const { missing } = font
  return (
    <div className={styles.font}>
      <div className={styles.specimen} data-role={role} style={{ fontFamily: `"${family}"` }}>
        {role === 'display' ? <p>{t.specimenHeading()}</p> : null}
        <p>{t.specimenText()}</p>
        <p>{t.specimenLetters()}</p>
      </div>
      <ul className={styles.facts}>
        <li>
          <strong>{nameOf(font)}</strong>
        </li>
        <li>{weightsOf(font)}</li>
        <li>{cutOf(font)}</li>
        {missing ? <li>{t.fontLacks({ letters: [...missing].map(visible).join(' ') })}</li> : null}
        {font.permission === 'no_embedding' ? <li>{t.fontNotEmbedded()}</li> : null}
        {font.permission === 'no_subsetting' ? <li>{t.fontNotCut()}</li> : null}
        {isRefused ? <li className={styles.refused}>{t.fontRefusedByBrowser()}</li> : null}
      </ul>
    </div>
  )
}

/** The name of a font with its style, as *Tinos Bold*. */
export function nameOf({ family, style }: OwnFont): string {
  return style && style !== 'Regular' ? `${family} ${style}` : family
}

function weightsOf(font: OwnFont): string {
  const [min, max] = font.weights
  return hasAxis(font) ? t.fontWeights({ min: String(min), max: String(max) }) : t.fontOneWeight()
}

function cutOf({ bytes: { uploaded, kept }, permission }: OwnFont): string {
  const sizes = { from: kilobytes(uploaded), to: kilobytes(kept) }
  return permission === 'no_subsetting' ? t.fontKept(sizes) : t.fontCut(sizes)
}

function kilobytes(bytes: number): string {
  return String(Math.max(1, Math.round(bytes / 1000)))
}

/** A space that is no plain one would not be seen. */
function visible(letter: string): string {
  return letter.trim() === '' ? t.hardSpace() : letter
}
