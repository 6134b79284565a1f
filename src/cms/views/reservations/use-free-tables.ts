import { useEffect, useState } from 'react'
import type { FreeTable } from '#booking-engine/host/types.ts'
import type { FreeTablesAnswer } from '#cms/host/request-schemas.ts'
import { getFromHostApi, RETRY_MS } from './api.ts'

/**
 * The tables that are free for a query of `GET /reservations/free-tables`; null = not known yet, or nothing asked. A
 * field that the server does not know, such as the version of the day, asks anew when it changes.
 */
export function useFreeTables(
  query: Record<string, string | number | undefined> | null,
): FreeTable[] | null {
  const [tables, setTables] = useState<FreeTable[] | null>(null)
  const question = query && JSON.stringify(query)
  useEffect(() => {
    setTables(null)
    if (question === null) return
    let stale = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      const asked = JSON.parse(question) as Record<string, string | number>
      const reply = await getFromHostApi<FreeTablesAnswer>('free-tables', asked)
      if (stale) return
      if (!reply.ok && reply.code === 'no_answer') timer = setTimeout(load, RETRY_MS)
      else setTables(reply.ok && reply.value ? reply.value.tables : [])
    }
    void load()
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [question])
  return tables
}
