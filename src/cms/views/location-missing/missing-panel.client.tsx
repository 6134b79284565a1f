'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import type { Missing } from '#cms/locations/read-missing.ts'
import board from '../board/board.module.css'
import styles from './location-missing.module.css'
import * as t from './messages.gen.ts'

/** What is missing, in words, and where it is mended if that is not in this form. */
const MISSING: Record<Missing, { text: () => string; href?: string }> = {
  address: { text: t.address },
  map: { text: t.map },
  hours: { text: t.hours },
  telephone: { text: t.telephone },
  picture: { text: t.picture },
  menu: { text: t.menu, href: '/admin/collections/zones' },
  settings: { text: t.settings },
  booking: { text: t.booking },
  periods: { text: t.periods, href: '/admin/collections/booking-settings' },
  soon: { text: t.soon },
  unpublished: { text: t.unpublished },
}

/**
 * Lists what is missing of the location of the form as it was saved last. `managed`: ids of the locations whose bookings
 * are managed by whoever looks.
 */
export function MissingPanel({ managed }: { managed: 'all' | number[] }) {
  const { id, lastUpdateTime } = useDocumentInfo()
  const heading = useId()
  const [missing, setMissing] = useState<readonly Missing[] | 'unread' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may fill something in.
  useEffect(() => {
    if (id === undefined) return
    const asking = new AbortController()
    void readMissing(Number(id), asking.signal).then((found) => {
      if (!asking.signal.aborted) setMissing(found)
    })
    return () => asking.abort()
  }, [id, lastUpdateTime])
  if (missing === null) return null
  return (
    <section className={`field-type ${styles.missing}`} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t.heading()}
      </h3>
      {missing === 'unread' ? (
        <p className={board.fault}>{t.notRead()}</p>
      ) : missing.length === 0 ? (
        <p className={styles.soft}>{t.nothing()}</p>
      ) : (
        <ul className={styles.list}>
          {missing.map((one) => {
            const begins = one === 'settings' && (managed === 'all' || managed.includes(Number(id)))
            const { text, href } = begins
              ? { text: t.beginBookings, href: `/admin/reservations/begin?location=${id}` }
              : MISSING[one]
            return <li key={one}>{href ? <a href={href}>{text()}</a> : text()}</li>
          })}
        </ul>
      )}
    </section>
  )
}

async function readMissing(
  location: number,
  signal: AbortSignal,
): Promise<readonly Missing[] | 'unread'> {
  try {
    const reply = await fetch(`/admin/api/location-setup/missing?location=${location}`, { signal })
    return reply.ok ? ((await reply.json()) as { missing: Missing[] }).missing : 'unread'
  } catch {
    return 'unread'
  }
}
