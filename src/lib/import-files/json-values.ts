import { jsonParser } from 'stream-json/core/parser.js'
import { ImportFileError, MOST_ROW_BYTES } from './source-row.ts'

/** A value of JSON whose scalars are texts: numbers as they are written, null as nothing. */
export type JsonText = string | JsonText[] | JsonObject
export type JsonObject = Map<string, JsonText>

/** Deeper nesting is no table. */
export const MOST_DEPTH = 64

/**
 * The values of a JSON text that are its rows, in order: those of the array at the top, or else of the first array in an
 * object that begins with an object. `isLines`: each value at the top is a row. Throws an ImportFileError where the text is
 * no JSON, behind the last row that ends before, and for a row that is too large.
 */
export async function* jsonValues(
  text: AsyncIterable<string>,
  isLines: boolean,
): AsyncGenerator<JsonText> {
  const rows = new RowValues(isLines)
  const parse = tokenReader()
  let size = 0
  for await (const piece of text) {
    // No object ends but at the end of a part, so all of them before a fault are known.
    for (const part of piece.split(/(?<=\})/)) {
      const tokens = parse(part, rows.lastObject)
      const row = rows.lastObject + 1
      for (const token of tokens) rows.add(token)
      size += part.length
      if (size > MOST_ROW_BYTES)
        throw new ImportFileError('row_too_large', { row, most: MOST_ROW_BYTES })
      const values = rows.take()
      if (values.length > 0 || (tokens.length > 0 && !rows.isInRow)) size = 0
      yield* values
    }
  }
  if (rows.depth > 0) throw new ImportFileError('not_json', { row: rows.lastObject })
}

type Token = ReturnType<ReturnType<typeof tokenReader>>[number]

/** Reads a text piece by piece; `row` is the last row before, for faults. */
function tokenReader() {
  const parse = jsonParser({ streamValues: false, jsonStreaming: true })
  return (piece: string, row: number) => {
    try {
      const found = parse(piece)
      return typeof found === 'object' ? found.values : []
    } catch (error) {
      // The library has no other errors than those of what it reads.
      if (!(error instanceof Error)) throw error
      throw new ImportFileError('not_json', { row })
    }
  }
}

/** An array or object that is not at its end: `value` is null outside of rows, `key` the one of the next member. */
type Open = {
  kind: 'array' | 'object'
  value: JsonText[] | JsonObject | null
  key: string
  count: number
}

const [UNKNOWN, DONE] = [-2, -1]

/** Makes values of tokens and keeps those that are rows. */
class RowValues {
  /** The number of the last row that is an object. */
  lastObject = 0
  private count = 0
  private readonly stack: Open[] = []
  /** How many arrays and objects are open around a row; `UNKNOWN` before rows are found, `DONE` behind them. */
  private rowsAt: number
  private rows: JsonText[] = []

  constructor(isLines: boolean) {
    this.rowsAt = isLines ? 0 : UNKNOWN
  }

  get depth(): number {
    return this.stack.length
  }

  get isInRow(): boolean {
    return Boolean(this.stack.at(-1)?.value)
  }

  take(): JsonText[] {
    const rows = this.rows
    this.rows = []
    return rows
  }

  add(token: Token): void {
    const open = this.stack.at(-1)
    if (token.name === 'startObject') this.start('object')
    else if (token.name === 'startArray') this.start('array')
    else if (token.name === 'endObject' || token.name === 'endArray') this.end()
    else if (token.name === 'keyValue') {
      if (open) open.key = token.value
    } else if ('value' in token) this.put(String(token.value ?? ''))
  }

  private start(kind: Open['kind']): void {
    if (this.depth === MOST_DEPTH) throw new ImportFileError('not_json', { row: this.lastObject })
    if (this.rowsAt === UNKNOWN && this.beginsRows(kind)) this.rowsAt = this.depth
    const isCollected = this.depth === this.rowsAt || this.isInRow
    const value = kind === 'array' ? [] : new Map<string, JsonText>()
    this.stack.push({ kind, value: isCollected ? value : null, key: '', count: 0 })
    if (this.rowsAt === UNKNOWN && kind === 'array' && this.depth === 1) this.rowsAt = 1
  }

  /** Whether what starts is an object, and the first value of an array that stands in objects only. */
  private beginsRows(kind: Open['kind']): boolean {
    const [array, ...around] = this.stack.toReversed()
    const isFirst = array?.kind === 'array' && array.count === 0
    return kind === 'object' && isFirst && around.every((one) => one.kind === 'object')
  }

  private end(): void {
    const done = this.stack.pop()
    this.put(done?.value ?? null)
    if (this.depth < this.rowsAt) this.rowsAt = DONE
  }

  /** Puts a value into what is open around it; null is one outside of rows. */
  private put(value: JsonText | null): void {
    const open = this.stack.at(-1)
    if (open) open.count += 1
    if (value === null) return
    if (this.depth === this.rowsAt) {
      this.rows.push(value)
      this.count += 1
      if (value instanceof Map) this.lastObject = this.count
    } else if (Array.isArray(open?.value)) open.value.push(value)
    else open?.value?.set(open.key, value)
  }
}
