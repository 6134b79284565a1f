import * as t from './messages.gen.ts'

/** What the staff did with a party of the walk-in list, in words. */
export function entryActText(act: string, detail: string): string {
  switch (act) {
    case 'list_add':
      return t.addedQuoted({ quoted: detail.split(' ').at(-1) ?? '' })
    case 'list_change':
      return t.entryChanged({ changes: detail.split('; ').map(changeText).join(', ') })
    case 'list_notify':
      return t.notified()
    case 'list_seat':
      return t.seated()
    case 'list_leave':
      return t.left()
    case 'list_remove':
      return t.removed()
    default:
      return t.undone()
  }
}

/** One change, as the log has it: `party 2 4`, `phone`. */
function changeText(change: string): string {
  const [what = '', from = '', to = ''] = change.split(' ')
  switch (what) {
    case 'party':
      return t.partyFromTo({ from, to })
    case 'quoted':
      return t.quoteFromTo({ from, to })
    case 'name':
      return t.nameWord()
    case 'phone':
      return t.phoneWord()
    case 'texts':
      return t.textsWord()
    case 'wish':
      return t.wishWord()
    default:
      return t.noteWord()
  }
}
