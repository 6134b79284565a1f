'use client'

import { useEffect, useState } from 'react'
import type { TabletHost } from '#cms/tablets/hosts.ts'
import styles from './lock.module.css'
import { LockScreen } from './lock-screen.tsx'
import { likelyHost, recentHosts } from './recent-hosts.ts'

type Props = {
  tablet: string
  hosts: TabletHost[]
  /** Address of the board. */
  next: string
}

/** The sign-in of a shared tablet: who of its hosts it is, and their PIN. */
export function LockPage({ tablet, hosts, next }: Props) {
  const [likely, setLikely] = useState<number | null | undefined>(undefined)
  useEffect(
    () => setLikely(likelyHost({ hosts, was: null, isChange: false }, recentHosts())),
    [hosts],
  )
  return (
    <main className={styles.page}>
      <LockScreen
        // The browser alone knows who was here last.
        key={String(likely)}
        {...{ headingId: 'lock-heading', tablet, hosts, likely: likely ?? null, note: null }}
        onUnlocked={() => window.location.assign(next)}
      />
    </main>
  )
}
