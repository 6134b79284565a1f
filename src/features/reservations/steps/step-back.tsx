import { Icon } from '#ui/icons.tsx'
import css from '../panel.module.css'

/** The way back to the step before. */
export function StepBack({ onBack, disabled }: { onBack: () => void; disabled: boolean }) {
  return (
    <button type="button" className={css.back} onClick={onBack} disabled={disabled}>
      <Icon name="arrow-left" size="1.1em" /> Back
    </button>
  )
}
