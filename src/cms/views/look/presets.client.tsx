'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import type { Look } from '#lib/look/look.ts'
import { PRESETS, type Preset } from '#lib/look/presets.ts'
import board from '../board/board.module.css'
import { NotRead } from '../reading/not-read.tsx'
import styles from './look.module.css'
import { LookFrame } from './look-frame.tsx'
import * as t from './messages.gen.ts'
import { useHomePage } from './use-home-page.ts'
import { useFillIn, useLook } from './use-look.ts'

const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const NAMES: Record<(typeof PRESETS)[number]['id'], () => string> = {
  coast: t.coast,
  trattoria: t.trattoria,
  diner: t.diner,
  'sushi-counter': t.sushiCounter,
  hotel: t.hotel,
  bakery: t.bakery,
}

/** The home page in the look of the form, on a laptop and on a phone, and looks to begin with. */
export function Presets() {
  const look = useLook()
  const fillIn = useFillIn()
  const { disabled } = useForm()
  const { hasSavePermission } = useDocumentInfo()
  const isFixed = disabled || hasSavePermission === false
  /** The form's look before the first preset was put into it; null where none was. */
  const [before, setBefore] = useState<Look | null>(null)
  const { value: page, isFaulty, again } = useHomePage()
  const chosen = JSON.stringify(look)
  const presets = usePresets(look)
  return (
    <div id="look-presets" className={`field-type ${styles.presets}`}>
      <h2>{t.asChosen()}</h2>
      {isFaulty ? <NotRead words={t.notRead()} again={again} /> : null}
      <div className={styles.now}>
        <LookFrame page={page} look={look} name={t.onLaptop()} window={LAPTOP} />
        <LookFrame page={page} look={look} name={t.onPhone()} window={PHONE} />
      </div>
      <h2>{t.presets()}</h2>
      <p>{t.presetsHint()}</p>
      <ul className={styles.grid}>
        {presets.map((preset) => {
          const name = NAMES[preset.id]()
          const isChosen = JSON.stringify(preset.look) === chosen
          return (
            <li key={preset.id}>
              <button
                type="button"
                aria-pressed={isChosen}
                disabled={isFixed}
                onClick={() => {
                  setBefore(before ?? look)
                  fillIn(preset.look)
                }}
              >
                <LookFrame page={page} look={preset.look} name={name} window={LAPTOP} showsLight />
                <span>{name}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {before ? (
        <button
          type="button"
          className={`${board.button} ${styles.back}`}
          disabled={isFixed}
          onClick={() => {
            setBefore(null)
            fillIn(before)
          }}
        >
          {t.backToBefore()}
        </button>
      ) : null}
    </div>
  )
}

/** The presets with the own fonts of the form, which stay whichever is chosen. */
function usePresets(look: Look): Preset[] {
  const own = JSON.stringify(look.fonts)
  return useMemo(() => {
    const fonts = JSON.parse(own) as Look['fonts']
    return PRESETS.map(({ id, look }) => ({ id, look: { ...look, fonts } }))
  }, [own])
}
