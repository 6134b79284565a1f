import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import { toSendResult } from './answer.ts'
import type { Sending, Sent } from './types.ts'

/**
 * Sends a form with its files, with its key as `submission`, and says how much of it has left, from 0
 * to 1: `fetch` tells nothing of that.
 */
export function sendFiles(
  url: string,
  data: FormData,
  { pass, submission }: Sending,
  onProgress: (share: number) => void,
): Promise<Sent> {
  data.set('submission', submission)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(toSendResult(request.status, parsed(request.responseText)))
    request.onerror = () => resolve({ ok: false })
    request.onabort = () => resolve({ ok: false })
    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader(PASS_HEADER, pass)
    onProgress(0)
    request.send(data)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
