import type { PayloadRequest } from 'payload'
import { type FontRole, type OwnFont, ownFontOf } from '#lib/look/own-font.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { isFilesUnavailable } from '#providers/files/contract.ts'
import { putFiles } from '../content/put-files.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { hashedName } from '../hooks/uploads/name-by-hash.ts'
import { type FontRefusal, readFont } from './font-client.ts'
import { explainRefusal } from './font-faults.ts'
import * as t from './messages.gen.ts'
import type { TakenFont } from './take-font.ts'

/**
 * Takes in an uploaded font for a role: judged, cut, measured and stored. The same file in the same role is one font.
 * A refusal carries the sentence for the editor.
 */
export async function saveFont(
  req: PayloadRequest,
  role: FontRole,
  bytes: Buffer,
): Promise<Result<OwnFont, FontRefusal | 'files_unavailable'>> {
  const taken = await readFont(bytes, role)
  if (!taken.ok) return explainRefusal(taken)
  try {
    return ok(await storeFont(req, role, taken.value))
  } catch (error) {
    if (!isFilesUnavailable(error)) throw error
    console.warn('fonts: an upload was refused, files_unavailable', { reason: error.reason })
    return refuse('files_unavailable', { message: t.filesAway() })
  }
}

async function storeFont(
  req: PayloadRequest,
  role: FontRole,
  { facts, file, restFile }: TakenFont,
): Promise<OwnFont> {
  const { family } = facts
  const stored = { name: hashedName(file, family, 'woff2'), bytes: file }
  const rest = restFile && {
    name: hashedName(restFile, `${family}-rest`, 'woff2'),
    bytes: restFile,
  }
  const files = rest ? [stored, rest] : [stored]
  return inTransaction(req.payload.db, req, async (given) => {
    const own = given as PayloadRequest
    const { docs } = await own.payload.find({
      ...{ collection: 'fonts', depth: 0, pagination: false, req: own },
      where: { and: [{ file: { equals: stored.name } }, { role: { equals: role } }] },
    })
    const found = docs.find(({ restFile }) => (restFile ?? null) === (rest?.name ?? null))
    // Stored again, as they may have been lost.
    await putFiles(own, files, new Set(found ? files.map(({ name }) => name) : []))
    if (found) return fontOf(found)
    const data = {
      family,
      role,
      file: stored.name,
      restFile: rest?.name ?? null,
      facts: { ...facts },
    }
    return fontOf(await req.payload.create({ collection: 'fonts', data, depth: 0, req: own }))
  })
}

function fontOf(document: unknown): OwnFont {
  const font = ownFontOf(document)
  if (!font) throw new Error('a document of fonts is none')
  return font
}
