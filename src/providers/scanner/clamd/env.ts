import { z } from 'zod'

/** clamd's variable. Without it no file is looked into. */
export const variables = z.object({
  CLAMD_ADDRESS: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^(\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}$/i, 'must be host:port, as 127.0.0.1:3310')
      .transform((value) => {
        const colon = value.lastIndexOf(':')
        const host = value.slice(0, colon).replace(/^\[|\]$/g, '')
        return { host, port: Number(value.slice(colon + 1)) }
      })
      .refine(({ port }) => port > 0 && port < 65536, 'must have a port up to 65535')
      .optional(),
  ),
})
