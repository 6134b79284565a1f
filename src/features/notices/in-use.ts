/** A field of a form, as far as it says whether somebody has put something into it. */
type TextField = { type: string; value: string }

/** What holds something without anybody's doing, or nothing that is kept. */
const NOT_TYPED = ['hidden', 'checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'range']

/** Choices count once somebody has made them: they hold something from the beginning. */
const CHOSEN = ':is(select, input):is(:user-valid, :user-invalid)'

/** An item's drawer on a menu that is open. */
const DRAWER = '[data-item] button[aria-expanded="true"]'

/** Whether the visitor is in the middle of something on this page: a dialog, a drawer, or a form with input. */
export function isPageInUse(): boolean {
  if (document.querySelector(`dialog:modal, ${DRAWER}`)) return true
  if (document.activeElement?.matches('input, select, textarea, [contenteditable]')) return true
  return isBegun()
}

function isBegun(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
  if ([...fields].some(hasInput)) return true
  return CSS.supports(`selector(${CHOSEN})`) && document.querySelector(`form ${CHOSEN}`) !== null
}

/** Whether a field holds what was typed into it, or a file that was picked. */
export function hasInput({ type, value }: TextField): boolean {
  return !NOT_TYPED.includes(type) && value.trim() !== ''
}
