/** Events by which a visitor begins to use something. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin']
/** Events that say what the visitor wants done. */
const WISHES = ['click', 'input', 'change', 'submit']

/**
 * Watches `box`, whose island does not work yet: `used` is called at each sign of use. What the visitor did is
 * done again by `replay`, once the island works. It listens at the window, since React stops such events at the
 * document while what they concern is not hydrated.
 */
export function watchEarlyEvents(box: Element, used: () => void) {
  const wishes: (() => void)[] = []
  const note = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element && box.contains(target))) return
    // Without its island a form would be sent the browser's own way.
    if (type === 'submit') event.preventDefault()
    if (WISHES.includes(type)) wishes.push(repetition(type, target))
    used()
  }
  const all = [...SIGNS, ...WISHES]
  for (const type of all) addEventListener(type, note, true)
  return {
    /** From now on the island hears for itself. */
    stop() {
      for (const type of all) removeEventListener(type, note, true)
    },
    replay() {
      for (const repeat of wishes.splice(0)) repeat()
    },
  }
}

/** Links, boxes and summaries have done by themselves what a press asks for; a plain button has not. */
function repetition(type: string, target: Element): () => void {
  if (type === 'submit') return () => (target as HTMLFormElement).requestSubmit()
  if (type !== 'click') return () => target.dispatchEvent(new Event(type, { bubbles: true }))
  // Looked for now: the button of a form that works is one that sends it.
  const button = target.closest<HTMLElement>('button[type=button]')
  return () => button?.click()
}
