import { PREVIEW_COOKIE } from '#lib/cookies/preview-cookie.ts'

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 20_000

/** The answer for a page with a draft; `html` is that of an error page where `status` is not 200. */
export type Preview = { status: number; html: string; origin: string }

/**
 * Reads the page of a draft at its preview's address. Where nothing was previewed before, the preview that this begins is
 * ended again: the rest of the site stays as guests see it. Throws where there is no answer.
 */
export async function readPreview(address: string): Promise<Preview> {
  const { pathname, search, origin } = new URL(address)
  return endingPreview(async () => {
    const shown = await ask(pathname + search)
    return { status: shown.status, html: await shown.text(), origin }
  })
}

/** Reads pages of the site with the draft that a preview's address shows, and ends the preview as `readPreview` does. */
export async function whilePreviewing<T>(address: string, read: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(address)
  return endingPreview(async () => {
    // Where it leads is read by the caller, who knows the pages.
    await ask(pathname + search, 'manual')
    return read()
  })
}

async function endingPreview<T>(read: () => Promise<T>): Promise<T> {
  const isPreviewing = document.cookie.includes(PREVIEW_COOKIE)
  try {
    return await read()
  } finally {
    if (!isPreviewing) await ask('/preview/exit', 'manual')
  }
}

/** Asks the site; throws where there is no answer in time. */
export function ask(address: string, redirect: RequestRedirect = 'follow'): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(address, { cache: 'no-store', redirect, signal })
}
