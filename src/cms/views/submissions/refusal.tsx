import shared from '../board/board.module.css'
import type { ChangeName, Submissions } from './use-submissions.ts'

type RefusalProps = { all: Submissions; id: number; at: ChangeName }

/** Why the last change of a submission was refused, at the form or the buttons that it was made with. */
export function Refusal({ all: { refused }, id, at }: RefusalProps) {
  if (refused?.id !== id || refused.at !== at) return null
  return (
    <p role="alert" className={shared.fault}>
      {refused.text}
    </p>
  )
}
