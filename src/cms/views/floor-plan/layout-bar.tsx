import shared from '../board/board.module.css'
import styles from './floor-plan.module.css'
import { LayoutDays } from './layout-days.tsx'
import { changeLayout, copyLayout, freeName, removeLayout } from './layout-edits.ts'
import * as t from './messages.gen.ts'
import { TextField } from './text-field.tsx'
import { daysText } from './texts.ts'
import type { Editor } from './use-editor.ts'

/** The layouts with their days: one is chosen, copied, named, given days, or removed. */
export function LayoutBar({ editor }: { editor: Editor }) {
  const { plan, at, change, lookAt } = editor
  const { layouts } = plan
  const layout = layouts[at.layout]
  if (!layout) return null
  const isUsual = at.layout === 0
  return (
    <div className={styles.layouts}>
      <fieldset className={styles.group}>
        <legend className={shared.label}>{t.layouts()}</legend>
        {layouts.map((one, n) => (
          <button
            key={one.code}
            type="button"
            className={`${shared.button} ${styles.layout}`}
            aria-pressed={n === at.layout}
            onClick={() => lookAt({ layout: n, room: 0 })}
          >
            {one.name} <small>{daysText(one, n === 0)}</small>
          </button>
        ))}
        <button
          type="button"
          className={shared.button}
          onClick={() => {
            const names = layouts.map(({ name }) => name)
            change(copyLayout(plan, at.layout, freeName(t.newLayout(), names)))
            lookAt({ layout: layouts.length, room: 0 })
          }}
        >
          {t.addLayout()}
        </button>
      </fieldset>
      <details className={styles.days} key={layout.code}>
        <summary>{t.nameAndDays({ layout: layout.name })}</summary>
        <TextField
          label={t.name()}
          value={layout.name}
          maxLength={80}
          onChange={(name) => change(changeLayout(plan, at.layout, { name }))}
        />
        {isUsual ? (
          <p>{t.usualHint()}</p>
        ) : (
          <LayoutDays
            layout={layout}
            onChange={(days) => change(changeLayout(plan, at.layout, days))}
          />
        )}
        <button
          type="button"
          className={shared.button}
          onClick={() => {
            change(removeLayout(plan, at.layout))
            lookAt({ layout: 0, room: 0 })
          }}
        >
          {layouts.length > 1 ? t.removeLayout({ layout: layout.name }) : t.removeDrawing()}
        </button>
      </details>
    </div>
  )
}
