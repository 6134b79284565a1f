import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import css from '../panel.module.css'
import * as t from './messages.gen.ts'

/** The way back to the step before. */
export function StepBack({ onBack, disabled }: { onBack: () => void; disabled: boolean }) {
  return (
    <button type="button" className={css.back} onClick={onBack} disabled={disabled}>
      <Icon path={icons.arrowLeft} size="1.1em" /> {t.back()}
    </button>
  )
}
