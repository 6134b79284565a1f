import { Notice } from '#ui/notice.tsx'
import type { Problem } from './state.ts'
import { TEXT } from './texts.ts'

const SENTENCES: Record<Exclude<Problem, 'invalid'>, string> = {
  above_max_party_size: TEXT.aboveMaxPartySize,
  no_availability: TEXT.noAvailability,
  slot_taken: TEXT.slotTaken,
  hold_lost: TEXT.holdLost,
  payment: TEXT.payment,
  too_many_requests: TEXT.tooMany,
  overlapping: TEXT.overlapping,
  unknown_outcome: TEXT.generic,
  generic: TEXT.generic,
}

/** Why the last step did not work, announced as it appears (S2 §8). Fields at fault have a summary of their own. */
export function ProblemNotice({ problem }: { problem: Problem | null }) {
  if (!problem || problem === 'invalid') return null
  return (
    <Notice kind="error">
      <p>{SENTENCES[problem]}</p>
      {problem === 'unknown_outcome' ? <p>{TEXT.tryAgainIsSafe}</p> : null}
    </Notice>
  )
}
