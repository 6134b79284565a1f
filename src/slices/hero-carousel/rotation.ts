import { stepIndex } from '#ui/carousel-steps.ts'

/** Time of one slide in ms (spec:slices.hero-carousel). */
export const SLIDE_MS = 7000

/** Length of a change in ms; while it runs, no other starts (spec:slices.one-change-at-a-time). */
export const CHANGE_MS = 1000

/** What the carousel is doing. Two states with the same `turn` are the same visit to a slide. */
export type Rotation = {
  index: number
  count: number
  /** Counts the changes so far. */
  turn: number
  changing: boolean
  /** The change was asked for by hand. */
  manual: boolean
  /** Stopped by the pause control. */
  paused: boolean
  /** Held while the keyboard's focus is inside. */
  held: boolean
  /** The visitor accepts motion. */
  motion: boolean
}

export type RotationEvent =
  | { type: 'step'; by: 1 | -1 }
  | { type: 'select'; index: number }
  /** The time of the visit `turn` is over; a timer of an earlier visit changes nothing. */
  | { type: 'elapsed'; turn: number }
  | { type: 'changed' }
  | { type: 'pause' }
  | { type: 'hold'; held: boolean }
  | { type: 'motion'; allowed: boolean }

/** The first slide, standing still until the browser has said whether it may move. */
export function startRotation(count: number): Rotation {
  return {
    index: 0,
    count,
    turn: 0,
    changing: false,
    manual: false,
    paused: false,
    held: false,
    motion: false,
  }
}

/** The next state. The index wraps around, and a change is refused while one runs (spec:slices.wraps-around). */
export function rotate(state: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'step':
      return change(state, stepIndex(state.index, event.by, state.count, true), true)
    case 'select':
      return change(state, event.index, true)
    case 'elapsed':
      if (event.turn !== state.turn) return state
      return change(state, stepIndex(state.index, 1, state.count, true), false)
    case 'changed':
      return { ...state, changing: false }
    case 'pause':
      return { ...state, paused: !state.paused }
    case 'hold':
      return state.held === event.held ? state : { ...state, held: event.held }
    case 'motion':
      return { ...state, motion: event.allowed }
  }
}

function change(state: Rotation, index: number, manual: boolean): Rotation {
  if (state.changing || index === state.index || index < 0 || index >= state.count) return state
  return { ...state, index, manual, changing: true, turn: state.turn + 1 }
}

/** Whether slides follow each other at all: more than one, and motion is welcome. */
export function rotates(state: Rotation): boolean {
  return state.count > 1 && state.motion
}

/**
 * Whether the slide's 7 s are running. After a change by hand they begin when the change has ended,
 * one full interval (spec:slices.restart-after-manual); otherwise they run from the start of the change.
 */
export function isCounting(state: Rotation): boolean {
  return rotates(state) && !state.paused && !state.held && !(state.changing && state.manual)
}
