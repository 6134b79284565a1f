'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { LinkButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.client.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { visitor } from '../visitor/visitor-store.client.ts'
import * as t from './messages.gen.ts'
import { OrderPanel } from './order-panel.tsx'
import type { PanelLocation, ReserveContent } from './panel-location.ts'
import type { PanelKind, PanelState } from './panel-url.ts'
import { reservationLocation } from './reservation-location.ts'
import css from './slide-out.module.css'

const TITLES: Record<PanelKind, () => string> = { reserve: t.reserve, order: t.order }

type SlideOutProps = { panel: PanelState | null; reserve: ReserveContent }

/** The slide-out itself: it keeps its last content while it moves away, and fades when that changes. */
export function SlideOut({ panel, reserve: Reserve }: SlideOutProps) {
  const [shown, setShown] = useState(panel)
  if (panel && panel !== shown) setShown(panel)
  const detail = usePanelLocation(shown?.uid ?? null)
  const begun = useBegun(panel)
  if (!shown) return null

  return (
    <Dialog
      open={panel !== null}
      onClose={visitor.closePanel}
      label={TITLES[shown.kind]()}
      side="end"
      className={css.panel}
    >
      <Switch kind={shown.kind} uid={shown.uid} />
      <p className={css.place}>
        <a href="/locations">{t.notYourRestaurant()}</a>
      </p>
      <Content key={shown.uid} detail={detail}>
        {(location) => (
          <>
            {begun ? (
              <div hidden={shown.kind !== 'reserve'} className={css.content}>
                <Reserve location={location} shown={shown.kind === 'reserve'} />
              </div>
            ) : null}
            {shown.kind === 'order' ? (
              <div className={css.content}>
                <OrderPanel location={location} />
              </div>
            ) : null}
          </>
        )}
      </Content>
    </Dialog>
  )
}

/**
 * Whether a reservation was begun in this opening of the panel: it goes on out of sight while the order is
 * looked at, with its hold and what was typed. Closing resets it (spec:shell.panel-close): its state ends with it.
 */
function useBegun(panel: PanelState | null): boolean {
  const [begun, setBegun] = useState<string | null>(null)
  const next = reservationLocation(begun, panel)
  if (next !== begun) setBegun(next)
  return next !== null
}

function Switch({ kind, uid }: PanelState) {
  return (
    <div className={css.switch}>
      {(['reserve', 'order'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === kind}
          className={css.mode}
          onClick={() => (one === kind ? undefined : visitor.openPanel(one, uid))}
        >
          {TITLES[one]()}
        </button>
      ))}
    </div>
  )
}

type Detail = PanelLocation | 'loading' | 'failed'

type ContentProps = {
  detail: Detail
  children: (location: PanelLocation) => ReactNode
}

function Content({ detail, children }: ContentProps) {
  if (detail === 'failed') {
    return (
      <div className={css.content}>
        <Notice kind="error">{t.panelFailed()}</Notice>
      </div>
    )
  }
  if (detail === 'loading') return <Loading />
  if (detail.comingSoon) {
    return (
      <div className={css.content}>
        <h2 className={css.title}>{detail.title}</h2>
        <p className={css.text}>{t.locationIsNotOpenYet()}</p>
        <LinkButton href="/locations" kind="outlined">
          {t.findAnotherRestaurant()}
        </LinkButton>
      </div>
    )
  }
  return children(detail)
}

function Loading() {
  return (
    <div className={classNames(css.content, css.loading)}>
      <p className="visually-hidden" role="status">
        {t.loading()}
      </p>
      <Skeleton width="40%" height="0.8rem" />
      <Skeleton width="70%" height="2.6rem" />
      <Skeleton height="3.2rem" />
      <Skeleton height="3.2rem" />
      <Skeleton width="55%" height="3.2rem" />
    </div>
  )
}

const kept = new Map<string, PanelLocation>()

/** What the panel shows of a location, fetched once per page load. */
function usePanelLocation(uid: string | null): Detail {
  const [, redraw] = useState(0)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    if (!uid || kept.has(uid)) return
    const ended = new AbortController()
    fetchPanelLocation(uid, ended.signal).then(
      (location) => {
        kept.set(uid, location)
        redraw((count) => count + 1)
      },
      () => {
        if (!ended.signal.aborted) setFailed(uid)
      },
    )
    return () => ended.abort()
  }, [uid])
  const location = uid ? kept.get(uid) : undefined
  if (location) return location
  return failed === uid ? 'failed' : 'loading'
}

async function fetchPanelLocation(uid: string, signal: AbortSignal): Promise<PanelLocation> {
  const answer = await fetch(`/api/locations/${encodeURIComponent(uid)}/panel`, { signal })
  if (!answer.ok) throw new Error(`the panel of ${uid} answered ${answer.status}`)
  return answer.json()
}
