import { readForm } from '#app/api/careers-apply/multipart.ts'
import { readApplication } from '#features/careers/application.ts'
import { apply } from '#features/careers/apply.ts'
import { apiRoute, json, refusal } from '#lib/http/respond.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'
import { resumes } from '#providers/private-files/registry.ts'
import { scanner } from '#providers/scanner/registry.ts'

/** As the front's: a resume of 2 MB and the other fields. */
const MAX_BYTES = 2.5 * 1024 * 1024

/** Takes an application with its resume (spec:forms.careers-parts), with a pass of the bot check. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const pass = await redeemPass(request, 'careers')
    if (!pass.ok) return refusal(pass)
    const form = await readForm(request, MAX_BYTES)
    if (!form.ok) return refusal(form)
    const application = readApplication(form.value)
    if (!application.ok) return refusal(application)
    const applied = await apply(application.value, { files: resumes(), scanner: scanner() })
    return applied.ok ? json({ success: true }) : refusal(applied)
  },
})
