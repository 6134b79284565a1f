import type { Match } from './search.ts'

/** Part of a run: one text of a field, or one node of formatted text by the places of its parents' children. */
type Piece = { node: number[]; from: number; text: string; format: unknown; link: string | null }

/**
 * Words that a guest reads in one go, whatever their formats: a plain text, or what stands in one paragraph between line
 * breaks. `address`: the typed web address of a link, which is read by browsers alone.
 */
export type Run = { kind: 'words' | 'address'; text: string; pieces: Piece[] }

/** Matches of a run that are replaced. */
export type RunEdit = { run: Run; matches: readonly Match[] }

type Node = Record<string, unknown> & { children?: Node[] }

/** The runs of a field's value: of a plain text itself, of formatted text one or more a paragraph, in order. */
export function runsOf(value: unknown): Run[] {
  if (typeof value === 'string') return [plainRun(value)]
  const root = isNode(value) && isNode(value.root) ? value.root : null
  if (!root) return []
  const runs: Run[] = []
  collect(root, [], null, { runs, open: null })
  return runs
}

/** The value with the matches of its runs replaced. Those that were found in it must be from this very value. */
export function replaceInValue(value: unknown, edits: readonly RunEdit[], words: string): unknown {
  if (typeof value === 'string') {
    return edits.reduce((text, { matches }) => pieceText(text, 0, matches, words), value)
  }
  const copy = structuredClone(value) as { root: Node }
  const emptied = new Set<Node>()
  for (const { run, matches } of edits) {
    for (const { node, from, text } of run.pieces) {
      const found = nodeAt(copy.root, node)
      const next = pieceText(text, from, matches, words)
      if (run.kind === 'address') found.fields = { ...(found.fields as object), url: next }
      else if (next !== text) {
        found.text = next
        if (next === '') emptied.add(found)
      }
    }
  }
  if (emptied.size > 0) prune(copy.root, emptied)
  return copy
}

/** How the found words are formatted: as one, in several ways, or partly as a link. */
export function formatsOf({ pieces }: Run, { at, length }: Match): 'one' | 'several' | 'link' {
  const touched = pieces.filter(
    ({ from, text }) => from < at + length && from + text.length > at && text !== '',
  )
  if (new Set(touched.map(({ link }) => link)).size > 1) return 'link'
  return new Set(touched.map(({ format }) => format)).size > 1 ? 'several' : 'one'
}

/** A part of a run after it: the new words stand where the found ones began, the rest of those is gone. */
function pieceText(text: string, from: number, matches: readonly Match[], words: string): string {
  let next = ''
  let done = 0
  for (const { at, length } of matches) {
    const [begin, end] = [at - from, at - from + length]
    if (end <= 0 || begin >= text.length) continue
    next += text.slice(done, Math.max(begin, 0))
    if (begin >= 0) next += words
    done = Math.min(end, text.length)
  }
  return next + text.slice(done)
}

type Collected = { runs: Run[]; open: Run | null }

function collect(parent: Node, path: number[], link: string | null, into: Collected): void {
  const isInline = link !== null
  if (!isInline) into.open = null
  for (const [index, node] of (parent.children ?? []).entries()) {
    const own = [...path, index]
    if (node.type === 'text' && typeof node.text === 'string') {
      into.open ??= opened(into.runs)
      const { text, format } = node
      into.open.pieces.push({ node: own, from: into.open.text.length, text, format, link })
      into.open.text += text
    } else if (node.type === 'link' || node.type === 'autolink') {
      into.open ??= opened(into.runs)
      const { linkType, url } = isNode(node.fields) ? node.fields : ({} as Node)
      if (linkType !== 'internal' && typeof url === 'string') {
        const piece = { node: own, from: 0, text: url, format: null, link: null }
        into.runs.push({ kind: 'address', text: url, pieces: [piece] })
      }
      collect(node, own, own.join('.'), into)
    } else {
      into.open = null
      if (Array.isArray(node.children)) collect(node, own, null, into)
      into.open = null
    }
  }
  if (!isInline) into.open = null
}

function opened(runs: Run[]): Run {
  const run: Run = { kind: 'words', text: '', pieces: [] }
  runs.push(run)
  return run
}

function plainRun(text: string): Run {
  return { kind: 'words', text, pieces: [{ node: [], from: 0, text, format: null, link: null }] }
}

/** Takes texts without a letter away, and links around nothing else. */
function prune(parent: Node, emptied: ReadonlySet<Node>): void {
  parent.children = parent.children?.filter((child) => {
    const isLink = child.type === 'link' || child.type === 'autolink'
    const had = child.children?.length ?? 0
    if (had > 0) prune(child, emptied)
    const hasLostAll = isLink && had > 0 && child.children?.length === 0
    return !emptied.has(child) && !hasLostAll
  })
}

function nodeAt(root: Node, path: readonly number[]): Node {
  return path.reduce<Node>((node, index) => node.children?.[index] as Node, root)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
