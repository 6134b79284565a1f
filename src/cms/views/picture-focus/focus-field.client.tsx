'use client'

import { FieldError, useField, useFormFields, withCondition } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { type Focus, pictureName, readFocus, storeFocus } from '#lib/media/focus.ts'
import board from '../board/board.module.css'
import { FocusChooser } from './focus-chooser.tsx'
import styles from './focus-field.module.css'
import * as t from './messages.gen.ts'
import { usePicture } from './use-picture.ts'

/** Below the field of a picture: what of it stays in sight here. Nothing where there is no picture. */
export const FocusField = withCondition(({ path, readOnly }: TextFieldClientProps) => {
  const state = useField<string | null>({ potentiallyStalePath: path })
  const uploadPath = pictureName(state.path)
  const upload = useFormFields(([fields]) => fields[uploadPath]?.value)
  const id = typeof upload === 'number' ? upload : null
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const { picture, isFaulty, again } = usePicture(id, isOpen)
  if (id === null) return null
  const own = picture ? readFocus(state.value, picture.file) : null
  const choose = (focus: Focus) => {
    if (picture) state.setValue(storeFocus(focus, picture.file))
  }
  const isFixed = readOnly === true || state.disabled
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
        <p role="status" className={styles.status}>
          {picture ? (own ? t.chosenHere() : t.itsOwn()) : isFaulty ? '' : t.isReading()}
        </p>
        {isFaulty ? (
          <div role="alert" className={board.fault}>
            <p>{t.notRead()}</p>
            <button type="button" className={board.button} onClick={again}>
              {t.tryAgain()}
            </button>
          </div>
        ) : null}
        {picture ? (
          <FocusChooser {...{ picture, isFixed }} focus={own ?? picture.focus} onChoose={choose} />
        ) : null}
        {own && !isFixed ? (
          <button type="button" className={board.button} onClick={() => state.setValue(null)}>
            {t.asItself()}
          </button>
        ) : null}
      </div>
    </div>
  )
})
