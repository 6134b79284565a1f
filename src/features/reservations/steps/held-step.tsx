import { Button } from '#ui/button.tsx'
import { isCommitted } from '../flow/state.ts'
import css from '../panel.module.css'
import { HoldNotice } from '../parts/hold-notice.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { Summary } from '../parts/summary.tsx'
import * as t from './messages.gen.ts'
import type { StepProps } from './step-props.ts'

/** Step 0 with its time chosen: the summary, and on from it or back to the dropdowns (spec:reservations.unlock). */
export function HeldStep({ state, session, restaurant }: StepProps) {
  const waiting = state.task !== null
  return (
    <>
      <h3 tabIndex={-1} className={css.heading}>
        {t.yourTable()}
      </h3>
      {state.hold && !waiting ? <HoldNotice session={session} /> : null}
      <Summary state={state} group={restaurant.group} />
      <ProblemNotice problem={state.problem} said={state.said} />
      <div className={css.actions}>
        <Button
          busy={waiting}
          disabled={!state.hold && !waiting}
          onClick={() => session.send({ type: 'continued' })}
        >
          {waiting ? t.holdingYourTable() : t.continueButton()}
        </Button>
        <Button
          kind="outlined"
          disabled={isCommitted(state)}
          onClick={() => session.send({ type: 'timeCleared' })}
        >
          {t.change()}
        </Button>
      </div>
    </>
  )
}
