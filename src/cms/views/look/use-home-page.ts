import { type Reading, useReading } from '../reading/use-reading.ts'

/** The published home page as text, without what a picture of it has no use for. */
export function useHomePage(): Reading<string> {
  return useReading('/', read)
}

/** Scripts, and the look that is published: what another one does not state is the reference's. */
const NOT_SHOWN = 'script, link[as="script"], link[rel="modulepreload"], head > style'

async function read(address: string, signal: AbortSignal): Promise<string> {
  // As guests have it: without the cookie of a preview, which would show a draft.
  const reply = await fetch(address, {
    ...{ signal, credentials: 'omit', cache: 'no-store' },
    headers: { accept: 'text/html' },
  })
  if (!reply.ok) throw new Error(`The home page is answered ${reply.status}`)
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
  for (const element of page.querySelectorAll(NOT_SHOWN)) element.remove()
  return `<!doctype html>${page.documentElement.outerHTML}`
}
