import { Notice } from '#ui/notice.tsx'
import type { Task } from '../flow/state.ts'
import { TEXT } from '../texts.ts'

/** That the card's bank has a word in it, on the way there and on the way back. */
export function BankNotice({ task }: { task: Task | null }) {
  const back = task?.kind === 'reserve' && task.attempt.asked
  if (task?.kind !== 'bank' && !back) return null
  return (
    <Notice>
      <p>{back ? TEXT.backFromBank : TEXT.atBank}</p>
    </Notice>
  )
}
