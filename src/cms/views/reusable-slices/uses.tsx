import type { Payload } from 'payload'
import { readUsesOfReusableSlice } from '#cms/reusable-slices/uses.ts'
import { UsageList } from '../fields/usage-list.tsx'
import * as t from './messages.gen.ts'

type Props = { payload: Payload; id?: number | string; data?: { id?: number | string } }

/** Beside a reusable slice: the documents that have it, those of drafts too, each leading to the slice in its form. */
export async function ReusableSliceUses({ payload, id, data }: Props) {
  const known = Number(id ?? data?.id)
  const found = Number.isInteger(known) ? await readUsesOfReusableSlice(payload, known) : []
  const uses = found.map(({ collection, kind, id: document, title, index, isDraft }) => ({
    role: isDraft ? t.inDraftOnly({ kind }) : kind,
    title,
    url: `${payload.config.routes.admin}/collections/${collection}/${document}#slices-row-${index}`,
  }))
  return (
    <UsageList uses={uses}>
      {found.some(({ isDraft }) => !isDraft) ? (
        <p style={{ marginBlockStart: 'calc(var(--base) / 2)' }}>{t.changesAll()}</p>
      ) : null}
    </UsageList>
  )
}
