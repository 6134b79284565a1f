import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FRONT = import.meta.dirname
const README = readFileSync(path.join(FRONT, 'README.md'), 'utf8')

/** The files in each table of the map, by the room in its heading; '' has those of no room. */
function mappedFiles(): Record<string, string[]> {
  const sections = README.split(/^## /m).map((section) => {
    const room = /^`([a-z-]+)\//.exec(section)?.[1] ?? ''
    return [room, [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file).sort()]
  })
  return Object.fromEntries(sections)
}

const filesOf = (folder: string) =>
  readdirSync(path.join(FRONT, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|js)$/.test(entry.name))
    .map(({ name }) => name)
    .sort()

test('the map of the front has one line for each file', () => {
  const rooms = readdirSync(FRONT, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = rooms.map(({ name }) => [name, filesOf(name)])
  expect(mappedFiles()).toEqual({ '': filesOf(''), ...Object.fromEntries(files) })
})
