import { z } from 'zod'
import type { FieldError } from '#lib/http.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { LABELS, MAX_RESUME, POSITIONS, RESUME_TEXT } from './form-texts.ts'

/** An application as the form sends it, with its file not yet judged. */
export type Application = z.infer<typeof application>

/** Reads the form's fields; a message for each that is at fault, in the form's words (D-27). */
export function readApplication(form: FormData): Result<Application, 'invalid' | 'too_large'> {
  const files = form.getAll('file')
  if (files.some((file) => file instanceof File && file.size > MAX_RESUME)) {
    return refuse('too_large', { fields: [{ path: 'file', message: RESUME_TEXT.tooLarge }] })
  }
  const parsed = application.safeParse({ ...Object.fromEntries(form), file: files })
  if (parsed.success) return ok(parsed.data)
  const fields: FieldError[] = parsed.error.issues.map(({ path, message }) => ({
    path: String(path[0]),
    message,
  }))
  return refuse('invalid', { fields })
}

const requiredText = (label: string) => `The ${label} field is required.`

/** One line of text; what is missing or no text is empty. */
const text = z.preprocess(
  (value) => (typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim() : ''),
  z.string().transform((value) => value.toWellFormed()),
)

const required = (label: string, longest: number) =>
  text.pipe(z.string().min(1, requiredText(label)).max(longest, `The ${label} field is too long.`))

const emailText = `The ${LABELS.email} field must be a valid email.`

const application = z.object({
  /** The form's own key: the same one is one application, however often it is sent. */
  submission: z.uuid(),
  fname: required(LABELS.fname, 80),
  lname: required(LABELS.lname, 80),
  email: text.pipe(z.email(emailText).max(254, emailText)),
  tel: required(LABELS.tel, 40),
  /** Uid of a location. */
  location: required(LABELS.location, 100),
  position: z.enum(POSITIONS, { error: requiredText(LABELS.position) }),
  /** Where the form's content wants it sent; empty = the location. */
  toEmail: text.transform((value) => value.toLowerCase()),
  file: z
    .array(z.instanceof(File, { error: requiredText(LABELS.file) }))
    .length(1, requiredText(LABELS.file))
    .transform(([file]) => file as File)
    .refine((file) => file.name !== '' || file.size > 0, requiredText(LABELS.file))
    .refine((file) => file.size > 0 || file.name === '', RESUME_TEXT.empty),
})
