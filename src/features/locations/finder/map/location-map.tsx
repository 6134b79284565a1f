import type { CSSProperties } from 'react'
import type { Coordinates } from '#lib/geo/distance.ts'
import { classNames } from '#ui/class-names.ts'
import * as t from '../messages.gen.ts'
import { frameOf, gridLines, isInFrame, type MapItem, type MapMarker, mapMarkers } from './frame.ts'
import css from './location-map.module.css'

type LocationMapProps = {
  /** The drawing of scripts/make-map.ts. */
  drawing: string
  /** What the list shows, in its order. */
  items: readonly (MapItem & { title: string; zoom: string | null })[]
  /** What the list is near to. */
  from: { coordinates: Coordinates; name: string } | null
  /** The location that is looked at, here or in the list. */
  active: string | null
  onLook: (uid: string | null) => void
  /** Asked for by a mark of several. */
  onCloser: (uids: readonly string[]) => void
}

/** Our own map: it frames what the list shows, and each mark leads to its line of the list. */
export function LocationMap({ drawing, items, from, active, onLook, onCloser }: LocationMapProps) {
  const frame = frameOf(
    items.map(({ coordinates }) => coordinates),
    from?.coordinates,
  )
  if (!frame) return null
  const { x, y, width, height } = frame
  const marks = mapMarkers(frame, items)
  const stage: CSSProperties & Record<'--ratio', number> = { '--ratio': width / height }
  return (
    <nav className={css.map} aria-label={t.mapOfTheRestaurants()}>
      <a className={css.skip} href="#after-map">
        {t.skipTheMap()}
      </a>
      <div className={css.stage} style={stage}>
        <div className={css.crop} data-drawing="">
          <svg
            key={`${x} ${y}`}
            className={css.drawing}
            viewBox={`${x} ${y} ${width} ${height}`}
            aria-hidden="true"
          >
            <use className={css.land} href={`${drawing}#land`} />
            <use className={css.lakes} href={`${drawing}#lakes`} />
            <use className={css.regions} href={`${drawing}#regions`} />
            <use className={css.border} href={`${drawing}#border`} />
          </svg>
        </div>
        <svg className={css.chart} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
          <path className={css.grid} d={gridLines(frame)} vectorEffect="non-scaling-stroke" />
        </svg>
        {from ? (
          <span
            className={css.from}
            style={placed(isInFrame(frame, from.coordinates))}
            title={from.name}
          />
        ) : null}
        <ul>
          {marks.map((mark) => (
            <li key={mark.uids.join()}>
              <Mark {...{ mark, items, active, onLook, onCloser }} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

type MarkProps = Pick<LocationMapProps, 'items' | 'active' | 'onLook' | 'onCloser'> & {
  mark: MapMarker
}

/** A mark of one location leads to its line; one of several shows them alone. */
function Mark({ mark, items, active, onLook, onCloser }: MarkProps) {
  const { uids, label } = mark
  const [uid = ''] = uids
  const several = uids.length > 1
  const find = (uid: string) => items.find((one) => one.uid === uid)
  const titleOf = (uid: string) => find(uid)?.title ?? uid
  const zoom = find(uid)?.zoom
  return (
    <a
      className={classNames(css.mark, several && css.several)}
      style={placed(mark)}
      data-active={(active !== null && uids.includes(active)) || undefined}
      data-mark={uids.join(' ')}
      href={several && zoom ? `/locations?near=${encodeURIComponent(zoom)}` : `#at-${uid}`}
      onClick={(event) => {
        if (!several || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onCloser(uids)
      }}
      onPointerEnter={() => onLook(uid)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(uid)}
      onBlur={() => onLook(null)}
    >
      <span aria-hidden="true">{label}</span>
      <span className={css.name}>
        {several
          ? t.severalRestaurants({ count: uids.length, names: uids.map(titleOf).join(', ') })
          : `${label}, ${titleOf(uid)}`}
      </span>
    </a>
  )
}

type Placed = { left: number; top: number; shiftX?: number; shiftY?: number }

function placed({ left, top, shiftX = 0, shiftY = 0 }: Placed): CSSProperties {
  return { left: `calc(${left}% + ${shiftX}px)`, top: `calc(${top}% + ${shiftY}px)` }
}
