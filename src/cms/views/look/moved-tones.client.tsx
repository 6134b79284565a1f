'use client'

import { lchOf } from '#lib/look/colour.ts'
import { type MovedTone, makePalette, type ToneName } from '#lib/look/palette.ts'
import styles from './look.module.css'
import * as t from './messages.gen.ts'
import { useLook } from './use-look.ts'

const TONES: Partial<Record<ToneName, () => string>> = {
  'dark-900': t.toneDark,
  'light-100': t.toneLight,
  'ink-soft': t.toneQuiet,
  'light-400': t.toneQuietOnDark,
  ink: t.toneInk,
  'accent-300': t.toneAccentOnDark,
  'accent-500': t.toneAccent,
  'accent-700': t.toneAccentOnLight,
  'action-400': t.toneActionOnDark,
  'action-600': t.toneAction,
  'action-mark': t.toneActionOnLight,
  'error-400': t.toneErrors,
  'error-600': t.toneErrors,
  'error-700': t.toneErrors,
  'edge-on-light': t.toneEdges,
  'edge-on-dark': t.toneEdges,
}

/** Which tones are not as wished, and by how much they were moved for contrast. */
export function MovedTones() {
  const { moved } = makePalette(useLook().colours)
  return (
    <div id="look-contrast" className={`field-type ${styles.moved}`}>
      <h3>{t.moved()}</h3>
      <div role="status">
        <p>{moved.length === 0 ? t.noneMoved() : t.movedHint({ count: moved.length })}</p>
      </div>
      <ul>
        {moved.map((one) => (
          <li key={one.tone}>
            <span className={styles.swatch} style={{ background: one.wished }} />
            <span className={styles.swatch} style={{ background: one.made }} />
            <span>{sentenceOf(one)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function sentenceOf({ tone, wished, made, had, needs }: MovedTone): string {
  const [from, to] = [lchOf(wished).l, lchOf(made).l]
  const isGround = tone === 'dark-900' || tone === 'light-100'
  const say = isGround ? t.movedGround : t.movedTone
  return say({
    tone: TONES[tone]?.() ?? tone,
    ...{ wished, made, needs: String(needs) },
    had: (Math.floor(had * 10) / 10).toFixed(1),
    from: (from * 100).toFixed(1),
    to: (to * 100).toFixed(1),
    direction: to < from ? t.darker() : t.lighter(),
  })
}
