import type { PayloadRequest } from 'payload'
import * as t from '../../collections/messages.gen.ts'
import type { ImportDocument } from '../documents.ts'
import type { readParts } from '../parts.ts'
import type { ChangedField } from '../types.ts'
import { isMenu, isToJoin } from './zone-values.ts'

/** What a menu or locations that are new, and have no id before they are written, change of a zone. */
export async function newInZone(
  req: PayloadRequest,
  { name, target }: Pick<ImportDocument, 'name' | 'target'>,
  pending: Awaited<ReturnType<typeof readParts>>,
): Promise<ChangedField[]> {
  const menu = pending.find(isMenu)
  if (menu) return [{ label: t.menu(), before: await menuOf(req, target), after: menu.title }]
  const joining = pending.filter((one) => isToJoin(one, name))
  if (joining.length === 0) return []
  const after = joining.map(({ title }) => title).join(', ')
  return [{ label: t.locations(), before: '', after }]
}

/** The title of the menu that a zone shows now; empty where it shows none. */
async function menuOf(req: PayloadRequest, id: number | null): Promise<string> {
  if (id === null) return ''
  const zone = await req.payload.findByID({ collection: 'zones', id, depth: 1, draft: true, req })
  return zone.menuLayout && typeof zone.menuLayout === 'object' ? zone.menuLayout.title : ''
}
