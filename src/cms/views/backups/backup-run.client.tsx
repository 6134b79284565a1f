'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { faultWords } from '#cms/backups/fault-words.ts'
import { post } from '../second-step/api.ts'
import styles from './backups.module.css'
import * as t from './messages.gen.ts'
import { type BackupProgress, readBackupProgress } from './read-progress.ts'

/** How often it is asked whether a backup has ended, ms. */
const INTERVAL_MS = 2000

/** Makes a backup, and says how it stands, whoever has begun it. */
export function BackupRun(given: BackupProgress) {
  const router = useRouter()
  const [state, setState] = useState<BackupProgress>(given)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  /** Whether one was begun or seen here, so that its end is told. */
  const [isWatched, setWatched] = useState(given.isUnderWay)
  const { isUnderWay } = state

  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(async () => {
      const next = await readBackupProgress()
      // One that does not answer is asked again.
      if (!next || next === 'forbidden' || next.isUnderWay) return
      setState(next)
      router.refresh()
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, router])

  const make = async () => {
    if (isBusy || isUnderWay) return
    setBusy(true)
    setFault(null)
    const reply = await post('backups/make', {})
    setBusy(false)
    // One that somebody else has begun is watched as well.
    if (!reply.ok && reply.code !== 'backup_under_way') return setFault(reply.message)
    setWatched(true)
    setState({ isUnderWay: true, run: null })
  }

  return (
    <>
      <div className={styles.acts}>
        <button
          type="button"
          className={styles.primary}
          aria-disabled={isBusy || isUnderWay}
          onClick={make}
        >
          {t.make()}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {fault ? null : wordsOf(state, isWatched)}
      </p>
      {fault ? (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
    </>
  )
}

/** Null where there is nothing to tell: one that went well before stands in the list. */
function wordsOf({ isUnderWay, run }: BackupProgress, isWatched: boolean): string | null {
  if (isUnderWay) return t.underWay()
  if (run?.state === 'interrupted') return t.interrupted()
  if (run?.state === 'failed') return t.failed({ why: faultWords(run.fault) })
  return isWatched ? t.isMade() : null
}
