'use client'

import { useEffect, useRef } from 'react'
import { listenToAdmin } from '#features/shell/preview/live-preview.ts'
import { SLICE_SIMULATOR_PATH } from '#lib/front/slice-simulator.ts'

/** Has every state of the admin's form drawn by the server, the newest one last. */
export function SimulatorFrame() {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let newest = 0
    const draw = async (slices: unknown) => {
      const turn = ++newest
      const html = await drawn(slices)
      if (turn === newest && shown.current) shown.current.innerHTML = html
    }
    return listenToAdmin(({ type, data }) => {
      if (type === 'payload-live-preview' && data) draw(data.slices ?? [])
    })
  }, [])
  return (
    <div ref={shown}>
      <h1 className="visually-hidden">Slice simulator</h1>
    </div>
  )
}

/** HTML of the slices as the server renders them. */
async function drawn(slices: unknown): Promise<string> {
  const answer = await fetch(SLICE_SIMULATOR_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slices }),
  })
  if (!answer.ok) throw new Error(`The slices were not drawn: ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return page.querySelector('main')?.innerHTML ?? ''
}
