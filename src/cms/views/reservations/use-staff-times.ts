import { useEffect, useState } from 'react'
import type { StaffTimes } from '#booking-engine/host/types.ts'
import { getFromHostApi, RETRY_MS } from './api.ts'

/** Which times are asked for; `mark` is the version of the day, a change of which asks again. */
type Question = {
  location: string
  day: string
  party: number
  mark: string
  /** The reservation that is to change. */
  reservation?: string | undefined
}

/** The times at which a party can be booked; null = not known yet. `ask` asks again. */
export function useStaffTimes({ location, day, party, mark, reservation }: Question) {
  const [times, setTimes] = useState<StaffTimes | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let stale = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      const query = {
        ...{ location, day, party, mark, turn },
        ...(reservation === undefined ? {} : { reservation }),
      }
      const reply = await getFromHostApi<StaffTimes>('staff-times', query)
      if (stale) return
      // Without an answer what was known stays: the board says that there is no connection.
      if (reply.ok) setTimes(reply.value)
      else if (reply.code === 'no_answer') timer = setTimeout(load, RETRY_MS)
    }
    void load()
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [location, day, party, mark, reservation, turn])
  return { times, ask: () => setTurn((last) => last + 1) }
}
