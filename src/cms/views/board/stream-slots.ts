/**
 * Most streams of one browser. Over HTTP/1.1 it has six connections to a site, and those that are left must do for
 * everything else; further windows ask instead.
 */
const MAX_STREAMS = 4

/**
 * Takes one of the browser's streams, over all its windows; null = all are taken. The returned function gives it back,
 * and so does the end of the page. Where the browser has no locks (plain HTTP in the restaurant's own network), nobody
 * counts.
 */
export async function takeSlot(): Promise<(() => void) | null> {
  if (!navigator.locks) return () => {}
  for (let n = 0; n < MAX_STREAMS; n++) {
    const release = await tryLock(`tableside live stream ${n}`)
    if (release) return release
  }
  return null
}

function tryLock(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve(release))
    })
  })
}
