/** Events by which a visitor begins to use something. */
const SIGNS = ['pointerover', 'focusin']
/** Events that say what the visitor wants done. */
const WISHES = ['click', 'input', 'change', 'submit']

/** What a visitor wanted done, and at which element. */
type Wish = { event: Event; at: HTMLElement | null }

/**
 * Watches `box`, whose island does not work yet: `used` is called at each sign of use. What the visitor wants done
 * is done again by `replay`, once the island works; of input in text fields and boxes only `onInput` hears, since
 * React's `onChange` compares values. It listens at the window, because React stops such events at the document
 * while what they concern is not hydrated.
 */
export function watchEarlyEvents(box: Element, used: () => void) {
  let wishes: Wish[] = []
  let touched = false
  let failed = false
  const note = (event: Event) => {
    const target = event.target as HTMLElement
    const { type } = event
    if (!(target instanceof Node && box.contains(target))) return
    touched = true
    if (type === 'submit') {
      // What the server answers by its address can go there where the island does not come.
      if (failed && (target as HTMLFormElement).method === 'get') return
      event.preventDefault()
    }
    // Links, boxes and summaries have done by themselves what a press asks for, the button of a form has sent it; a
    // plain button has done nothing.
    const at = type === 'click' ? target.closest<HTMLElement>('button[type=button]') : target
    if (WISHES.includes(type)) wishes.push({ event, at })
    used()
  }
  const all = [...SIGNS, ...WISHES]
  for (const type of all) addEventListener(type, note, true)
  // A form can be sent from now on, by its button or by Enter in a field: it is heard here, and sent later.
  for (const button of box.querySelectorAll<HTMLButtonElement>('[data-sends]'))
    button.type = 'submit'
  return {
    /** From now on the island hears for itself, also what is under way. */
    stop() {
      for (const type of all) removeEventListener(type, note, true)
      wishes = wishes.filter(({ event }) => event.eventPhase === 0)
    },
    replay() {
      for (const { event, at } of wishes.splice(0)) {
        const Kind = event.constructor as typeof Event
        at?.dispatchEvent(new Kind(event.type, event))
      }
    },
    /**
     * The island did not come: nothing is done behind the visitor's back later. Returns whether the visitor had
     * touched it.
     */
    fail() {
      failed = true
      wishes = []
      return touched
    },
  }
}
