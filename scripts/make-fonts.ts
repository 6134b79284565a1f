/**
 * Makes the committed font files of `src/ui/fonts`, those for pages and those for PDF files, from
 * Fontsource, at development time: axes cut to what the design uses, the Latin subset kept, licences copied beside them.
 * A family has two files for pages: the letters of English, French and Spanish, and the rest of Latin, which a
 * browser fetches where a page has one of them. Then it measures what stands for each family until it is there,
 * and writes `src/lib/fonts/reference-fonts.gen.ts`, which uploaded fonts are measured by, too, and
 * `src/lib/look/typefaces.gen.ts`.
 * Run it with `node scripts/make-fonts.ts` after a new release of a family.
 */
import { writeFile } from 'node:fs/promises'
import { families } from './fonts/families.ts'
import { makePageFiles } from './fonts/page-files.ts'
import { makePrintFiles } from './fonts/print-files.ts'
import { REFERENCE_MODULE, referenceFontsModule } from './fonts/reference-fonts.ts'

for (const [file, family] of Object.entries(families)) await makePageFiles(file, family)
await makePrintFiles()
await writeFile(REFERENCE_MODULE, await referenceFontsModule())
// Loaded now: it reads what was just written.
const { MODULE, typefacesModule } = await import('./fonts/typefaces-module.ts')
await writeFile(MODULE, await typefacesModule())
