import { z } from 'zod'
import { application } from '#features/careers/application.ts'
import type { ApiCall } from '#lib/api-contract/call.ts'
import { passHeader } from '#lib/api-contract/refusals.ts'
import { formAnswer, formRefusals } from './form-answer.ts'
import { personExample, submissionExample } from './person-example.ts'

/** `POST /api/careers-apply` (spec:api.careers-apply). */
export const applyForWork = {
  method: 'POST',
  path: '/api/careers-apply',
  tag: 'Forms',
  summary: 'Apply for work, with a resume',
  headers: passHeader,
  body: {
    schema: application.extend({ file: z.file() }),
    type: 'multipart/form-data',
    example: {
      ...personExample,
      submission: submissionExample,
      location: 'burrard',
      position: 'Culinary',
      file: '(PDF)',
    },
  },
  answer: formAnswer,
  example: { success: true },
  errors: formRefusals,
} as const satisfies ApiCall
