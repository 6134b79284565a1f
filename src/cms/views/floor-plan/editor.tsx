import shared from '../board/board.module.css'
import styles from './floor-plan.module.css'
import { Inspector } from './inspector.tsx'
import { LayoutBar } from './layout-bar.tsx'
import { firstLayout } from './layout-edits.ts'
import * as t from './messages.gen.ts'
import { Offers } from './offers.tsx'
import { Palette } from './palette.tsx'
import { PlanView } from './plan-view.tsx'
import { RoomTabs } from './room-tabs.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Editor, useEditor } from './use-editor.ts'

/** The floor plan of a location as it is drawn, for each time of the year. */
export function FloorPlanEditor({ path, readOnly }: { path: string; readOnly: boolean }) {
  const editor = useEditor(path)
  const { plan, room, problem, said } = editor
  const isDrawn = plan.layouts.length > 0
  return (
    <fieldset className={styles.editor} disabled={readOnly} data-floor-plan>
      <legend className={styles.title}>
        <h2>{t.floorPlan()}</h2>
      </legend>
      {problem ? (
        <div role="alert" className={shared.fault}>
          {problem.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ) : null}
      {isDrawn && room ? (
        <>
          <LayoutBar editor={editor} />
          <RoomTabs editor={editor} />
          <Palette editor={editor} room={room} />
          <Toolbar editor={editor} />
          <div className={styles.work}>
            <PlanView key={`${editor.at.layout} ${editor.at.room}`} editor={editor} room={room} />
            <Inspector editor={editor} room={room} />
          </div>
          <Offers editor={editor} room={room} />
          <p className={shared.label}>{t.keysHint()}</p>
        </>
      ) : (
        <Undrawn editor={editor} />
      )}
      <p role="status" className={shared.hidden}>
        {said}
      </p>
    </fieldset>
  )
}

/** A floor that lays itself out, and the way to draw it. */
function Undrawn({ editor }: { editor: Editor }) {
  const { plan, rows, change } = editor
  const { areas, tables } = rows
  const canBegin = tables.some(({ code }) => code)
  return (
    <div className={styles.undrawn}>
      <p>{canBegin ? t.laysItselfOut() : t.needsTables()}</p>
      <button
        type="button"
        className={shared.button}
        aria-disabled={!canBegin}
        onClick={() => {
          if (!canBegin) return
          change({ ...plan, layouts: [firstLayout({ areas, tables }, t.usualLayout())] })
        }}
      >
        {t.drawTheFloor()}
      </button>
    </div>
  )
}
