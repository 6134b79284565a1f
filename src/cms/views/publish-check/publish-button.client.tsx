'use client'

import { PublishButton, useForm } from '@payloadcms/ui'
import { type MouseEvent, useRef, useState } from 'react'
import { CheckDialog } from './check-dialog.tsx'
import * as t from './messages.gen.ts'
import styles from './publish-check.module.css'

/** What is done once nothing is wrong: `publish` where the publish button was pressed. */
type Purpose = 'check' | 'publish'

/**
 * The publish button, which has the draft looked at as a guest would see it first. Where there is nothing to notice it
 * publishes at once; where there is, the editor decides. A form that cannot be saved says so itself.
 */
export function CheckedPublishButton() {
  const { validateForm } = useForm()
  const holder = useRef<HTMLDivElement>(null)
  const goesOn = useRef(false)
  const [purpose, setPurpose] = useState<Purpose | null>(null)
  const publish = () => {
    setPurpose(null)
    goesOn.current = true
    holder.current?.querySelector<HTMLElement>('#action-save')?.click()
  }
  const check = async (event: MouseEvent) => {
    if (goesOn.current || !(event.target as Element).closest('#action-save')) {
      goesOn.current = false
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (await validateForm()) setPurpose('publish')
    else publish()
  }
  return (
    <div ref={holder} className={styles.controls} onClickCapture={check}>
      <button type="button" className={styles.check} onClick={() => setPurpose('check')}>
        {t.check()}
      </button>
      <PublishButton />
      {purpose ? (
        <CheckDialog
          onPublish={purpose === 'publish' ? publish : null}
          onClose={() => setPurpose(null)}
        />
      ) : null}
    </div>
  )
}
