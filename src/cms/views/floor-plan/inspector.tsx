import { TABLE_SHAPES, type TableShape } from '#lib/floor/drawing.ts'
import { MAX_ROOM_CM, MIN_ROOM_CM, MIN_SIDE_CM } from '#lib/floor/limits.ts'
import shared from '../board/board.module.css'
import { changeItems, itemsIn, withRoom } from './edits.ts'
import styles from './floor-plan.module.css'
import { changeLayout, removeRoom } from './layout-edits.ts'
import * as t from './messages.gen.ts'
import { NumberField } from './number-field.tsx'
import { type FloorRoom, type Item, placeOf } from './plan.ts'
import { TextField } from './text-field.tsx'
import { nameOf, SHAPE_NAMES } from './texts.ts'
import type { Editor } from './use-editor.ts'

/** The numbers of what is chosen; of the room itself where nothing is. */
export function Inspector({ editor, room }: { editor: Editor; room: FloorRoom }) {
  const [first, ...others] = itemsIn(room, editor.selected)
  if (!first) return <RoomFields editor={editor} room={room} />
  if (others.length > 0) {
    return (
      <section className={styles.inspector} aria-label={t.chosen()}>
        <h3>{t.chosenCount({ count: editor.selected.length })}</h3>
        <p>{t.chosenHint()}</p>
      </section>
    )
  }
  return <ItemFields key={first.id} {...{ editor, room }} item={first} />
}

function ItemFields({ editor, room, item }: { editor: Editor; room: FloorRoom; item: Item }) {
  const { plan, at } = editor
  const { x, y, width, height, rotation = 0 } = placeOf(item)
  const set = (change: Parameters<typeof changeItems>[3]) =>
    editor.edit(changeItems(plan, at, [item.id], change), [item.id])
  return (
    <section className={styles.inspector} aria-label={nameOf(item)}>
      <h3>{nameOf(item)}</h3>
      {'table' in item ? (
        <>
          <label>
            <span className={shared.label}>{t.shape()}</span>
            <select
              className={shared.input}
              value={item.table.shape}
              onChange={({ target }) => {
                const shape = target.value as TableShape
                const isEven = shape === 'round' || shape === 'square'
                set(() => ({ shape, ...(isEven ? { height: width } : {}) }))
              }}
            >
              {TABLE_SHAPES.map((shape) => (
                <option key={shape} value={shape}>
                  {SHAPE_NAMES[shape]()}
                </option>
              ))}
            </select>
          </label>
          <NumberField
            label={t.seatsDrawn()}
            value={item.table.seats}
            {...{ min: 1, max: 40 }}
            onChange={(seats) => set(() => ({ seats }))}
          />
        </>
      ) : (
        <TextField
          label={t.label()}
          value={item.fixture.label}
          maxLength={40}
          isOptional
          onChange={(label) => set(() => ({ label }))}
        />
      )}
      <NumberField
        label={t.width()}
        value={width}
        {...{ min: MIN_SIDE_CM, max: room.width }}
        onChange={(next) => set(() => ({ width: next }))}
      />
      <NumberField
        label={t.depth()}
        value={height}
        {...{ min: MIN_SIDE_CM, max: room.height }}
        onChange={(next) => set(() => ({ height: next }))}
      />
      <NumberField
        label={t.turnedBy()}
        value={rotation}
        {...{ min: 0, max: 359 }}
        onChange={(next) => set(() => ({ rotation: next }))}
      />
      <NumberField
        label={t.fromTheLeft()}
        value={x}
        {...{ min: 0, max: room.width }}
        onChange={(next) => set(() => ({ x: next }))}
      />
      <NumberField
        label={t.fromTheTop()}
        value={y}
        {...{ min: 0, max: room.height }}
        onChange={(next) => set(() => ({ y: next }))}
      />
    </section>
  )
}

function RoomFields({ editor, room }: { editor: Editor; room: FloorRoom }) {
  const { plan, at, items, change } = editor
  const rooms = plan.layouts[at.layout]?.rooms ?? []
  const resize = (size: Partial<FloorRoom>) => {
    const resized = withRoom(plan, at, (own) => ({ ...own, ...size }))
    // What would lie outside comes in.
    change(
      changeItems(
        resized,
        at,
        items.map(({ id }) => id),
        () => ({}),
      ),
    )
  }
  return (
    <section className={styles.inspector} aria-label={t.room()}>
      <h3>{t.room()}</h3>
      <TextField
        key={`${at.layout} ${at.room}`}
        label={t.name()}
        value={room.name}
        maxLength={80}
        onChange={(name) =>
          change(
            changeLayout(plan, at.layout, {
              rooms: rooms.map((one, n) => (n === at.room ? { ...one, name } : one)),
            }),
          )
        }
      />
      <NumberField
        label={t.width()}
        value={room.width}
        {...{ min: MIN_ROOM_CM, max: MAX_ROOM_CM }}
        onChange={(width) => resize({ width })}
      />
      <NumberField
        label={t.depth()}
        value={room.height}
        {...{ min: MIN_ROOM_CM, max: MAX_ROOM_CM }}
        onChange={(height) => resize({ height })}
      />
      {rooms.length > 1 ? (
        <button
          type="button"
          className={shared.button}
          onClick={() => change(removeRoom(plan, at.layout, at.room))}
        >
          {t.removeRoom({ room: room.name })}
        </button>
      ) : null}
    </section>
  )
}
