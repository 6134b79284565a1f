import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { COMMON, REST } from '#lib/fonts/letters.ts'
import { cutForPages } from '#lib/fonts/page-cut.ts'
import { type Family, FOLDER } from './families.ts'

/**
 * Makes the two files of a family for pages, `<file>.woff2` with the letters of English, French and Spanish and
 * `<file>-rest.woff2` with the rest of Latin, and copies its licence beside them.
 */
export async function makePageFiles(file: string, family: Family): Promise<void> {
  const home = `node_modules/${family.home}`
  const source = await readFile(`${home}/files/${family.source}`)
  for (const [target, letters] of [
    [file, COMMON],
    [`${file}-rest`, REST],
  ] as const) {
    const made = await cutForPages(source, letters, family)
    await writeFile(`${FOLDER}/${target}.woff2`, made)
    console.log(`${target}.woff2: ${(made.length / 1024).toFixed(1)} kB`)
  }
  await copyFile(`${home}/LICENSE`, `${FOLDER}/${file}.LICENSE`)
}
