import { LinkButton } from '#ui/button.tsx'
import css from './panel.module.css'
import type { StepProps } from './step-props.ts'
import { Summary } from './summary.tsx'

/** Step 2: thank you, the manage link and the way to the menu (S2 §2, D-62). */
export function DoneStep({ state, restaurant }: StepProps) {
  const manageUrl = state.confirmation?.manageUrl
  return (
    <>
      <h3 tabIndex={-1} className={css.thanks}>
        Thank you, {state.details.firstName.trim()}
      </h3>
      <p className={css.lead}>Your table at {restaurant.title} is reserved.</p>
      <Summary state={state} />
      {manageUrl ? (
        <p>
          Keep the link below: it adds the visit to your calendar, and moves or cancels it should
          your plans change.
        </p>
      ) : null}
      <div className={css.actions}>
        {manageUrl ? <LinkButton href={manageUrl}>Manage Reservation</LinkButton> : null}
        <LinkButton kind="outlined" href="/menu">
          View our menu
        </LinkButton>
      </div>
    </>
  )
}
