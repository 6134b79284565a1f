import { useCallback, useEffect, useRef, useState } from 'react'

/** What was read of a source; null until then. `isFaulty`: the last attempt failed. */
export type Reading<T> = { value: T | null; isFaulty: boolean; again(): void }

/**
 * Reads anew when `source` changes, and when asked to; null reads nothing.
 *
 * @param source - names what is read; passed to `read`.
 */
export function useReading<T>(
  source: string | null,
  read: (source: string, signal: AbortSignal) => Promise<T>,
): Reading<T> {
  const [known, setKnown] = useState<{ source: string; value: T } | null>(null)
  const [isFaulty, setFaulty] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const reader = useRef(read)
  reader.current = read
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` reads it once more.
  useEffect(() => {
    setFaulty(false)
    if (source === null) return
    const ended = new AbortController()
    reader.current(source, ended.signal).then(
      (value) => {
        if (!ended.signal.aborted) setKnown({ source, value })
      },
      () => {
        if (!ended.signal.aborted) setFaulty(true)
      },
    )
    return () => ended.abort()
  }, [source, attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { value: known?.source === source ? known.value : null, isFaulty, again }
}
