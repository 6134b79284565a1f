/** A page that is left at once opens no line, ms. */
const SETTLED = 1000
/** Longer than this the server is never silent, ms. */
const SILENCE = 60_000
/** After a refusal, at least; browsers that were refused together do not all ask again together. */
const REFUSED = 10_000

/**
 * Keeps a line to the server open while the page is looked at, and calls `hear` with the ids of what is
 * sold out: with each new line, at every change and every 25 s. The returned function hangs up.
 */
export function keepLineCurrent(uid: string, hear: (items: string[]) => void): () => void {
  let line: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function hangUp() {
    line?.close()
    line = undefined
    clearTimeout(timer)
  }
  function openIn(ms: number) {
    hangUp()
    if (document.visibilityState === 'visible') timer = setTimeout(open, ms)
  }
  function open() {
    hangUp()
    line = new EventSource(`/api/locations/${encodeURIComponent(uid)}/sold-out`)
    line.onmessage = ({ data }) => {
      clearTimeout(timer)
      timer = setTimeout(open, SILENCE)
      hear((JSON.parse(data) as { items: string[] }).items)
    }
    line.onerror = () => {
      // Without a network `online` tells; what merely broke is opened again by the browser.
      if (!navigator.onLine) hangUp()
      else if (line?.readyState === EventSource.CLOSED) openIn(REFUSED * (1 + Math.random()))
    }
  }
  const seen = () => openIn(0)
  const loaded = () => openIn(SETTLED)

  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded)
  document.addEventListener('visibilitychange', seen)
  addEventListener('online', seen)
  addEventListener('pageshow', seen)
  addEventListener('pagehide', hangUp)
  return () => {
    hangUp()
    removeEventListener('load', loaded)
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('online', seen)
    removeEventListener('pageshow', seen)
    removeEventListener('pagehide', hangUp)
  }
}
