'use client'

import { useEffect, useRef, useState } from 'react'
import { faultWords } from '#cms/backups/fault-words.ts'
import { type BackupProgress, readBackupProgress } from '../backups/read-progress.ts'
import forms from '../forms/form.module.css'
import { post } from '../second-step/api.ts'
import * as t from './messages.gen.ts'
import styles from './own-group.module.css'

/** How often it is asked whether the backup has ended, ms. */
const INTERVAL_MS = 2000

type Step = 'asking' | 'backing-up' | 'replacing'

/** Asks once more, has a backup made where this page can, replaces the demo group, and opens *What is live*. */
export function BeginOwnGroup({ makesBackup }: { makesBackup: boolean }) {
  const [step, setStep] = useState<Step | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  /** The button that is there now; it has the focus where the one before had it. */
  const button = useRef<HTMLButtonElement>(null)
  const hasMoved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` decides which button `button` refers to.
  useEffect(() => {
    if (hasMoved.current) button.current?.focus()
    hasMoved.current = true
  }, [step])

  const stop = (why: string) => {
    setStep(null)
    setFault(why)
  }

  const begin = async () => {
    setFault(null)
    if (makesBackup) {
      setStep('backing-up')
      const why = await makeBackup()
      if (why) return stop(why)
    }
    setStep('replacing')
    const reply = await post('own-group/begin', {})
    // Every page of the admin is another one now, so none that was read before is shown again.
    if (reply.ok) return window.location.assign('/admin/going-live')
    stop(reply.code === 'no_answer' ? t.noAnswer() : reply.message)
  }

  return (
    <div>
      <p role="status">
        {step === 'backing-up' ? t.backingUp() : step === 'replacing' ? t.replacing() : null}
      </p>
      {fault ? (
        <p role="alert" className={forms.fault}>
          {fault}
        </p>
      ) : null}
      {step === null ? (
        <button
          type="button"
          ref={button}
          className={forms.primary}
          onClick={() => setStep('asking')}
        >
          {t.begin()}
        </button>
      ) : null}
      {step === 'backing-up' || step === 'replacing' ? (
        <button type="button" ref={button} className={forms.primary} aria-disabled>
          {t.begin()}
        </button>
      ) : null}
      {step === 'asking' ? (
        <>
          <p id="own-group-sure">{t.sure()}</p>
          <div className={styles.acts}>
            <button
              type="button"
              ref={button}
              className={forms.primary}
              aria-describedby="own-group-sure"
              onClick={begin}
            >
              {makesBackup ? t.yes() : t.yesNow()}
            </button>
            <button type="button" className={forms.secondary} onClick={() => setStep(null)}>
              {t.no()}
            </button>
          </div>
        </>
      ) : null}
    </div>
  )
}

/** Has a backup made, or waits for the one that is being made already; why there is none, or null where there may be one. */
async function makeBackup(): Promise<string | null> {
  const made = await post('backups/make', {})
  const isOthers = !made.ok && made.code === 'backup_under_way'
  if (!made.ok && !isOthers) return made.message
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
    const progress = await readBackupProgress()
    if (progress === 'forbidden') return t.signedOut()
    // A site that does not answer is asked again: the backup goes on by itself.
    if (!progress || progress.isUnderWay) continue
    // `run` describes backups of administrators only; after one of the command, the server checks that it is there.
    return isOthers ? null : faultOf(progress)
  }
}

function faultOf({ run }: BackupProgress): string | null {
  if (run?.state === 'failed') return t.backupFailed({ why: faultWords(run.fault) })
  return run?.state === 'interrupted' ? t.backupCutOff() : null
}
