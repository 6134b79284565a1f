import type { MouseEvent } from 'react'
import type { SubmissionRow } from '#cms/submissions/types.ts'
import { addressOf } from './filters.ts'
import type { Submissions } from './use-submissions.ts'

type OpenLinkProps = {
  all: Submissions
  one: Pick<SubmissionRow, 'id' | 'name'>
  className?: string | undefined
}

/** The name of a sender, which opens what they sent; in a tab of its own where the browser is asked to. */
export function OpenLink({ all: { look, opened, open }, one, className }: OpenLinkProps) {
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    open(one.id)
  }
  return (
    <a
      className={className}
      href={addressOf(look, one.id)}
      aria-current={opened === one.id ? 'true' : undefined}
      data-submission={one.id}
      onClick={openHere}
    >
      {one.name}
    </a>
  )
}
