import { useEffect, useState } from 'react'

/** The name of a reusable slice; null where there is none with this id. */
export type Found = { id: number | string; title: string | null }

/** Reads the name of the reusable slice with this id; null until it is known, or where the server does not answer. */
export function useTitle(id: number | string | null): Found | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (id === null) return
    const reading = new AbortController()
    readTitle(id, reading.signal)
      .then((title) => setFound({ id, title }))
      // Without an answer the row has no name, and its field says which one it is.
      .catch(() => {})
    return () => reading.abort()
  }, [id])
  return found?.id === id ? found : null
}

async function readTitle(id: number | string, signal: AbortSignal): Promise<string | null> {
  const query = new URLSearchParams({ draft: 'true', depth: '0', 'select[title]': 'true' })
  const answer = await fetch(`/admin/api/reusable-slices/${id}?${query}`, { signal })
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`The name was not read: ${answer.status}`)
  const { title } = (await answer.json()) as { title?: unknown }
  return typeof title === 'string' && title !== '' ? title : String(id)
}
