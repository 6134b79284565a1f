/** As browsers have it that know which one is under way. */
type TurningDocument = Document & { activeViewTransition?: ViewTransition | null }

let watching = false

/**
 * Has presses count while one page turns into the next: the pictures that move take none, so a press
 * ends the turn and goes to what stands at its place then. A press of the keyboard has no place: it ends
 * the turn as well, and goes to what has the focus. Once for the whole site.
 */
export function forwardClicks(): void {
  if (watching) return
  watching = true
  document.addEventListener('click', through, { capture: true })
  // A browser that has moved the pages itself, as at a swipe, has them moved once.
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    document.documentElement.toggleAttribute('data-moved', hasUAVisualTransition)
  })
}

function through(event: MouseEvent): void {
  document.documentElement.removeAttribute('data-moved')
  const turn = (document as TurningDocument).activeViewTransition
  if (!turn || !event.isTrusted) return
  turn.skipTransition()
  if (event.detail === 0) return
  event.preventDefault()
  event.stopPropagation()
  const { clientX, clientY } = event
  const press = () => {
    const there = document.elementFromPoint(clientX, clientY)
    if (there instanceof HTMLElement) there.click()
  }
  turn.finished.then(press, press)
}
