'use client'

import { PublishButton, toast, useForm } from '@payloadcms/ui'
import { type MouseEvent, useRef, useState } from 'react'
import { CheckDialog } from './check-dialog.tsx'
import * as t from './messages.gen.ts'
import styles from './publish-check.module.css'

/** How long the form is waited for, ms. */
const PATIENCE_MS = 10_000

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
  const publish = async () => {
    setPurpose(null)
    const button = await enabled(() => holder.current?.querySelector('button#action-save'))
    if (!button) return void toast.error(t.notPublished())
    goesOn.current = true
    button.click()
  }
  const check = async (event: MouseEvent) => {
    if (goesOn.current || !(event.target as Element).closest('#action-save')) {
      goesOn.current = false
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (await validateForm()) setPurpose('publish')
    else await publish()
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

/** Returns the button once it can be pressed: while the form saves by itself it cannot. Null where that does not end. */
async function enabled(find: () => Element | null | undefined): Promise<HTMLButtonElement | null> {
  const end = Date.now() + PATIENCE_MS
  do {
    const button = find()
    if (button instanceof HTMLButtonElement && !button.disabled) return button
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (Date.now() < end)
  return null
}
