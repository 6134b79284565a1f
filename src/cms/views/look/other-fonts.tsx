import { useState } from 'react'
import type { ListedFont } from '#cms/fonts/endpoints.ts'
import board from '../board/board.module.css'
import { nameOf } from './font-card.tsx'
import { deleteFont } from './fonts-api.ts'
import styles from './look.module.css'
import * as t from './messages.gen.ts'
import { dropFont } from './use-fonts.ts'

/** Fonts that were uploaded before for a role: to use again, or to delete. */
export function OtherFonts({
  fonts,
  onUse,
}: {
  fonts: readonly ListedFont[]
  onUse(id: number): void
}) {
  const [fault, setFault] = useState('')
  if (fonts.length === 0) return null
  const remove = async ({ id }: ListedFont) => {
    setFault('')
    const reply = await deleteFont(id)
    if (reply.ok) dropFont(id)
    else setFault(reply.message)
  }
  return (
    <details className={styles.others}>
      <summary>{t.otherFonts({ count: fonts.length })}</summary>
      {fault ? (
        <p role="alert" className={board.fault}>
          {fault}
        </p>
      ) : null}
      <ul>
        {fonts.map((font) => {
          const name = nameOf(font)
          return (
            <li key={font.id}>
              <span>{name}</span>
              <button
                type="button"
                className={board.button}
                aria-label={t.chooseFontOf({ name })}
                onClick={() => onUse(font.id)}
              >
                {t.chooseFont()}
              </button>
              {font.isUsed ? null : (
                <button
                  type="button"
                  className={board.button}
                  aria-label={t.deleteFontOf({ name })}
                  onClick={() => remove(font)}
                >
                  {t.deleteFont()}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
