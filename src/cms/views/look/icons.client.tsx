'use client'

import { useDebounce, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { sharedSize } from '#lib/media/shared-cut.ts'
import { NotRead } from '../reading/not-read.tsx'
import styles from './look.module.css'
import * as t from './messages.gen.ts'
import { useLook } from './use-look.ts'

/** How long the form rests before its icons are drawn anew, ms. */
const REST_MS = 400

const PICTURES = [
  { picture: 'tab', width: 32, height: 32, name: t.inATab },
  { picture: 'tile', width: 90, height: 90, name: t.onAHomeScreen },
  { picture: 'shared', ...sharedSize, name: t.asASharedLink },
] as const

/** The icons and the picture of shared links, as the form's look makes them. */
export function Icons() {
  const { colours, corners, type, fonts } = useLook()
  const icon = useFormFields(([fields]) => fields.icon?.value)
  const look = JSON.stringify({
    ...{ colours, corners, type: type.id },
    fonts: { display: fonts.display?.id ?? null },
  })
  const id = typeof icon === 'object' && icon !== null ? (icon as { id?: unknown }).id : icon
  const asked = useDebounce(`look=${encodeURIComponent(look)}${id ? `&icon=${id}` : ''}`, REST_MS)
  /** What could not be drawn, and how often it was tried again. */
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { hasSavePermission } = useDocumentInfo()
  // They are drawn for editors alone.
  if (hasSavePermission === false) return null
  return (
    <div id="look-icons" className={`field-type ${styles.icons}`}>
      <h3>{t.icons()}</h3>
      <p>{t.iconsHint()}</p>
      {failed === asked ? (
        <NotRead
          words={t.iconsNotRead()}
          again={() => {
            setFailed(null)
            setAttempt(attempt + 1)
          }}
        />
      ) : null}
      <div className={styles.drawn}>
        {PICTURES.map(({ picture, width, height, name }) => (
          <figure key={picture} data-picture={picture}>
            {/* biome-ignore lint/performance/noImgElement: drawn for this form alone. */}
            <img
              key={attempt}
              src={`/admin/api/look/drawn?picture=${picture}&${asked}`}
              width={width}
              height={height}
              alt=""
              onError={() => setFailed(asked)}
            />
            <figcaption>{name()}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
