import type { ShownPage } from '#cms/publish-check/shown-pages.ts'
import { ask } from '../read-preview.ts'

/** How long the slice simulator is waited for, ms. */
const TIMEOUT_MS = 20_000

/** The HTML of a page with the draft that is being previewed. Throws where there is none. */
export async function readShownPage({ path, slices }: ShownPage): Promise<string> {
  const reply = slices ? await draw(path, slices) : await ask(path)
  if (reply.status !== 200)
    throw new Error(`${path} with the draft has the status ${reply.status}.`)
  return reply.text()
}

function draw(simulator: string, slices: unknown): Promise<Response> {
  return fetch(simulator, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    ...{ body: JSON.stringify({ slices }), cache: 'no-store' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
