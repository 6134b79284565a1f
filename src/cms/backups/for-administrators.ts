import type { PayloadRequest } from 'payload'
import { refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import * as access from '../access/for-administrators.ts'
import { SilentFolderError } from './from-folders.ts'
import * as t from './messages.gen.ts'

/** A handler for administrators alone that reads backups; 503 where their folders do not answer. */
export const forAdministrators = (answer: (req: PayloadRequest) => Promise<Response>) =>
  access.forAdministrators(async (req) => {
    try {
      return await answer(req)
    } catch (error) {
      if (!(error instanceof SilentFolderError)) throw error
      req.payload.logger.warn({ err: error, msg: 'the backups could not be read' })
      return refusal(refuse('unavailable', { message: t.folderSilent() }))
    }
  })
