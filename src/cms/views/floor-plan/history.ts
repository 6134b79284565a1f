/** What was done with something, so that it can be undone and done again. */
export type History<State> = { past: readonly State[]; present: State; future: readonly State[] }

/** How many steps can be undone. */
export const MAX_STEPS = 100

/** A history in which nothing was done yet. */
export function historyOf<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** Does something; what was undone before is gone. What changes nothing is no step. */
export function commit<State>(history: History<State>, next: State): History<State> {
  const { past, present } = history
  if (next === present) return history
  return { past: [...past, present].slice(-MAX_STEPS), present: next, future: [] }
}

/** Takes the last step back. */
export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** Does again what was taken back last. */
export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const [next, ...later] = future
  if (next === undefined) return history
  return { past: [...past, present], present: next, future: later }
}
