import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Coordinates } from '#lib/geo/distance.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import css from './finder.module.css'
import { FinderHeading } from './finder-heading.tsx'
import type { FinderItem, OtherLocation } from './finder-item.ts'
import { FinderLines } from './finder-lines.tsx'
import { LocationMap } from './map/lazy-map.client.tsx'
import * as t from './messages.gen.ts'
import { useNearby } from './use-nearby.ts'

/** So many lines stand before the map on a phone; the others follow it. */
const BEFORE_MAP = 3

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
  const [active, setActive] = useState<string | null>(null)
  const [closer, setCloser] = useState<readonly string[] | null>(null)
  const found = useRef<HTMLDivElement>(null)
  const { nearby, busy, problem, find, forget } = useNearby(others)

  useEffect(() => {
    if (!from) keepSearch()
  }, [from])

  const locate = async () => {
    if (await find()) setCloser(null)
  }
  const lookCloser = (uids: readonly string[]) => {
    setCloser(uids)
    setActive(null)
    // The mark that was pressed is gone: what it led to is the list.
    found.current?.focus({ preventScroll: true })
  }
  const back = () => (closer ? setCloser(null) : forget())

  const listed = nearby ? withRows(nearby.items, items) : items
  const shown = closer ? listed.filter(({ uid }) => closer.includes(uid)) : listed
  const lines = { active, onLook: setActive, miles: from?.country === 'US' }

  return (
    <div className={css.finder}>
      <div className={css.intro}>
        {props.intro}
        <Tools {...{ busy, problem }} onFind={locate}>
          {props.filters}
        </Tools>
      </div>
      <div className={css.found}>
        <div ref={found} className={css.heading} id="restaurants" tabIndex={-1}>
          <FinderHeading
            closer={closer !== null}
            nearest={nearby?.heading}
            shown={shown}
            onBack={back}
          >
            {props.heading}
          </FinderHeading>
        </div>
        <FinderLines items={shown.slice(0, BEFORE_MAP)} first={1} {...lines} />
      </div>
      <LocationMap
        drawing={drawing}
        items={shown}
        from={nearby ? { name: t.youAreHere(), coordinates: nearby.at } : from}
        active={active}
        onLook={setActive}
        onCloser={lookCloser}
      />
      <div className={css.rest} id="after-map" tabIndex={-1}>
        {shown.length > BEFORE_MAP ? (
          <FinderLines items={shown.slice(BEFORE_MAP)} first={BEFORE_MAP + 1} {...lines} />
        ) : null}
        {nearby || closer ? null : props.after}
      </div>
    </div>
  )
}

type ToolsProps = {
  busy: boolean
  /** Why the guest could not be found, in words. */
  problem: string | null
  onFind: () => void
  children: ReactNode
}

/** The button that sorts the list around the guest, and the filters beside it. */
function Tools({ busy, problem, onFind, children }: ToolsProps) {
  return (
    <div className={css.tools}>
      <Button kind="quiet" size="sm" className={css.locate} busy={busy} onClick={onFind}>
        <Icon path={icons.pin} size="1.1em" />
        {busy ? t.findingYou() : t.myLocation()}
      </Button>
      {children}
      <p className={css.problem} role="status">
        {problem}
      </p>
    </div>
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

/** Locations near the guest as lines of the list, with the rows of those that the page shows. */
function withRows(
  near: readonly (OtherLocation & { km: number })[],
  items: readonly FinderItem[],
): FinderItem[] {
  return near.map(({ uid, title, coordinates, km }) => {
    const known = items.find((one) => one.uid === uid)
    return { uid, title, coordinates, km, zoom: known?.zoom ?? null, row: known?.row }
  })
}
