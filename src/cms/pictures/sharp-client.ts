import { IsolationError, runIsolated } from '#lib/process/isolated-process.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { LONGEST_MS } from './limits.ts'
import type { SharpCall, SharpResult } from './sharp-messages.ts'

/** Thrown for a picture that cannot be read, or not within the limits of time and memory. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture'
}

type SharpRequest = Omit<SharpCall, 'input'> & { input: Uint8Array | string }

/** The picture that the process has. */
const sent = () =>
  processSingleton<{ last: SharpCall['input'] }>('sent-picture', () => ({ last: undefined }))

/** Has sharp do one step in a process of its own (`runIsolated`). Throws `UnreadablePicture`. */
export async function runSharp(
  { input, ...asked }: SharpRequest,
  { longestMs = LONGEST_MS } = {},
): Promise<unknown> {
  const answer = runIsolated<SharpCall>({
    ...{ name: 'sharp', script: 'src/cms/pictures/sharp-process.ts', longestMs },
    call(isNew) {
      const isThere = !isNew && input === sent().last
      sent().last = input
      return { ...asked, input: isThere ? undefined : input }
    },
  })
  const done = (await answer.catch((error: unknown) => {
    if (!(error instanceof IsolationError)) throw error
    throw new UnreadablePicture(error.message)
  })) as SharpResult
  if ('error' in done) throw new UnreadablePicture(done.error)
  return done.value
}
