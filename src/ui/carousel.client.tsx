'use client'

import { type CSSProperties, type ReactNode, useRef } from 'react'
import css from './carousel.module.css'
import { Icon } from './icon.tsx'
import * as icons from './icon-paths.ts'
import * as t from './messages.gen.ts'
import { useCarousel } from './use-carousel.client.ts'

type CarouselProps = {
  /** Slides as they are shown; each is named "n of m" to assistive technology. */
  slides: { id: string; content: ReactNode }[]
  /** Names the carousel. */
  label: string
  /** Slides in view, below 768 px and from there on (spec:slices.slider). */
  perView?: { mobile: number; desktop: number }
  /** Length of a change in ms (spec:slices.slider, spec:slices.contained-slider). */
  speed?: number
  /** After the last slide comes the first. */
  loop?: boolean
  /** Advances by itself after so many ms; 0 never does (spec:slices.contained-slider). */
  autoplayMs?: number
  /** Whether it advances by itself below 768 px too (the contained slider does not). */
  autoplayOnMobile?: boolean
}

/**
 * Slides on the browser's own scrolling: swipes, keys and wheels work before and without the script,
 * which adds arrows, a counter, and an advance that stops on hover, focus, reduced motion and demand.
 */
export function Carousel(props: CarouselProps) {
  const { slides, label, perView = { mobile: 1, desktop: 1 }, speed = 300, loop = false } = props
  const track = useRef<HTMLUListElement>(null)
  const carousel = useCarousel(track, {
    count: slides.length,
    speed,
    loop,
    autoplayMs: props.autoplayMs ?? 0,
    autoplayOnMobile: props.autoplayOnMobile ?? false,
  })

  const columns = {
    '--per-view-mobile': perView.mobile,
    '--per-view': perView.desktop,
  } as CSSProperties

  return (
    <section
      className={css.carousel}
      aria-roledescription={t.carousel()}
      aria-label={label}
      {...carousel.hold}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keys.
        tabIndex={0}
        className={css.track}
        style={columns}
        aria-live={carousel.playing ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={css.slide}
            aria-label={t.slideOf({ slide: index + 1, count: slides.length })}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className={css.controls}>
          {carousel.rotates ? (
            <Control
              label={carousel.paused ? t.startTheSlides() : t.pauseTheSlides()}
              icon={carousel.paused ? icons.play : icons.pause}
              onClick={carousel.togglePause}
            />
          ) : null}
          <p className={css.counter} aria-hidden="true">
            {carousel.index + 1} / {slides.length}
          </p>
          <Control
            label={t.previousSlide()}
            icon={icons.arrowLeft}
            onClick={() => carousel.step(-1)}
            disabled={!loop && carousel.index === 0}
          />
          <Control
            label={t.nextSlide()}
            icon={icons.arrowRight}
            onClick={() => carousel.step(1)}
            disabled={!loop && carousel.atEnd}
          />
        </div>
      ) : null}
    </section>
  )
}

type ControlProps = {
  label: string
  /** Path data of its icon, from `icon-paths.ts`. */
  icon: string
  onClick: () => void
  disabled?: boolean
}

function Control({ label, icon, onClick, disabled }: ControlProps) {
  return (
    <button
      type="button"
      className={css.control}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon path={icon} />
    </button>
  )
}
