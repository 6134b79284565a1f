import { useCallback, useState } from 'react'
import type { TonightView } from '#cms/host/tonight.ts'
import { useLive } from '../board/use-live.ts'
import { getFromHostApi } from '../reservations/api.ts'

/** What is on show, and why it may be out of date. */
export type TonightState = { view: TonightView; error: 'no_answer' | 'forbidden' | null }

/** Tonight at all restaurants, which keeps itself current as a day does. */
export function useTonight(first: TonightView): TonightState {
  const [state, setState] = useState<TonightState>({ view: first, error: null })
  const refresh = useCallback(async () => {
    const reply = await getFromHostApi<TonightView>('tonight', {})
    setState(({ view }) => {
      if (reply.ok) return { view: reply.value ?? view, error: null }
      return { view, error: reply.code === 'forbidden' ? 'forbidden' : 'no_answer' }
    })
    return reply.ok
  }, [])
  useLive(
    state.view.rows.map(({ id }) => id),
    refresh,
  )
  return state
}
