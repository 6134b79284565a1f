import { readGroupEmail } from '#data/content/settings.ts'
import { knownRecipient } from '#data/forms/form-addresses.ts'
import {
  findMailLocation,
  type SubmissionResult,
  submitApplication,
} from '#data/forms/submissions.ts'
import { fileName } from '#lib/http/attachment.ts'
import { ok, type Refusal, type Result, refuse } from '#lib/result.ts'
import { isFilesUnavailable } from '#providers/files/contract.ts'
import type { PrivateFiles } from '#providers/private-files/contract.ts'
import type { Scanner } from '#providers/scanner/contract.ts'
import type { Application } from './application.ts'
import { RESUME_TEXT } from './fields.ts'
import * as t from './messages.gen.ts'
import { claimedKind, MIME_TYPES, type ResumeKind, resumeKind } from './resume/resume-kind.ts'

type Means = { files: PrivateFiles; scanner: Scanner }

/**
 * Keeps an application: its resume first, written through, then its document, whose letter follows by
 * itself: to the address of the form, else to the location's, and without a location to the group's
 * (spec:forms.careers-recipient). A crash between the two leaves a file without a document, which is swept
 * later. The same form sent again is the same application. `unavailable`: the scanner gives no verdict, or the
 * bucket does not answer, so nothing is kept.
 */
export async function apply(
  application: Application,
  { files, scanner }: Means,
): Promise<Result<SubmissionResult, 'invalid' | 'unavailable'>> {
  const { submission, file, location: uid, toEmail: wanted, ...sent } = application
  const location = uid === '' ? null : await findMailLocation(uid)
  if (uid !== '' && !location) return atField('location', t.noSuchLocation())
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = await checkKind(bytes, file.name)
  if (!kind.ok) return kind
  const scanned = await scanner.scan(bytes)
  if (!scanned.ok) {
    console.warn(`careers: a resume was not taken, ${scanned.code}`, scanned.detail)
    if (scanned.code === 'infected') return atField('file', RESUME_TEXT.infected())
    return refuse('unavailable')
  }
  const known = await knownRecipient('careers', wanted)
  const otherwise = location ? location.email : await readGroupEmail()
  const storedAs = await keepResume(files, bytes)
  if (storedAs === null) return refuse('unavailable')
  const submitted = await submitApplication(submission, {
    ...sent,
    location: location?.id ?? null,
    toEmail: known ?? otherwise,
    file: {
      name: resumeName(file.name, kind.value),
      ...{ storedAs, mimeType: MIME_TYPES[kind.value], size: bytes.length },
    },
  })
  // The first one has its own copy; where the answer is an error, nobody knows: the sweep decides.
  if (submitted.isRepeat) await files.remove(storedAs)
  return ok(submitted)
}

/** Null where the storage of files cannot be reached. */
async function keepResume(files: PrivateFiles, bytes: Uint8Array): Promise<string | null> {
  try {
    return await files.keep(bytes)
  } catch (error) {
    if (!isFilesUnavailable(error)) throw error
    console.warn('careers: a resume was not taken, files_unavailable', { reason: error.reason })
    return null
  }
}

async function checkKind(bytes: Uint8Array, name: string): Promise<Result<ResumeKind, 'invalid'>> {
  const kind = await resumeKind(bytes)
  const claimed = claimedKind(name)
  if (kind.ok && claimed && claimed !== kind.value) return atField('file', RESUME_TEXT.otherKind())
  if (kind.ok) return kind
  const texts = { ...RESUME_TEXT, wrong_type: RESUME_TEXT.wrongType }
  return atField('file', texts[kind.code]())
}

/** The name that staff save it under, which says the kind that it is. */
function resumeName(name: string, kind: ResumeKind): string {
  return fileName(claimedKind(name) ? name : `${name}.${kind}`)
}

function atField(path: string, message: string): Refusal<'invalid'> {
  return refuse('invalid', { fields: [{ path, message }] })
}
