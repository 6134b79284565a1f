import { lasting } from './waits.ts'

/** Asks for a page, and returns ms until all of it was there, and its bytes. Throws where it is not answered with 200. */
export async function askPage(
  url: string,
  headers: HeadersInit = {},
): Promise<{ ms: number; bytes: number }> {
  let bytes = 0
  const ms = await lasting(async () => {
    const answer = await fetch(url, { headers })
    bytes = (await answer.arrayBuffer()).byteLength
    if (answer.status !== 200 || answer.redirected)
      throw new Error(
        `${url} answers ${answer.status}${answer.redirected ? ` as ${answer.url}` : ''}`,
      )
  })
  return { ms, bytes }
}
