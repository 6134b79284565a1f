import { IMPORT_KINDS } from '#cms/imports/kinds/names.ts'
import type { Content } from '#tests/support/content.ts'
import { importsBy } from '#tests/support/import-acts.ts'
import { WORDS } from '../check-answer.ts'
import { formWithFile } from '../form.ts'
import type { HostileFile } from './hostile-file.ts'
import { checkMedia } from './served-media.ts'

/** What a door made of a file: a code, `taken`, and what is wrong with that. */
export type Passed = { outcome: string; wrong: string[] }

/** A way by which files come in. */
export type Door = { name: string; send(file: HostileFile): Promise<Passed> }

type Site = Pick<Content, 'payload' | 'rest' | 'open'> & {
  /** Where its front listens. */
  origin: string
  /** A member of staff who may do everything. */
  token: string
}

type Answer = { status: number; text: string; body: Record<string, unknown> }

/** Every door of the site: resumes, the library, fonts, and each kind of import. */
export function uploadDoors(site: Site): Door[] {
  return [
    { name: 'resume', send: sendResume },
    { name: 'library', send: (file) => sendToLibrary(site, file) },
    { name: 'font', send: (file) => sendFont(site, file) },
    ...IMPORT_KINDS.map((kind) => ({
      name: `import of ${kind}`,
      send: (file: HostileFile) => sendImport(site, kind, file),
    })),
  ]
}

/** The function behind the form of applications, which reads the parts, judges the file and keeps it. */
async function sendResume({ name, bytes }: HostileFile): Promise<Passed> {
  const { readForm } = await import('#app/api/careers-apply/multipart.ts')
  const { readApplication } = await import('#features/careers/application.ts')
  const { apply } = await import('#features/careers/apply.ts')
  const { resumes } = await import('#providers/private-files/registry.ts')
  const { createNoScanner } = await import('#providers/scanner/none/adapter.ts')
  const person = { fname: 'Ida', lname: 'Marsh', email: 'ida@example.com', tel: '604-555-0123' }
  const fields = { ...person, submission: crypto.randomUUID(), location: '', position: 'Culinary' }
  const { type, body } = formWithFile(fields, { name, bytes })
  const request = new Request('http://localhost/api/careers-apply', {
    ...{ method: 'POST', headers: { 'content-type': type }, body },
  })
  const form = await readForm(request, 2.5 * 1024 * 1024)
  if (!form.ok) return { outcome: form.code, wrong: [] }
  const application = readApplication(form.value)
  if (!application.ok) return { outcome: application.code, wrong: [] }
  const applied = await apply(application.value, { files: resumes(), scanner: createNoScanner() })
  return { outcome: applied.ok ? 'taken' : applied.code, wrong: [] }
}

async function sendToLibrary(site: Site, { name, bytes }: HostileFile): Promise<Passed> {
  const { type, body } = formWithFile({ _payload: '{"alt":"A grill"}' }, { name, bytes })
  const answer = await post(site, '/media', body, type)
  const passed = judge(answer)
  const { doc } = answer.body as { doc?: { id: number } }
  if (!doc) return passed
  const wrong = [...passed.wrong, ...(await checkMedia(site, doc))]
  // As the icon of the group, from which others are drawn.
  const query = new URLSearchParams({ picture: 'tab', look: '{}', icon: String(doc.id) })
  const drawn = await site.open(`/look/drawn?${query}`, site.token)
  if (drawn.status !== 200) wrong.push(`cannot be an icon: ${drawn.status}`)
  return { ...passed, wrong }
}

async function sendFont(site: Site, { bytes }: HostileFile): Promise<Passed> {
  return judge(await post(site, '/look/fonts?role=display', bytes, 'application/octet-stream'))
}

/** Takes an import as far as its report, and has it forgotten. */
async function sendImport(site: Site, kind: string, file: HostileFile): Promise<Passed> {
  const query = new URLSearchParams({ kind, name: file.name.slice(0, 200) || 'x' })
  const address = `/imports/file?${query}`
  const answer = await post(site, address, file.bytes, 'application/octet-stream')
  const passed = judge(answer)
  if (answer.status !== 200) return passed
  const id = String(answer.body.id)
  const imports = importsBy(site, site.token)
  const { matches } = (await imports.stateOf(id)) ?? {}
  const options = { publish: false, ask: false, dayOrder: null }
  const checked = await imports.act('check', { import: id, matches, options })
  if (checked.status >= 500) passed.wrong.push(`its check answers ${checked.status}`)
  await imports.work()
  const state = await imports.stateOf(id)
  if (state?.state === 'reading' || state?.state === 'checking')
    passed.wrong.push(`is left ${state.state}`)
  const report = await site.open(`/imports/report?import=${id}`, site.token)
  if (report.status >= 500) passed.wrong.push(`its report answers ${report.status}`)
  else passed.wrong.push(...(await checkReport(await report.text())))
  await imports.act('discard', { import: id })
  return { ...passed, outcome: `taken, ${state?.state}${state?.fault ? ` (${state.fault})` : ''}` }
}

async function checkReport(text: string): Promise<string[]> {
  const { parse } = await import('csv-parse/sync')
  const rows: string[][] = text.startsWith('{')
    ? []
    : parse(text, { bom: true, relax_column_count: true })
  const formula = rows.flat().find((cell) => /^[=+@\t\r]|^-\D/.test(cell))
  return formula === undefined ? [] : [`its report has the formula ${formula.slice(0, 40)}`]
}

async function post(site: Site, path: string, bytes: Buffer, type: string): Promise<Answer> {
  const reply = await fetch(`${site.origin}/admin/api${path}`, {
    method: 'POST',
    headers: { authorization: `JWT ${site.token}`, 'content-type': type },
    body: new Uint8Array(bytes),
  })
  const text = await reply.text()
  return { status: reply.status, text, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

/** An answer says in JSON that a file is taken, or by a code or a message of a field why not. */
function judge({ status, text, body }: Answer): Passed {
  if (status < 300) return { outcome: 'taken', wrong: [] }
  const { error, errors } = body as {
    error?: { code: string }
    errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  }
  const field = errors?.[0]?.data?.errors?.[0]
  const wrong: string[] = []
  if (status >= 500) wrong.push(`answers ${status}`)
  if (!error?.code && !errors?.[0]?.message) wrong.push(`says not why: ${text.slice(0, 80)}`)
  if (WORDS.test(text)) wrong.push(`speaks of itself: ${WORDS.exec(text)?.[0]}`)
  return { outcome: error?.code ?? `${status} ${field?.message ?? errors?.[0]?.message}`, wrong }
}
