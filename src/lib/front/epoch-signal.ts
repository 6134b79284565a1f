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
