import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file by its path from the project's folder, with `/` between the parts. */
export type TextFile = { file: string; text: string }

/** A mistake in a file; `line` counts from 1. */
export type Fault = { file: string; line: number; message: string }

const FOLDERS = ['bench', 'demo', 'docs', 'front', 'scripts', 'src', 'tests']
const TEXT = /\.(?:css|md|mjs|ts|tsx)$/

/** Code, styles and documents of the project: what may refer to the specification, and what is checked for links. */
export function projectTexts(root = '.'): TextFile[] {
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
