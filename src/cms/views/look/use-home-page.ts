import { useCallback, useEffect, useState } from 'react'

/** The published home page as text, without what a picture of it has no use for; null until it has been read. */
export function useHomePage() {
  const [page, setPage] = useState<string | null>(null)
  const [isFaulty, setFaulty] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` reads it once more.
  useEffect(() => {
    const ended = new AbortController()
    setFaulty(false)
    read(ended.signal).then(setPage, () => {
      if (!ended.signal.aborted) setFaulty(true)
    })
    return () => ended.abort()
  }, [attempt])
  const again = useCallback(() => setAttempt((count) => count + 1), [])
  return { page, isFaulty, again }
}

/** Scripts, and the look that is published: what another one does not state is the reference's. */
const NOT_SHOWN = 'script, link[as="script"], link[rel="modulepreload"], head > style'

async function read(signal: AbortSignal): Promise<string> {
  // As guests have it: without the cookie of a preview, which would show a draft.
  const reply = await fetch('/', {
    ...{ signal, credentials: 'omit', cache: 'no-store' },
    headers: { accept: 'text/html' },
  })
  if (!reply.ok) throw new Error(`The home page is answered ${reply.status}`)
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  for (const element of page.querySelectorAll(NOT_SHOWN)) element.remove()
  return `<!doctype html>${page.documentElement.outerHTML}`
}
