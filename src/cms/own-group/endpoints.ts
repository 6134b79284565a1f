import type { Endpoint } from 'payload'
import { z } from 'zod'
import { json, readJson, refusal } from '#lib/http/respond.ts'
import { forAdministrators } from '../backups/for-administrators.ts'
import { beginOwnGroup } from './begin.ts'

/** `POST /admin/api/own-group/begin`, for administrators: replaces the demo group; see `beginOwnGroup`. */
export const ownGroupEndpoints: Endpoint[] = [
  {
    ...{ method: 'post', path: '/own-group/begin' },
    handler: forAdministrators(async (req) => {
      const body = await readJson(req as Request, z.strictObject({}))
      if (!body.ok) return refusal(body)
      const begun = await beginOwnGroup(req)
      return begun.ok ? json({}) : refusal(begun)
    }),
  },
]
