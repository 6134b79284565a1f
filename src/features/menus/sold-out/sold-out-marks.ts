import { currentLanguage } from '#lib/language/current-language.ts'
import css from '../item/dish-head.module.css'
import * as t from './messages.gen.ts'

/**
 * Marks every dish on the page that is among `items`, takes the mark off all others, and answers with
 * the names of those that changed. Marks are hidden and not removed: React may have drawn them.
 */
export function markSoldOut(page: ParentNode, items: readonly string[]) {
  const ids = new Set(items)
  const changed = { gone: new Set<string>(), back: new Set<string>() }
  for (const head of page.querySelectorAll<HTMLElement>('[data-dish]')) {
    const gone = ids.has(head.dataset.dish ?? '')
    if (gone === head.hasAttribute('data-sold-out')) continue
    head.toggleAttribute('data-sold-out', gone)
    markAfter(head).hidden = !gone
    changed[gone ? 'gone' : 'back'].add(head.firstElementChild?.textContent ?? '')
  }
  return { gone: [...changed.gone], back: [...changed.back] }
}

function markAfter(head: HTMLElement): HTMLElement {
  const next = head.nextElementSibling
  if (next instanceof HTMLElement && 'soldOutMark' in next.dataset) return next
  const mark = document.createElement('p')
  mark.className = css.mark ?? ''
  mark.dataset.soldOutMark = ''
  mark.textContent = t.soldOut()
  head.after(mark)
  return mark
}

/** What changed, in a sentence for those who listen; empty where nothing did. */
export function changesText({ gone, back }: { gone: string[]; back: string[] }): string {
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' })
  return [
    gone.length > 0 ? t.soldOutNow({ dishes: list.format(gone) }) : '',
    back.length > 0 ? t.backOnTheMenu({ dishes: list.format(back) }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
