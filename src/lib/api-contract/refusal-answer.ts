import * as mini from 'zod/mini'
import { errorAnswer } from './booking/answers/error.ts'

/** The body of a refusal as the server writes it (spec:api.errors). */
export const refusalAnswer = mini.safeExtend(errorAnswer, {
  error: mini.safeExtend(errorAnswer.shape.error, { message: mini.string() }),
  requestId: mini.string(),
})
