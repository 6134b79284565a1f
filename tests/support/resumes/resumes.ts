import PDFDocument from 'pdfkit'
import { compound } from './compound.ts'
import { type ZipPart, zip } from './zip.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml'

/** A real PDF of one page, about 1 kB. */
export function pdfResume(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER' })
  document.text('Ida Marsh. Ten years at the fire.')
  document.end()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

/** A Word document in Open XML. */
export function docxResume(more: readonly ZipPart[] = [], list = contentTypes()): Buffer {
  return zip([
    { name: '[Content_Types].xml', content: list },
    { name: '_rels/.rels', content: relations },
    { name: 'word/document.xml', content: text },
    ...more,
  ])
}

/** A Word document with a program in it, named as if it had none. */
export function docmResume(): Buffer {
  const project = { name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' }
  return docxResume([project], contentTypes(MACROS))
}

/** A Word document as versions before 2007 wrote it. */
export function docResume(): Buffer {
  return compound([
    { name: 'WordDocument', content: Buffer.from([0xec, 0xa5, 0xc1, 0x00]) },
    { name: '1Table' },
  ])
}

/** The list of a package's parts, whose main one has this type. */
export function contentTypes(main = WORD): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`
}

const relations = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

const text = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
<w:p><w:r><w:t>Ida Marsh. Ten years at the fire.</w:t></w:r></w:p></w:body></w:document>`
