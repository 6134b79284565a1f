import { Notice } from '#ui/notice.tsx'
import type { Problem } from './state.ts'
import { problemText } from './texts.ts'

/** Why the last step did not work, announced as it appears (S2 §8). Fields at fault have a summary of their own. */
export function ProblemNotice({ problem }: { problem: Problem | null }) {
  if (!problem || problem === 'invalid') return null
  return (
    <Notice kind="error">
      {problemText(problem).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Notice>
  )
}
