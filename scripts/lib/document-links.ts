import path from 'node:path'
import type { Fault, TextFile } from './text-files.ts'

const FENCED = /^(```|~~~).*?^\1/gms
const CODE = /`[^`\n]*`/g
const LINK = /\]\(([^()\s]*)\)/g
const HEADING = /^#{1,6} (.+)$/gm
const ID = /<a id="([^"]*)">/g
const ABSOLUTE = /^[a-z][a-z0-9+.-]*:/i

/** The relative links of Markdown files that lead to no file, or to a heading or anchor that its file lacks. */
export function linkFaults(files: readonly TextFile[], exists: (file: string) => boolean): Fault[] {
  const documents = files.filter(({ file }) => file.endsWith('.md'))
  const anchors = new Map(documents.map(({ file, text }) => [file, anchorsOf(text)]))
  return documents.flatMap(({ file, text }) => {
    const prose = blank(blank(text, FENCED), CODE)
    return [...prose.matchAll(LINK)].flatMap(({ 1: address = '', index }) => {
      if (ABSOLUTE.test(address)) return []
      const [relative = '', anchor] = address.split('#')
      const target = relative ? path.posix.join(path.posix.dirname(file), relative) : file
      const known = anchors.get(target)
      if (!known && !exists(target)) return [fault(file, prose, index, `no file “${target}”`)]
      if (!anchor || !known || known.has(anchor)) return []
      return [fault(file, prose, index, `no heading “#${anchor}” in ${target}`)]
    })
  })
}

function fault(file: string, text: string, index: number, message: string): Fault {
  return { file, line: text.slice(0, index).split('\n').length, message }
}

/** The text with what matches as spaces, so that places in it stay. */
function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '))
}

/** The names of a document's headings, as GitHub makes them, and of its own anchors. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set([...text.matchAll(ID)].map(([, id = '']) => id))
  for (const [, heading = ''] of blank(text, FENCED).matchAll(HEADING)) {
    const slug = headingSlug(heading)
    let name = slug
    for (let again = 1; anchors.has(name); again += 1) name = `${slug}-${again}`
    anchors.add(name)
  }
  return anchors
}

function headingSlug(heading: string): string {
  const words = heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
  return words.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')
}
