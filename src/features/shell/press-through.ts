/** As browsers have it that know which one is under way. */
type TurningDocument = Document & { activeViewTransition?: ViewTransition | null }

/**
 * Presses count while one page turns into the next: the pictures that move take none, so a press ends the
 * turn and goes to what stands at its place then.
 */
export function pressThrough(event: MouseEvent): boolean {
  const turn = (document as TurningDocument).activeViewTransition
  if (!turn || !event.isTrusted) return false
  event.preventDefault()
  const { clientX, clientY } = event
  const through = () => {
    const there = document.elementFromPoint(clientX, clientY)
    if (there instanceof HTMLElement) there.click()
  }
  turn.skipTransition()
  turn.finished.then(through, through)
  return true
}
