import shared from '../board/board.module.css'
import styles from './floor-plan.module.css'
import { addRoom, freeName } from './layout-edits.ts'
import * as t from './messages.gen.ts'
import type { Editor } from './use-editor.ts'

/** The rooms of a layout, of which one is drawn. */
export function RoomTabs({ editor }: { editor: Editor }) {
  const { plan, at, change, lookAt } = editor
  const rooms = plan.layouts[at.layout]?.rooms ?? []
  return (
    <fieldset className={styles.group}>
      <legend className={shared.label}>{t.rooms()}</legend>
      {rooms.map((room, n) => (
        <button
          key={room.name}
          type="button"
          className={shared.button}
          aria-pressed={n === at.room}
          onClick={() => lookAt({ ...at, room: n })}
        >
          {room.name}
        </button>
      ))}
      <button
        type="button"
        className={shared.button}
        onClick={() => {
          const names = rooms.map(({ name }) => name)
          change(addRoom(plan, at.layout, freeName(t.room(), names)))
          lookAt({ ...at, room: rooms.length })
        }}
      >
        {t.addRoom()}
      </button>
    </fieldset>
  )
}
