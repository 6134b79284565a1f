import { Notice } from '#ui/notice.tsx'
import type { Problem } from '../flow/state.ts'
import { problemText } from '../texts.ts'

/**
 * Why the last step did not work, announced as it appears. Fields at fault have a summary of their own.
 * `said`: the server's own words, where it has some: how long to wait, or that the site is read-only.
 */
export function ProblemNotice({
  problem,
  said,
}: {
  problem: Problem | null
  said?: string | undefined
}) {
  if (!problem || problem === 'invalid') return null
  const words = said ? [said] : problemText(problem)
  return (
    <Notice kind="error">
      {words.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Notice>
  )
}
