import type { FieldPlace, Step } from './locate-field.ts'

/** Frames after which what was opened is taken for not there. */
const FRAMES = 60
const FOCUSABLE =
  'input:not([type="hidden"], :disabled), textarea, select, [contenteditable="true"], button'

/** Opens the tabs and rows in which a field stands, brings it into view and gives it the focus. */
export async function openField(path: string, { steps }: FieldPlace): Promise<void> {
  for (const step of steps) await open(step)
  const field = await appeared(() => document.getElementById(`field-${path.replaceAll('.', '__')}`))
  if (!field) return
  field.scrollIntoView({ block: 'center' })
  const input = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE)
  input?.focus({ preventScroll: true })
}

async function open(step: Step): Promise<void> {
  if (step.kind === 'tab') return (await appeared(() => tabOf(step.label)))?.click()
  const id = `${step.path.replaceAll('.', '-')}-row-${step.index}`
  const row = await appeared(() => document.getElementById(id))
  // The form draws the fields of a row once it has been in view.
  row?.scrollIntoView({ block: 'center' })
  const toggle = row?.querySelector<HTMLElement>('.collapsible__toggle')
  if (toggle?.matches('.collapsible__toggle--collapsed')) toggle.click()
}

function tabOf(label: string): HTMLElement | null {
  const tabs = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')
  return [...tabs].find((tab) => ownText(tab) === label) ?? null
}

/** The label of a tab without the number of its errors. */
function ownText({ childNodes }: HTMLElement): string {
  const texts = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return texts.map(({ textContent }) => textContent).join('')
}

/** An element once it is on the page; null where it does not come. */
async function appeared(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  for (let frame = 0; frame < FRAMES; frame++) {
    const found = find()
    if (found) return found
    await new Promise(requestAnimationFrame)
  }
  return null
}
