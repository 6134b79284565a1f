import type { Payload, PayloadRequest } from 'payload'
import { query } from '../database/query.ts'
import type { Actor, AuditAct } from './types.ts'

/** The author of a version, and the act that made it. */
export type VersionAuthor = {
  name: string
  staff: number | null
  act: AuditAct
  scheduled: boolean
}

type Version = { id: number | string }

/** Writes down, in the save's transaction, who saved the version that it made; one that is saved again is theirs. */
export async function recordVersionAuthor(
  req: PayloadRequest,
  subject: string,
  by: { actor: Actor; act: AuditAct; scheduled: boolean },
): Promise<void> {
  const version = await latestVersion(req, subject)
  if (!version) return
  const { actor, act, scheduled } = by
  await query(
    req.payload,
    `INSERT INTO version_authors (subject, version, at, staff, name, act) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (subject, version) DO UPDATE SET
       at = excluded.at, staff = excluded.staff, name = excluded.name, act = excluded.act`,
    [
      ...[subject, Number(version.id), Date.now(), actor.staff],
      ...[actor.name || actor.email, scheduled ? `scheduled ${act}` : act],
    ],
    req,
  )
}

/** Authors of versions of a document, by the ids of these; those of before the log have none. */
export async function versionAuthors(
  payload: Payload,
  subject: string,
  versions: readonly (number | string)[],
): Promise<Map<number, VersionAuthor>> {
  if (versions.length === 0) return new Map()
  const rows = await query(
    payload,
    `SELECT version, staff, name, act FROM version_authors
     WHERE subject = $1 AND version IN (${versions.map((_, at) => `$${at + 2}`).join(', ')})`,
    [subject, ...versions.map(Number)],
  )
  return new Map(
    rows.map(({ version, staff, name, act }) => {
      const [how = '', done] = String(act).split(' ')
      const author: VersionAuthor = {
        name: String(name),
        staff: staff === null ? null : Number(staff),
        act: (done ?? how) as AuditAct,
        scheduled: done !== undefined,
      }
      return [Number(version), author]
    }),
  )
}

async function latestVersion(req: PayloadRequest, subject: string): Promise<Version | undefined> {
  const [kind, slug = '', id] = subject.split('/')
  const options = { sort: '-updatedAt', limit: 1, pagination: false, req } as const
  const found =
    kind === 'globals'
      ? await req.payload.db.findGlobalVersions({ global: slug as never, ...options })
      : await req.payload.db.findVersions({
          collection: slug as never,
          where: { parent: { equals: Number(id) } },
          ...options,
        })
  return found.docs[0]
}
