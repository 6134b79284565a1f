import type { Fault, TextFile } from './text-files.ts'

const SPECIFICATION = 'docs/specification/'

const ANCHOR = /<a id="([^"]*)"><\/a>/g
const WELL_FORMED = /^[a-z]+\.[a-z0-9]+(?:-[a-z0-9]+)*$/
const REFERENCE = /\bspec:([a-z0-9-]+(?:\.[a-z0-9-]+)*)/g
/** How statements name each other. */
const NAMED = /`([a-z]+\.[a-z0-9-]+)`/g

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
