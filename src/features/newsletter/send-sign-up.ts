import { fillHidden } from '#providers/newsletter/hidden-fields.ts'
import { sendJson } from '#ui/form/send.ts'
import type { Sending, Sent } from '#ui/form/types.ts'
import { signUpByScript } from './ask-by-script.ts'
import { scriptForm } from './script-form.ts'

const ROUTE = '/api/newsletter'

/** A restaurant of the group, by uid and title; `former` are uids that it had before. */
export type SignUpLocation = { uid: string; title: string; former?: readonly string[] | undefined }

/** Hands the form to this site, or asks the provider by its script where the site says so. */
export async function sendSignUp(
  data: FormData,
  sending: Sending,
  places: readonly SignUpLocation[],
): Promise<Sent> {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const birthMonth = Number(text('birthMonth')) || null
  const uid = text('location')
  const script = await scriptForm()
  if (!script) {
    const person = { firstname: text('firstname'), lastname: text('lastname') }
    const body = { ...person, email: text('email'), birthMonth, location: uid || null }
    return sendJson(ROUTE, body, sending)
  }
  const chosen = places.find((place) => place.uid === uid) ?? null
  for (const [name, value] of fillHidden(script.hidden, { birthMonth, location: chosen }))
    data.set(name, value)
  const fields = [...data].map(([name, value]) => ({ name, value: String(value).trim() }))
  return signUpByScript(script, fields)
}
