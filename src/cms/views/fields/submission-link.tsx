import * as t from './messages.gen.ts'

type Props = { id?: number | string; data?: { id?: number | string }; collectionSlug?: string }

/** In an application or an enquiry: where staff reply to it and move it. */
export function SubmissionLink({ id, data, collectionSlug }: Props) {
  const known = id ?? data?.id
  if (!known) return null
  const parameter = collectionSlug === 'applications' ? 'application' : 'enquiry'
  return (
    <p className="field-type">
      <a href={`/admin/${collectionSlug}?${parameter}=${known}`}>{t.replyAndMove()}</a>
    </p>
  )
}
