/** For how long nothing asked for the visitor when a popup appears (spec:shell.popup-delay), in ms. */
const DELAY_MS = 1500

/** How often it is looked whether something does, in ms. */
const LOOK_MS = 500

/**
 * Calls `show` once, 1.5 s after nothing asks for the visitor any more (spec:shell.popup-delay). Whatever does
 * meanwhile lets those begin anew. Returns what gives it up.
 */
export function whenQuiet(isInUse: () => boolean, show: () => void): () => void {
  let left = DELAY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (isInUse()) left = DELAY_MS
    else if (left === 0) return show()
    else left -= LOOK_MS
    timer = setTimeout(look, LOOK_MS)
  }
  look()
  return () => clearTimeout(timer)
}
