import { signUp } from '#features/newsletter/sign-up.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'
import { newsletterScript } from '#providers/newsletter/registry.ts'
import { answersOf } from '../answers-of.ts'
import { getNewsletterScript, signUpForNewsletter } from '../calls/newsletter.ts'

const script = answersOf(getNewsletterScript)
const { answer, refused } = answersOf(signUpForNewsletter)

/**
 * `GET`: how browsers send the form, by the provider's script or (null) to this site. `POST`: signs a
 * visitor up; the answer has the provider's message (spec:forms.newsletter-message).
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async () => script.answer({ script: await newsletterScript() }),
  POST: async (request) => {
    const body = await readJson(request, signUpForNewsletter.body.schema)
    if (!body.ok) return refused(body)
    const pass = await redeemPass(request, 'newsletter')
    if (!pass.ok) return refused(pass)
    const signed = await signUp(body.value)
    if (signed.ok) return answer({ success: true, message: signed.value.message })
    const message = signed.detail?.message
    return refused(signed, message ? { message } : {})
  },
})
