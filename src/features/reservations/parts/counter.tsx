import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { visuallyHidden } from '#ui/visually-hidden.tsx'
import { Description } from './description.tsx'
import css from './experience.module.css'
import * as t from './messages.gen.ts'

type CounterProps = {
  name: string
  description: string
  price: ReactNode
  count: number
  /** Whether there can be one fewer, and one more. */
  fewer: boolean
  more: boolean
  onCount: (change: 1 | -1) => void
}

/** How many of something there are, with a button for one fewer and one for one more. */
export function Counter({ name, description, price, count, fewer, more, onCount }: CounterProps) {
  const id = useId()
  return (
    <fieldset className={css.extra} aria-labelledby={id}>
      <h4 id={id} className={css.name}>
        {name}
      </h4>
      <Description text={description} />
      <div className={css.choice}>
        <p className={css.price}>{price}</p>
        <div className={css.counter}>
          <CountButton
            icon={icons.minus}
            label={t.removeOne({ name })}
            disabled={!fewer}
            onPress={() => onCount(-1)}
          />
          <p role="status">{t.countOf({ count, name, hidden: visuallyHidden })}</p>
          <CountButton
            icon={icons.plus}
            label={t.addOne({ name })}
            disabled={!more}
            onPress={() => onCount(1)}
          />
        </div>
      </div>
    </fieldset>
  )
}

type CountButtonProps = {
  /** Path data of its icon, from `icon-paths.ts`. */
  icon: string
  label: string
  disabled: boolean
  onPress: () => void
}

/** Keeps the focus at its end of the count, where it does nothing. */
function CountButton({ icon, label, disabled, onPress }: CountButtonProps) {
  return (
    <button
      type="button"
      className={css.count}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <Icon path={icon} />
    </button>
  )
}
