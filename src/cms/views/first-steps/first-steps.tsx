import type { FirstSteps as Steps, StepsDone } from '#cms/dashboard/first-steps.ts'
import { FIRST_STEPS, type StepName } from '#cms/dashboard/step-names.ts'
import styles from './first-steps.module.css'
import * as t from './messages.gen.ts'
import { SkippableSteps } from './skippable-steps.client.tsx'
import { StepCard } from './step-card.tsx'

/** Steps that a group may leave out for good. */
const OPTIONAL: readonly StepName[] = ['look', 'staff']

/** Lists the setup steps: each links to its page, and says why it matters and whether it is done. */
export function StepList({ done }: { done: StepsDone }) {
  return (
    <ol className={styles.steps}>
      {FIRST_STEPS.map((step) => (
        <StepCard key={step} step={step} {...stateOf(step, done[step])} />
      ))}
    </ol>
  )
}

/** The steps as the dashboard lists them: those that are not done can be skipped, and taken up again. */
export function FirstSteps({ done, skipped }: Steps) {
  const steps = FIRST_STEPS.map((step) => ({ step, ...stateOf(step, done[step]) }))
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps">{t.heading()}</h2>
      <SkippableSteps steps={steps} skipped={skipped} />
    </section>
  )
}

/** How many steps are left, without those that a group may leave out. */
export function countLeft(done: StepsDone): number {
  return FIRST_STEPS.filter((step) => done[step] !== true && !OPTIONAL.includes(step)).length
}

/** Whether a step is done, and the words for it. */
function stateOf(step: StepName, isDone: boolean | null) {
  if (isDone) return { isDone, words: t.done() }
  if (isDone === null) return { isDone, words: t.notKnown() }
  return { isDone, words: OPTIONAL.includes(step) ? t.optional() : t.toDo() }
}
