import { Button } from '#ui/button.tsx'
import css from '../panel.module.css'
import { HoldNotice } from '../parts/hold-notice.tsx'
import * as t from './messages.gen.ts'
import type { StepProps } from './step-props.ts'

/** While an order is edited its table is still held, and the edit can be given up. */
export function KeptTable({ state, session }: Pick<StepProps, 'state' | 'session'>) {
  if (!state.hold) return null
  return (
    <>
      <HoldNotice session={session} />
      <div className={css.actions}>
        <Button
          kind="outlined"
          size="sm"
          disabled={state.task !== null}
          onClick={() => session.send({ type: 'continued' })}
        >
          {t.keepWhatIHave()}
        </Button>
      </div>
    </>
  )
}
