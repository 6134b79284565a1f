import { LocationLine } from '../cards/location-line.tsx'
import css from './finder.module.css'
import type { FinderItem } from './finder-item.ts'

type LinesProps = {
  items: readonly FinderItem[]
  /** The number of the first one in the whole list. */
  first: number
  active: string | null
  onLook: (uid: string | null) => void
  miles: boolean
}

/** Lines of the list, numbered as the marks of the map are. */
export function FinderLines({ items, first, active, onLook, miles }: LinesProps) {
  return (
    <ol start={first} data-units={miles ? 'mi' : undefined}>
      {items.map((item, index) => (
        <LocationLine
          key={item.uid}
          uid={item.uid}
          number={first + index}
          km={item.km}
          active={item.uid === active}
          onLook={onLook}
        >
          {item.row ?? (
            <a className={css.other} href={`/locations/${item.uid}`}>
              {item.title}
            </a>
          )}
        </LocationLine>
      ))}
    </ol>
  )
}
