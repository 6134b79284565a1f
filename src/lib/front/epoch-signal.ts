import { processSingleton } from '../process/process-singleton.ts'

type Listener = () => void

const listeners = () => processSingleton('epoch-signal', () => new Set<Listener>())

/**
 * Says that this process has raised (or is about to commit) the content epoch, so that the front
 * looks at once and not at its next poll. Safe to call before the commit: the front looks again.
 */
export function signalEpoch(): void {
  for (const listener of listeners()) listener()
}

/** Calls `listener` at every signal of this process, until the returned function is called. */
export function onEpochSignal(listener: Listener): () => void {
  listeners().add(listener)
  return () => void listeners().delete(listener)
}

const known = () => processSingleton('epoch-known', () => new Set<Listener>())

/** Says that the front of this process knows of a new epoch, so that its pages are those of that one. */
export function announceEpoch(): void {
  for (const listener of known()) listener()
}

/** Calls `listener` each time that the front knows of a new epoch, until the returned function is called. */
export function onEpochKnown(listener: Listener): () => void {
  known().add(listener)
  return () => void known().delete(listener)
}
