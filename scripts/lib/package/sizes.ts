import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { MadePackage } from './make-package.ts'

const LARGEST = 10

/** How large a package is and why, in lines: the whole, its parts, and its largest packages. */
export function describeSizes({ folder, archive, packages }: MadePackage): string[] {
  const parts = readdirSync(folder).map((name) => sized(name, bytesOf(path.join(folder, name))))
  const installed = packages.map((needed) => {
    const at = path.join(folder, needed)
    const inside = path.join(at, 'node_modules')
    const own = bytesOf(at) - (existsSync(inside) ? bytesOf(inside) : 0)
    return sized(needed.slice('node_modules/'.length), own)
  })
  return [
    `${folder}: ${megabytes(bytesOf(folder))}, as an archive ${megabytes(statSync(archive).size)}`,
    ...largest(parts)
      .filter(({ bytes }) => bytes >= 100_000)
      .map(lineOf),
    `The largest of ${packages.length} packages:`,
    ...largest(installed).slice(0, LARGEST).map(lineOf),
  ]
}

type Sized = { name: string; bytes: number }
const sized = (name: string, bytes: number): Sized => ({ name, bytes })
const largest = (all: Sized[]) => all.toSorted((a, b) => b.bytes - a.bytes)
const lineOf = ({ name, bytes }: Sized) => `${megabytes(bytes).padStart(12)}  ${name}`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Bytes of a file, or of all files below a folder. */
function bytesOf(name: string): number {
  const entry = statSync(name)
  if (!entry.isDirectory()) return entry.size
  return readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((inside) => inside.isFile())
    .reduce((sum, inside) => sum + statSync(path.join(inside.parentPath, inside.name)).size, 0)
}
