'use client'

import { FieldError, useField, useFormFields, withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { type Focus, pictureName, readFocus, storeFocus } from '#lib/media/focus.ts'
import board from '../board/board.module.css'
import { NotRead } from '../reading/not-read.tsx'
import { FocusChooser } from './focus-chooser.tsx'
import styles from './focus-field.module.css'
import * as t from './messages.gen.ts'
import { PictureChoice } from './picture-choice.tsx'
import { usePictures } from './use-pictures.ts'

/** Below the field of a picture, or of several: what stays in sight here. Nothing where there is no picture. */
export const FocusField = withCondition(({ path, readOnly }: TextFieldClientProps) => {
  const state = useField<string | null>({ potentiallyStalePath: path })
  const uploadPath = pictureName(state.path)
  const upload = useFormFields(([fields]) => fields[uploadPath]?.value)
  const ids = [upload].flat().filter((id) => typeof id === 'number')
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const [shownId, setShownId] = useState<number | null>(null)
  const { value: pictures, isFaulty, again } = usePictures(ids, isOpen)
  if (ids.length === 0) return null
  const picture = pictures?.find(({ id }) => id === shownId) ?? pictures?.[0]
  const own = picture ? readFocus(state.value, picture.file) : null
  const isFixed = readOnly === true || state.disabled
  const choose = (focus: Focus | null) => {
    if (!pictures || !picture) return
    const files = pictures.map(({ file }) => file)
    state.setValue(storeFocus(state.value, { files, file: picture.file, focus }))
  }
  return (
    <div className={`field-type ${styles.focus}`} id={`field-${state.path.replaceAll('.', '__')}`}>
      <FieldError path={state.path} showError={state.showError} />
      <button
        type="button"
        className={board.button}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {t.staysInSight()}
      </button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {pictures && picture && pictures.length > 1 ? (
          <PictureChoice {...{ pictures, picture }} onShow={setShownId} />
        ) : null}
        <p role="status" className={styles.status}>
          {picture ? (own ? t.chosenHere() : t.itsOwn()) : isFaulty ? '' : t.isReading()}
        </p>
        {isFaulty ? <NotRead words={t.notRead()} again={again} /> : null}
        {picture ? (
          <FocusChooser {...{ picture, isFixed }} focus={own ?? picture.focus} onChoose={choose} />
        ) : null}
        {own && !isFixed ? (
          <button type="button" className={board.button} onClick={() => choose(null)}>
            {t.asItself()}
          </button>
        ) : null}
      </div>
    </div>
  )
})
