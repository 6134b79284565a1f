'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, type TouchEvent, useEffect, useReducer, useRef, useState } from 'react'
import type { Video } from '#lib/media/video.ts'
import { BREAKPOINTS } from '#ui/breakpoints.ts'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import css from './hero-carousel.module.css'
import * as t from './messages.gen.ts'
import {
  CHANGE_MS,
  isCounting,
  type Rotation,
  type RotationEvent,
  rotate,
  rotates,
  startRotation,
} from './rotation.ts'

/** Fetched by heroes that have a film. */
const LoopedVideo = dynamic(
  () => import('#ui/looped-video.client.tsx').then((module) => module.LoopedVideo),
  { ssr: false },
)

type Slide = {
  key: string
  picture: ReactNode
  words: ReactNode
  film: Video[]
  mobileFilm: Video[]
}

const SWIPE_PX = 48

/** Turns the slides of a hero that the server has drawn: timer, progress bars, arrows, pause. */
export function HeroCarouselIsland({ slides, slideMs }: { slides: Slide[]; slideMs: number }) {
  const [state, send] = useRotation(slides.length, slideMs)
  const phone = useMedia(send)
  const touch = useRef(0)
  // Whatever moves by itself can be stopped, and a film on a single slide does (WCAG 2.2.2).
  const film = filmOf(slides[state.index], phone)
  const moves = rotates(state) || (state.motion && film.length > 0)

  const swiped = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touch.current
    if (Math.abs(moved) > SWIPE_PX) send({ type: 'step', by: moved < 0 ? 1 : -1 })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping and holding are shortcuts of the buttons inside.
    <div
      className={css.stage}
      onTouchStart={(event) => {
        touch.current = event.changedTouches[0]?.clientX ?? 0
      }}
      onTouchEnd={swiped}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) send({ type: 'hold', held: true })
      }}
      onBlur={() => send({ type: 'hold', held: false })}
    >
      <Slides {...{ slides, film, state }} ready={phone !== null} />
      <div className={css.controls}>
        {slides.length > 1 ? (
          <Steps slides={slides} state={state} send={send} ms={slideMs} />
        ) : null}
        {moves ? (
          <Control
            icon={state.paused ? icons.play : icons.pause}
            label={state.paused ? t.startTheSlides() : t.pauseTheSlides()}
            onClick={() => send({ type: 'pause' })}
          />
        ) : null}
      </div>
    </div>
  )
}

/** Which slide is shown, by the timers of the slides and of their changes. */
function useRotation(count: number, slideMs: number) {
  const [state, send] = useReducer(rotate, count, startRotation)
  const { turn, changing } = state
  const counting = isCounting(state)

  useEffect(() => {
    if (!counting) return
    const timer = setTimeout(() => send({ type: 'elapsed', turn }), slideMs)
    return () => clearTimeout(timer)
  }, [counting, slideMs, turn])

  useEffect(() => {
    if (!changing) return
    const timer = setTimeout(() => send({ type: 'changed' }), CHANGE_MS)
    return () => clearTimeout(timer)
  }, [changing])

  return [state, send] as const
}

/**
 * Whether the window is a phone's; null until the browser has said so. The rotation is told whether motion is
 * welcome.
 */
function useMedia(send: (event: RotationEvent) => void): boolean | null {
  const [phone, setPhone] = useState<boolean | null>(null)
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)')
    const narrow = matchMedia(`(width < ${BREAKPOINTS.mobile}px)`)
    const read = () => {
      send({ type: 'motion', allowed: !calm.matches })
      setPhone(narrow.matches)
    }
    read()
    const queries = [calm, narrow]
    for (const query of queries) query.addEventListener('change', read)
    return () => {
      for (const query of queries) query.removeEventListener('change', read)
    }
  }, [send])
  return phone
}

type SlidesProps = {
  slides: Slide[]
  /** Film of the active slide; empty where it has none. */
  film: Video[]
  state: Rotation
  /** Whether the page works: until then all slides are there. */
  ready: boolean
}

/** The slides, of which one is active; without scripts all of them are. */
function Slides({ slides, film, state: { index, paused }, ready }: SlidesProps) {
  const [reached, setReached] = useState(0)

  // The next slide's picture is fetched while this one is looked at, and not before the page is idle.
  useEffect(() => {
    const timer = setTimeout(() => setReached((was) => Math.max(was, index + 1)), 2500)
    return () => clearTimeout(timer)
  }, [index])

  return (
    <ul className={css.slides}>
      {slides.map((slide, at) => (
        <li
          key={slide.key}
          className={css.slide}
          aria-label={t.slideOf({ slide: at + 1, count: slides.length })}
          data-active={at === index || undefined}
          inert={ready && at !== index}
          data-later={(at !== index && at > reached) || undefined}
        >
          <div className={css.ground}>
            <div className={css.view}>
              {slide.picture}
              {film[0] && at === index ? (
                <LoopedVideo key={film[0].src} sources={film} playing={!paused} />
              ) : null}
            </div>
          </div>
          {slide.words}
        </li>
      ))}
    </ul>
  )
}

type StepsProps = {
  slides: Slide[]
  state: Rotation
  send: (event: RotationEvent) => void
  /** Time of a slide in ms. */
  ms: number
}

function Steps({ slides, state, send, ms }: StepsProps) {
  const counting = isCounting(state)
  return (
    <>
      <Control
        icon={icons.arrowLeft}
        touch
        label={t.previousSlide()}
        onClick={() => send({ type: 'step', by: -1 })}
      />
      <div className={css.bars}>
        {slides.map((slide, at) => (
          <button
            key={slide.key}
            type="button"
            className={css.bar}
            aria-label={t.slideNumber({ slide: at + 1 })}
            aria-current={at === state.index || undefined}
            data-done={at < state.index || undefined}
            data-counting={(at === state.index && counting) || undefined}
            style={{ '--slide-time': `${ms}ms` } as React.CSSProperties}
            onClick={() => send({ type: 'select', index: at })}
          />
        ))}
      </div>
      <Control
        icon={icons.arrowRight}
        touch
        label={t.nextSlide()}
        onClick={() => send({ type: 'step', by: 1 })}
      />
    </>
  )
}

function filmOf(slide: Slide | undefined, phone: boolean | null): Video[] {
  if (!slide || phone === null) return []
  return phone ? slide.mobileFilm : slide.film
}

type ControlProps = {
  /** Path data of its icon, from `icon-paths.ts`. */
  icon: string
  label: string
  onClick: () => void
  /** Only where there is no hovering pointer. */
  touch?: boolean
}

function Control({ icon, label, onClick, touch }: ControlProps) {
  return (
    <button
      type="button"
      className={css.control}
      data-touch={touch || undefined}
      aria-label={label}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  )
}
