import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Coordinates } from '#lib/geo/distance.ts'
import { Button } from '#ui/button.tsx'
import { Distance } from '#ui/distance.tsx'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { LocationLine } from '../cards/location-line.tsx'
import css from './finder.module.css'
import { locate, NOT_LOCATED } from './locate.ts'
import { LocationMap } from './map/location-map.tsx'
import * as t from './messages.gen.ts'
import { nearbyLocations } from './near.ts'

/** So many lines stand before the map on a phone; the others follow it. */
const BEFORE_MAP = 3

/** A location of the list; `row` is drawn by the server. */
export type FinderItem = {
  uid: string
  title: string
  coordinates: Coordinates | null
  comingSoon?: boolean
  /** From the place that the page is near to. */
  km: number | null
  /** What `?near=` looks closer at this one with. */
  zoom: string | null
  row: ReactNode
}

/** A location that the page does not show. */
export type OtherLocation = Pick<FinderItem, 'uid' | 'title' | 'coordinates' | 'comingSoon'>

export type FinderProps = {
  items: FinderItem[]
  /** The place that was searched for. */
  from: { name: string; coordinates: Coordinates; country: 'CA' | 'US' } | null
  drawing: string
  /** Title and search; they stand before the list. */
  intro: ReactNode
  /** Country and region; they stand beside "Use my location". */
  filters: ReactNode
  /** What the list is, in words. */
  heading: ReactNode
  /** Stands after the list: its pages. */
  after: ReactNode
}

type Props = FinderProps & {
  /** Every location of the group where `items` are not all of them. */
  others: () => Promise<readonly OtherLocation[]>
}

/**
 * The list of locations and its map, which always show the same. "Use my location" sorts both here in the
 * browser: the position goes nowhere.
 */
export function Finder(props: Props) {
  const { items, from, drawing, others } = props
  const [here, setHere] = useState<{ at: Coordinates; all: readonly OtherLocation[] } | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | keyof typeof NOT_LOCATED>('idle')
  const [active, setActive] = useState<string | null>(null)
  const [closer, setCloser] = useState<readonly string[] | null>(null)
  const found = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!from) keepSearch()
  }, [from])

  const find = async () => {
    setState('busy')
    const located = await locate(navigator.geolocation)
    if (!located.ok) {
      setState(located.why)
      return
    }
    setHere({ at: located.coordinates, all: await others() })
    setCloser(null)
    setState('idle')
  }
  const lookCloser = (uids: readonly string[]) => {
    setCloser(uids)
    setActive(null)
    // The mark that was pressed is gone: what it led to is the list.
    found.current?.focus({ preventScroll: true })
  }
  const back = () => (closer ? setCloser(null) : setHere(null))

  const near = here ? nearbyLocations(here.at, here.all) : null
  const listed: FinderItem[] = near
    ? near.items.map(({ uid, title, coordinates, km }) => {
        const known = items.find((one) => one.uid === uid)
        return { uid, title, coordinates, km, zoom: known?.zoom ?? null, row: known?.row }
      })
    : items
  const shown = closer ? listed.filter(({ uid }) => closer.includes(uid)) : listed
  const lines = { active, onLook: setActive, miles: from?.country === 'US' }
  const problem = state === 'idle' || state === 'busy' ? null : NOT_LOCATED[state]()

  return (
    <div className={css.finder}>
      <div className={css.intro}>
        {props.intro}
        <div className={css.tools}>
          <Button
            kind="quiet"
            size="sm"
            className={css.locate}
            busy={state === 'busy'}
            onClick={find}
          >
            <Icon path={icons.pin} size="1.1em" />
            {state === 'busy' ? t.findingYou() : t.myLocation()}
          </Button>
          {props.filters}
          <p className={css.problem} role="status">
            {problem}
          </p>
        </div>
      </div>
      <div className={css.found}>
        <div ref={found} className={css.heading} id="restaurants" tabIndex={-1}>
          <div role="status">
            {closer ? (
              <Around count={shown.length} place={shown[0]?.zoom ?? null} />
            ) : near ? (
              <Nearest count={near.items.length} within={near.within} km={near.items[0]?.km} />
            ) : (
              props.heading
            )}
          </div>
          {here || closer ? (
            <Button kind="quiet" size="sm" onClick={back}>
              {closer && here ? t.back() : t.backToTheFullList()}
            </Button>
          ) : null}
        </div>
        <Lines items={shown.slice(0, BEFORE_MAP)} first={1} {...lines} />
      </div>
      <LocationMap
        drawing={drawing}
        items={shown}
        from={here ? { name: t.youAreHere(), coordinates: here.at } : from}
        active={active}
        onLook={setActive}
        onCloser={lookCloser}
      />
      <div className={css.rest} id="after-map" tabIndex={-1}>
        {shown.length > BEFORE_MAP ? (
          <Lines items={shown.slice(BEFORE_MAP)} first={BEFORE_MAP + 1} {...lines} />
        ) : null}
        {here || closer ? null : props.after}
      </div>
    </div>
  )
}

type LinesProps = {
  items: readonly FinderItem[]
  /** The number of the first one in the whole list. */
  first: number
  active: string | null
  onLook: (uid: string | null) => void
  miles: boolean
}

function Lines({ items, first, active, onLook, miles }: LinesProps) {
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

/** Those that one mark of the map stood for. */
function Around({ count, place }: { count: number; place: string | null }) {
  return (
    <>
      <h2 className={css.title}>{place ? t.aroundPlace({ place }) : t.aCloserLook()}</h2>
      <p className={css.note}>{t.restaurantsCount({ count })}</p>
    </>
  )
}

type NearestProps = { count: number; within: boolean; km: number | undefined }

function Nearest({ count, within, km }: NearestProps) {
  if (count === 0) return <p>{t.distancesAreUnknown()}</p>
  return (
    <>
      <h2 className={css.title}>{t.nearestToYou()}</h2>
      <p className={css.note}>
        {within
          ? t.restaurantsNearYou({ count })
          : t.noneNearby({ distance: () => <Distance km={km ?? 0} /> })}
      </p>
    </>
  )
}

/** Says again what was searched for in vain; the page is one for all such texts and does not know it. */
function keepSearch(): void {
  const field = document.getElementById('near')
  const text = new URLSearchParams(location.search).get('near')
  if (field instanceof HTMLInputElement && field.value === '' && text) {
    field.value = text.slice(0, field.maxLength)
  }
}
