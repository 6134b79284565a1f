import { Notice } from '#ui/notice.tsx'
import type { Task } from '../flow/state.ts'
import * as t from './messages.gen.ts'

/** That the card's bank has a word in it, on the way there and on the way back. */
export function BankNotice({ task }: { task: Task | null }) {
  const back = task?.kind === 'reserve' && task.attempt.asked
  if (task?.kind !== 'bank' && !back) return null
  return (
    <Notice>
      <p>{back ? t.bankHasAnswered() : t.bankAsks()}</p>
    </Notice>
  )
}
