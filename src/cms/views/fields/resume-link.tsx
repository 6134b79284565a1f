import type { Payload } from 'payload'
import { resumeHref } from '#cms/applications/endpoints.ts'
import { env } from '#env.ts'
import { scanner } from '#providers/scanner/registry.ts'

type Props = { payload: Payload; id?: number | string; data?: { id?: number | string } }

/** In an application: its resume as a download, or why there is none. */
export async function ResumeLink({ payload, id, data }: Props) {
  const known = Number(id ?? data?.id)
  const document = Number.isInteger(known)
    ? await payload.findByID({
        collection: 'applications',
        ...{ id: known, depth: 0, disableErrors: true, select: { file: true } },
      })
    : null
  if (!document) return null
  const { name, storedAs } = document.file ?? {}
  if (!storedAs) {
    return (
      <p className="field-type">
        The resume was deleted: resumes are kept for {env.retention.resumeDays} days.
      </p>
    )
  }
  const { scans } = await scanner()
  return (
    <p className="field-type" style={{ marginBlockEnd: 'var(--base)' }}>
      <a href={resumeHref(known)} download>
        Download {name}
      </a>
      <br />
      {scans
        ? 'The virus scanner found nothing.'
        : 'No virus scanner is connected: this file has not been scanned.'}
    </p>
  )
}
