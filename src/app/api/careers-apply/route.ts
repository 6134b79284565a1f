import { readForm } from '#app/api/careers-apply/multipart.ts'
import { readApplication } from '#features/careers/application.ts'
import { apply } from '#features/careers/apply.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'
import { resumes } from '#providers/private-files/registry.ts'
import { scanner } from '#providers/scanner/registry.ts'
import { answersOf } from '../answers-of.ts'
import { applyForWork } from '../calls/careers.ts'

const { answer, refused } = answersOf(applyForWork)

/** As the front's: a resume of 2 MB and the other fields. */
const MAX_BYTES = 2.5 * 1024 * 1024

/** Takes an application with its resume (spec:forms.careers-parts), with a pass of the bot check. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const pass = await redeemPass(request, 'careers')
    if (!pass.ok) return refused(pass)
    const form = await readForm(request, MAX_BYTES)
    if (!form.ok) return refused(form)
    const application = readApplication(form.value)
    if (!application.ok) return refused(application)
    const applied = await apply(application.value, { files: resumes(), scanner: await scanner() })
    return applied.ok ? answer({ success: true }) : refused(applied)
  },
})
