import { z } from 'zod'
import { anyRefusals, passRefusal, writeRefusals } from '#lib/api-contract/refusals.ts'

/** The answer to a form that was taken. */
export const formAnswer = z.object({ success: z.literal(true) })

/** Refusals of any form. */
export const formRefusals = { ...anyRefusals, ...writeRefusals, ...passRefusal } as const
