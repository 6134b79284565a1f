import * as t from './messages.gen.ts'

type Reply = { ok: true; href: string } | { ok: false; message: string }

const MB = 1024 * 1024

/**
 * Sends a file to be imported; `onSent` is told how much of it has left, from 0 to 1. One of more than `mostMegabytes` is refused
 * before anything of it is sent.
 */
export async function sendFile(
  file: File,
  { kind, mostMegabytes }: { kind: string; mostMegabytes: number },
  onSent: (part: number) => void,
): Promise<Reply> {
  if (file.size > mostMegabytes * MB)
    return { ok: false, message: t.tooLarge({ most: mostMegabytes }) }
  const query = new URLSearchParams({ kind, name: file.name })
  return new Promise((resolve) => {
    // `fetch` does not say how much of a body has left.
    const request = new XMLHttpRequest()
    request.open('POST', `/admin/api/imports/file?${query}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 1)
    request.upload.onload = () => onSent(1)
    request.onload = () => resolve(replyOf(request))
    request.onerror = () => resolve({ ok: false, message: t.noAnswer() })
    request.send(file)
  })
}

function replyOf({ status, response }: XMLHttpRequest): Reply {
  const body = response as { href?: string; error?: { message?: string } } | null
  if (status === 200 && body?.href) return { ok: true, href: body.href }
  return { ok: false, message: body?.error?.message ?? t.noAnswer() }
}
