'use client'

import { useRef, useState } from 'react'
import { SKIPPED_STEPS, type StepName } from '#cms/dashboard/step-names.ts'
import board from '../board/board.module.css'
import { post } from '../second-step/api.ts'
import styles from './first-steps.module.css'
import * as t from './messages.gen.ts'
import { STEPS, StepCard, type StepState } from './step-card.tsx'

type Props = { steps: StepState[]; skipped: StepName[] }

/**
 * The setup steps, without those that were skipped: these are folded away below, and can be taken up again. What is skipped is
 * kept with the account of whoever skipped it; where it cannot be kept, the list stands as before and says why.
 */
export function SkippableSteps({ steps, skipped: given }: Props) {
  const [skipped, setSkipped] = useState<readonly StepName[]>(given)
  const [said, setSaid] = useState<{ text: string; isFault: boolean } | null>(null)
  /** What was skipped when the server last took it, and the request that is under way: they go one after the other. */
  const kept = useRef<readonly StepName[]>(given)
  const sending = useRef<Promise<void>>(Promise.resolve())
  const heading = useRef<HTMLParagraphElement>(null)

  const keep = (next: readonly StepName[], words: string) => {
    setSkipped(next)
    setSaid({ text: words, isFault: false })
    // The button that was pressed is gone.
    heading.current?.focus()
    sending.current = sending.current.then(async () => {
      const reply = await post(`payload-preferences/${SKIPPED_STEPS}`, { value: { skipped: next } })
      if (reply.ok) {
        kept.current = next
        return
      }
      setSkipped(kept.current)
      setSaid({ text: reply.message, isFault: true })
    })
  }
  const skip = (step: StepName) =>
    keep([...skipped, step], t.wasSkipped({ step: STEPS[step].title() }))
  const takeUp = (step: StepName) =>
    keep(
      skipped.filter((one) => one !== step),
      t.wasTakenUp({ step: STEPS[step].title() }),
    )

  // A step that was done meanwhile is listed as done.
  const isAside = ({ step, isDone }: StepState) => isDone !== true && skipped.includes(step)
  const aside = steps.filter(isAside)
  const listed = steps.filter((one) => !isAside(one))
  return (
    <>
      <p ref={heading} tabIndex={-1} className={styles.intro}>
        {t.intro()}
      </p>
      <p role="status" className={styles.said}>
        {said?.isFault ? null : said?.text}
      </p>
      {said?.isFault ? (
        <p role="alert" className={board.fault}>
          {said.text}
        </p>
      ) : null}
      {listed.length > 0 ? (
        <ol className={styles.steps}>
          {listed.map((one) => (
            <StepCard
              key={one.step}
              {...one}
              act={one.isDone ? null : <Act words={t.skip()} step={one.step} onAct={skip} />}
            />
          ))}
        </ol>
      ) : null}
      {aside.length > 0 ? (
        <details className={styles.aside}>
          <summary>{t.skipped({ count: aside.length })}</summary>
          <ul>
            {aside.map(({ step }) => (
              <li key={step}>
                <span>{STEPS[step].title()}</span>
                <Act words={t.takeUp()} step={step} onAct={takeUp} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

type ActProps = { words: string; step: StepName; onAct: (step: StepName) => void }

/** A button of a step, whose name is read out with the step's. */
function Act({ words, step, onAct }: ActProps) {
  return (
    <button type="button" className={`${board.button} ${styles.act}`} onClick={() => onAct(step)}>
      {words}
      <span className={board.hidden}> {STEPS[step].title()}</span>
    </button>
  )
}
