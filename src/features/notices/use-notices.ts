import { useEffect, useState } from 'react'
import type { NoticesResponse } from '#lib/notices/notices.ts'

/** Everything that may be shown, fetched once when it is `wanted`; null until then, and where it fails. */
export function useNotices(wanted: boolean): NoticesResponse | null {
  const [answer, setAnswer] = useState<NoticesResponse | null>(null)
  useEffect(() => {
    if (!wanted || answer) return
    const ended = new AbortController()
    // Without an answer there is nothing to show, and nothing to say about it.
    fetchNotices(ended.signal).then(setAnswer, () => {})
    return () => ended.abort()
  }, [wanted, answer])
  return answer
}

async function fetchNotices(signal: AbortSignal): Promise<NoticesResponse> {
  const answer = await fetch('/api/notices', { signal })
  if (!answer.ok) throw new Error(`/api/notices answered ${answer.status}`)
  return answer.json()
}
