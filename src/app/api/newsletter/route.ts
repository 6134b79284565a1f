import { signUp, signUpBody } from '#features/newsletter/sign-up.ts'
import { api, json, readJson, refusal } from '#lib/http.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'

/** Signs a visitor up for the newsletter; the answer has the provider's message (S1 §4, D-28). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = api({
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
