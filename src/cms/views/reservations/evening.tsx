import { useState } from 'react'
import shared from '../board/board.module.css'
import type { BoardContext } from './board-context.ts'
import styles from './floor/floor.module.css'
import { Floor } from './floor/floor.tsx'
import { List } from './list.tsx'
import * as t from './messages.gen.ts'

const VIEWS = { list: t.list, floor: t.floor } as const
type View = keyof typeof VIEWS

/** The list of the day and the floor: beside each other, or, on a narrow screen, one of them. */
export function Evening(context: BoardContext) {
  const [view, setView] = useState<View>('list')
  return (
    <>
      <fieldset className={styles.views}>
        <legend className={shared.hidden}>{t.view()}</legend>
        {(Object.keys(VIEWS) as View[]).map((key) => (
          <button
            key={key}
            type="button"
            className={shared.button}
            aria-pressed={view === key}
            onClick={() => setView(key)}
          >
            {VIEWS[key]()}
          </button>
        ))}
      </fieldset>
      <div className={styles.evening} data-view={view}>
        <Floor {...context} />
        <div className={styles.list}>
          <List {...context} />
        </div>
      </div>
    </>
  )
}
