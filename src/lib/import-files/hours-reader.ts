import type { HoursToken } from './hours-tokens.ts'

/**
 * Why a text is no hours; `detail.part` is what could not be read: not written as hours · times that could be the morning's
 * or the evening's · two spans of a day that overlap.
 */
export type HoursCode = 'unreadable_hours' | 'ambiguous_hours' | 'overlapping_hours'

/** What cannot be read, on its way out of the text's parts. */
export class Unread extends Error {
  readonly code: HoursCode
  readonly part: string

  constructor(code: HoursCode, part: string) {
    super(code)
    this.code = code
    this.part = part
  }
}

type Kind = HoursToken['kind']
type Of<K extends Kind> = Extract<HoursToken, { kind: K }>

/** Goes through the parts of a text. */
export class TokenReader {
  /** Whether unmarked times are of a clock of 24 hours: none of the text says am or pm, and one is as such a clock has it. */
  readonly is24Hours: boolean
  private at = 0
  private readonly tokens: readonly HoursToken[]

  constructor(tokens: readonly HoursToken[]) {
    this.tokens = tokens
    const times = tokens.flatMap((token) => (token.kind === 'time' ? [token] : []))
    const clocks = times.map(({ time }) => time.clock)
    this.is24Hours = clocks.includes('24h') && !clocks.includes('am') && !clocks.includes('pm')
  }

  isDone = () => this.at >= this.tokens.length

  nextIs(kind: Kind, ahead = 0): boolean {
    return this.tokens[this.at + ahead]?.kind === kind
  }

  take<K extends Kind>(kind: K): Of<K> | null {
    const token = this.tokens[this.at]
    if (token?.kind !== kind) return null
    this.at += 1
    return token as Of<K>
  }

  skip(...kinds: Kind[]): void {
    while (kinds.some((kind) => this.nextIs(kind))) this.at += 1
  }

  /** The next part, and those around it, as what cannot be read. */
  unread(code: HoursCode = 'unreadable_hours'): Unread {
    const part = this.tokens.slice(Math.max(0, this.at - 1), this.at + 2)
    return new Unread(code, part.map(({ source }) => source).join(' '))
  }
}
