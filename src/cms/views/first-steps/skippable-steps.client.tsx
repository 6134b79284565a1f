'use client'

import { useEffect, useRef, useState } from 'react'
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
  const [isBusy, setBusy] = useState(false)
  /** The step that gets the focus once the list is drawn anew: the button that was pressed is gone. */
  const next = useRef<StepName | null>(null)
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (next.current === null) return
    const link = part.current?.querySelector<HTMLElement>(`li[data-step="${next.current}"] a`)
    next.current = null
    const fallback = part.current?.querySelector<HTMLElement>('summary')
    ;(link ?? fallback)?.focus()
  })

  // A step that was done meanwhile is listed as done.
  const isAside = ({ step, isDone }: StepState) => isDone !== true && skipped.includes(step)
  const aside = steps.filter(isAside)
  const listed = steps.filter((one) => !isAside(one))

  const keep = async (wanted: readonly StepName[], words: string, focus: StepName) => {
    if (isBusy) return
    setBusy(true)
    const reply = await post(`payload-preferences/${SKIPPED_STEPS}`, { value: { skipped: wanted } })
    setBusy(false)
    setSaid({ text: reply.ok ? words : reply.message, isFault: !reply.ok })
    if (!reply.ok) return
    next.current = focus
    setSkipped(wanted)
  }
  const skip = (step: StepName) => {
    const at = listed.findIndex((one) => one.step === step)
    const neighbour = listed[at + 1] ?? listed[at - 1]
    const words = t.wasSkipped({ step: STEPS[step].title() })
    return keep([...skipped, step], words, neighbour?.step ?? step)
  }
  const takeUp = (step: StepName) => {
    const wanted = skipped.filter((one) => one !== step)
    return keep(wanted, t.wasTakenUp({ step: STEPS[step].title() }), step)
  }

  return (
    <div ref={part}>
      <p className={styles.intro}>{t.intro()}</p>
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
              act={
                one.isDone ? null : (
                  <Act words={t.skip()} step={one.step} isBusy={isBusy} onAct={skip} />
                )
              }
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
                <Act words={t.takeUp()} step={step} isBusy={isBusy} onAct={takeUp} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

type ActProps = {
  words: string
  step: StepName
  isBusy: boolean
  onAct: (step: StepName) => Promise<void>
}

/** A button of a step, whose name is read out with the step's. */
function Act({ words, step, isBusy, onAct }: ActProps) {
  return (
    <button type="button" className={styles.act} aria-disabled={isBusy} onClick={() => onAct(step)}>
      {words}
      <span className={board.hidden}> {STEPS[step].title()}</span>
    </button>
  )
}
