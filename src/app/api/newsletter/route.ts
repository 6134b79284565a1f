import { signUp, signUpBody } from '#features/newsletter/sign-up.ts'
import { apiRoute, json, readJson, refusal } from '#lib/http/respond.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'
import { newsletterScript } from '#providers/newsletter/registry.ts'

/**
 * `GET`: how browsers send the form, by the provider's script or (null) to this site. `POST`: signs a
 * visitor up; the answer has the provider's message (spec:forms.newsletter-message).
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async () => json({ script: await newsletterScript() }),
  POST: async (request) => {
    const failed = { success: false }
    const body = await readJson(request, signUpBody)
    if (!body.ok) return refusal(body, {}, failed)
    const pass = await redeemPass(request, 'newsletter')
    if (!pass.ok) return refusal(pass, {}, failed)
    const signed = await signUp(body.value)
    if (signed.ok) return json({ success: true, message: signed.value.message })
    const message = signed.detail?.message
    return refusal(signed, {}, message ? { ...failed, message } : failed)
  },
})
