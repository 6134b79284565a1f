'use client'

import { FieldDescription, FieldError, useDocumentInfo, useField } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useId, useRef, useState } from 'react'
import { hasAxis } from '#lib/look/look-type.ts'
import type { FontRole } from '#lib/look/own-font.ts'
import board from '../board/board.module.css'
import { NotRead } from '../reading/not-read.tsx'
import { FontCard } from './font-card.tsx'
import styles from './look.module.css'
import * as t from './messages.gen.ts'
import { OtherFonts } from './other-fonts.tsx'
import { useFontUpload } from './use-font-upload.ts'
import { readFontsAgain, useFonts } from './use-fonts.ts'
import { useLook } from './use-look.ts'

/** One of a group's own fonts: uploaded, shown, replaced, taken off, or chosen among those uploaded before. */
export function FontField({ field, path, readOnly }: RelationshipFieldClientProps) {
  const { admin, label, name } = field
  const role = name as FontRole
  const state = useField<number | null>({ potentiallyStalePath: path })
  const { hasSavePermission } = useDocumentInfo()
  const { fonts, isFaulty } = useFonts()
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  const upload = useFontUpload(role, state.setValue)
  const [done, setDone] = useState('')
  const isFixed = readOnly || state.disabled || hasSavePermission === false
  const chosen = fonts?.find(({ id }) => id === state.value) ?? null
  const others = (fonts ?? []).filter((font) => font.role === role && font.id !== state.value)
  const needless = useNeedless(role)
  const id = `field-${path.replaceAll('.', '__')}`
  const choose = (value: number | null, words: string) => {
    upload.clear()
    state.setValue(value)
    setDone(words)
  }
  return (
    <fieldset className={`field-type ${styles.fontField}`} id={id}>
      <legend className="field-label">{String(label)}</legend>
      <FieldDescription description={admin?.description} path={path} />
      <FieldError path={path} showError={state.showError} />
      {isFaulty ? <NotRead words={t.fontsNotRead()} again={readFontsAgain} /> : null}
      {chosen ? <FontCard key={chosen.id} font={chosen} role={role} /> : null}
      {needless ? <p>{needless}</p> : null}
      {isFixed ? null : (
        <div className={styles.acts}>
          <button
            type="button"
            className={board.button}
            aria-disabled={upload.isBusy}
            aria-describedby={note}
            onClick={() => upload.isBusy || input.current?.click()}
          >
            {upload.isBusy ? t.uploadingFont() : chosen ? t.replaceFont() : t.uploadFont()}
          </button>
          {state.value ? (
            <button
              type="button"
              className={board.button}
              onClick={() => choose(null, t.fontTakenOff())}
            >
              {t.takeFontOff()}
            </button>
          ) : null}
          <input
            ref={input}
            type="file"
            hidden
            tabIndex={-1}
            aria-label={t.uploadFont()}
            accept=".woff2,.woff,.ttf,.otf"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file may be chosen again.
              target.value = ''
              setDone('')
              if (file) void upload.send(file)
            }}
          />
        </div>
      )}
      <div id={note}>
        {upload.fault ? (
          <p role="alert" className={board.fault}>
            {upload.fault}
          </p>
        ) : null}
        <p role="status">{upload.isBusy ? t.uploadingFont() : upload.done || done}</p>
      </div>
      {isFixed ? null : (
        <OtherFonts fonts={others} onUse={(font) => choose(font, t.fontChosen())} />
      )}
    </fieldset>
  )
}

/** Why a font of this role changes nothing in the look of the form; null where it does. */
function useNeedless(role: FontRole): string | null {
  const { text } = useLook().fonts
  if (role === 'textBold' && text && hasAxis(text)) return t.boldNeedless({ family: text.family })
  return (role === 'textBold' || role === 'textItalic') && !text ? t.textFirst() : null
}
