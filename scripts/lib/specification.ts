import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file by its path from the project's folder, with `/` between the parts. */
type TextFile = { file: string; text: string }

/** A mistake in a file; `line` counts from 1. */
type Fault = { file: string; line: number; message: string }

const SPECIFICATION = 'docs/specification/'
const FOLDERS = ['bench', 'demo', 'docs', 'front', 'scripts', 'src', 'tests']
const TEXT = /\.(?:css|md|mjs|ts|tsx)$/

const ANCHOR = /<a id="([^"]*)"><\/a>/g
const WELL_FORMED = /^[a-z]+\.[a-z0-9]+(?:-[a-z0-9]+)*$/
const REFERENCE = /\bspec:([a-z0-9-]+(?:\.[a-z0-9-]+)*)/g
/** How statements name each other. */
const NAMED = /`([a-z]+\.[a-z0-9-]+)`/g

/** Every file that may refer to the specification, and the specification itself. */
export function specificationFiles(root = '.'): TextFile[] {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  const beside = readdirSync(root).filter((name) => TEXT.test(name))
  return [...inside, ...beside.map((name) => path.join(root, name))].map((file) => ({
    file: path.relative(root, file).replaceAll(path.sep, '/'),
    text: readFileSync(file, 'utf8'),
  }))
}

/**
 * Errors of the specification's anchors and of references to them: an anchor that is not `area.slug`, is
 * defined twice, or is of another file's area; a reference without a statement.
 */
export function specificationFaults(files: readonly TextFile[]): Fault[] {
  const specification = files.filter(({ file }) => file.startsWith(SPECIFICATION))
  const anchors = new Map<string, Fault>()
  const areas = new Map<string, string>()
  const faults: Fault[] = []
  for (const one of specification) {
    for (const { name, ...place } of found(one, ANCHOR)) {
      const first = anchors.get(name)
      const area = name.split('.')[0] as string
      const home = areas.get(area) ?? one.file
      if (!WELL_FORMED.test(name)) faults.push({ ...place, message: `“${name}” is no area.slug` })
      else if (first) {
        const message = `“${name}” stands already at ${first.file}:${first.line}`
        faults.push({ ...place, message })
      } else if (home !== one.file) {
        faults.push({ ...place, message: `“${name}”: the area “${area}” is that of ${home}` })
      }
      areas.set(area, home)
      if (!first) anchors.set(name, { ...place, message: '' })
    }
  }
  const dangling = (one: TextFile, pattern: RegExp, isReference: (name: string) => boolean) =>
    found(one, pattern)
      .filter(({ name }) => isReference(name) && !anchors.has(name))
      .map(({ name, ...place }) => ({ ...place, message: `no statement has “${name}”` }))
  const isNamed = (name: string) => areas.has(name.split('.')[0] as string) && !name.endsWith('.md')
  return [
    ...faults,
    ...files.flatMap((one) => dangling(one, REFERENCE, () => true)),
    ...specification.flatMap((one) => dangling(one, NAMED, isNamed)),
  ]
}

type Found = { file: string; line: number; name: string }

function found({ file, text }: TextFile, pattern: RegExp): Found[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([, name = '']) => ({ file, line: index + 1, name })),
    )
}
