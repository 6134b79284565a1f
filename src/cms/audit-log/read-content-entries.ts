import type { Payload } from 'payload'
import { type QueryValue, query } from '../database/query.ts'
import type { LogEntry } from './entry.ts'
import { searchWords } from './search-words.ts'
import type { Actor, AuditAct, Changes } from './types.ts'

/** Entries of a word from which on it is looked for in the newest entries first, and not by the word. */
const RARE = 20_000

/** Which entries are read; what is absent narrows nothing. */
export type ContentQuery = {
  limit: number
  after?: { at: number; id: number } | { before: number } | undefined
  from?: number | undefined
  until?: number | undefined
  staff?: number | undefined
  actor?: string | undefined
  acts?: readonly string[] | undefined
  subject?: string | undefined
  location?: number | undefined
  text?: string | undefined
}
type Row = Record<string, unknown>

/** Entries of the content system, newest first. */
export async function readContentEntries(
  payload: Payload,
  asked: ContentQuery,
): Promise<LogEntry[]> {
  const words = searchWords(asked.text ?? '')
  const rarest = await rarestWord(payload, words)
  if (rarest?.count === 0) return []
  const { acts, ...rest } = asked
  // By the index of each act: many acts together would be sorted, however many entries they have.
  const alone = acts && !asked.subject && asked.staff === undefined && !rarest?.isRare
  const rows = alone
    ? (
        await Promise.all(acts.map((act) => read(payload, { ...rest, acts: [act] }, words, rarest)))
      ).flat()
    : await read(payload, asked, words, rarest)
  return rows
    .map(asEntry)
    .sort((a, b) => b.at - a.at || idIn(b.place) - idIn(a.place))
    .slice(0, asked.limit)
}

/** One entry by its id. */
export async function readContentEntry(payload: Payload, id: number): Promise<LogEntry | null> {
  const [row] = await query(payload, `${SELECT} WHERE e.id = $1`, [id])
  return row ? asEntry(row) : null
}

const SELECT = `SELECT e.*, o.address, o.device FROM audit_entries e
  LEFT JOIN audit_origins o ON o.entry = e.id`

type Rarest = { word: string; isRare: boolean; count: number } | null

/** The word that the fewest entries have, and whether these are few. */
async function rarestWord(payload: Payload, words: readonly string[]): Promise<Rarest> {
  const counted = await Promise.all(
    words.map(async (word) => {
      const [row] = await query(
        payload,
        `SELECT count(*) AS n FROM (SELECT 1 FROM audit_words WHERE ${IS_WORD} LIMIT ${RARE}) w`,
        [word, after(word)],
      )
      return { word, count: Number(row?.n) }
    }),
  )
  const [least] = counted.sort((a, b) => a.count - b.count)
  return least ? { ...least, isRare: least.count < RARE } : null
}

const IS_WORD = 'word >= $1 AND word < $2'
/** The first text after all those that begin with a word. */
const after = (word: string) => `${word}\u{10FFFF}`

async function read(
  payload: Payload,
  asked: ContentQuery,
  words: readonly string[],
  rarest: Rarest,
): Promise<Row[]> {
  const values: QueryValue[] = []
  const value = (one: QueryValue) => `$${values.push(one)}`
  const where: string[] = []
  const place = asked.after
  if (place && 'id' in place) where.push(`(e.at, e.id) < (${value(place.at)}, ${value(place.id)})`)
  else if (place) where.push(`e.at < ${value(place.before)}`)
  if (asked.from !== undefined) where.push(`e.at >= ${value(asked.from)}`)
  if (asked.until !== undefined) where.push(`e.at < ${value(asked.until)}`)
  if (asked.staff !== undefined) where.push(`e.staff = ${value(asked.staff)}`)
  if (asked.actor !== undefined) where.push(`e.actor = ${value(asked.actor)}`)
  if (asked.acts) where.push(`e.act IN (${asked.acts.map(value).join(', ')})`)
  if (asked.subject !== undefined) where.push(`e.subject = ${value(asked.subject)}`)
  if (asked.location !== undefined) where.push(`e.location = ${value(asked.location)}`)
  for (const word of words) {
    const isWord = `w.word >= ${value(word)} AND w.word < ${value(after(word))}`
    where.push(
      rarest?.isRare && word === rarest.word
        ? `e.id IN (SELECT w.entry FROM audit_words w WHERE ${isWord})`
        : `EXISTS (SELECT 1 FROM audit_words w WHERE w.entry = e.id AND ${isWord})`,
    )
  }
  return query(
    payload,
    `${SELECT} ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
     ORDER BY e.at DESC, e.id DESC LIMIT ${value(asked.limit)}`,
    values,
  )
}

const idIn = (place: string) => Number(place.split('~')[2])

function asEntry(row: Row): LogEntry {
  const at = Number(row.at)
  const text = (name: string) => String(row[name] ?? '')
  return {
    ...{ source: 'content', place: `${at}~0~${row.id}`, at, actor: actorIn(row) },
    ...{ act: text('act') as AuditAct, subject: text('subject'), title: text('title') },
    detail: text('detail'),
    location: row.location === null ? null : Number(row.location),
    changes: JSON.parse(text('changes')) as Changes,
    request: row.request === null ? null : text('request'),
    origin: row.address === null ? null : { address: text('address'), device: text('device') },
  }
}

/** The actor of a row. */
export function actorIn(row: Row): Actor {
  return {
    kind: String(row.actor ?? 'staff') as Actor['kind'],
    staff: row.staff === null ? null : Number(row.staff),
    ...{ name: String(row.name), email: String(row.email), roles: String(row.roles) },
  }
}
