import { type ReactNode, useEffect } from 'react'
import type { Coordinates } from '#lib/geo/distance.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import css from './finder.module.css'
import { FinderHeading } from './finder-heading.tsx'
import { FinderLines } from './finder-lines.tsx'
import { NOT_LOCATED } from './locate.ts'
import { LocationMap } from './map/location-map.tsx'
import * as t from './messages.gen.ts'
import { type FinderItem, type FinderView, type OtherLocation, useFinder } from './use-finder.ts'

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
  const { from } = props
  const view = useFinder(props.items, props.others)
  const { here, closer, shown } = view
  const lines = { active: view.active, onLook: view.setActive, miles: from?.country === 'US' }

  useEffect(() => {
    if (!from) keepSearch()
  }, [from])

  return (
    <div className={css.finder}>
      <div className={css.intro}>
        {props.intro}
        <Tools state={view.state} onFind={view.find}>
          {props.filters}
        </Tools>
      </div>
      <div className={css.found}>
        <div ref={view.found} className={css.heading} id="restaurants" tabIndex={-1}>
          <div role="status">
            <FinderHeading {...{ closer, near: view.near, shown }}>{props.heading}</FinderHeading>
          </div>
          {here || closer ? (
            <Button kind="quiet" size="sm" onClick={view.back}>
              {closer && here ? t.back() : t.backToTheFullList()}
            </Button>
          ) : null}
        </div>
        <FinderLines items={shown.slice(0, BEFORE_MAP)} first={1} {...lines} />
      </div>
      <LocationMap
        drawing={props.drawing}
        items={shown}
        from={here ? { name: t.youAreHere(), coordinates: here } : from}
        active={view.active}
        onLook={view.setActive}
        onCloser={view.lookCloser}
      />
      <div className={css.rest} id="after-map" tabIndex={-1}>
        {shown.length > BEFORE_MAP ? (
          <FinderLines items={shown.slice(BEFORE_MAP)} first={BEFORE_MAP + 1} {...lines} />
        ) : null}
        {here || closer ? null : props.after}
      </div>
    </div>
  )
}

type ToolsProps = { state: FinderView['state']; onFind: () => void; children: ReactNode }

/** The button that sorts the list around the guest, and the filters beside it. */
function Tools({ state, onFind, children }: ToolsProps) {
  const busy = state === 'busy'
  return (
    <div className={css.tools}>
      <Button kind="quiet" size="sm" className={css.locate} busy={busy} onClick={onFind}>
        <Icon path={icons.pin} size="1.1em" />
        {busy ? t.findingYou() : t.myLocation()}
      </Button>
      {children}
      <p className={css.problem} role="status">
        {state === 'idle' || busy ? null : NOT_LOCATED[state]()}
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
