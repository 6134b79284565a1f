import type { Payload } from 'payload'
import { resumeHref } from '#cms/applications/resume-href.ts'
import { env } from '#env.ts'
import { scanner } from '#providers/scanner/registry.ts'
import * as t from './messages.gen.ts'

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
    return <p className="field-type">{t.resumeDeleted({ days: env.retention.resumeDays })}</p>
  }
  const { scans } = await scanner()
  return (
    <p className="field-type" style={{ marginBlockEnd: 'var(--base)' }}>
      <a href={resumeHref(known)} download>
        {t.download({ name: name ?? '' })}
      </a>
      <br />
      {scans ? t.scannerFoundNothing() : t.noScanner()}
    </p>
  )
}
