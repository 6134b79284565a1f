import { type DataPlace, PLACES } from './places.ts'

const HEAD = ['where', 'what', 'why', 'how long', 'who reads it', 'when a guest is erased']

/** The table of the data map for people, in Markdown. */
export function dataMapTable(): string {
  const rows = [HEAD, HEAD.map(() => '---'), ...PLACES.map(cellsOf)]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellsOf(place: DataPlace): string[] {
  const { where, columns = [], what, why, kept, readers, erased, only, unmarked } = place
  const names = columns.map((column) => `\`${column}\``).join(', ')
  const note = only ? ` (${only === 'postgres' ? 'Postgres' : 'SQLite'} alone)` : ''
  const isPlain = where.startsWith('mail') || where === 'log'
  const named = isPlain ? where : `\`${where}\``
  const shown = `${named}${names ? `: ${names}` : ''}${note}`
  return [shown, unmarked ? `${what}. Not searched: ${unmarked}` : what, why, kept, readers, erased]
}
