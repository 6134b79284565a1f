import { withTimeout } from '#lib/process/with-timeout.ts'

/** A press may open the share sheet for a few seconds: a file that takes longer is not waited for. */
const FETCH_TIMEOUT_MS = 2500

export type MenuShare = {
  /** Fetches the file, once; null where it cannot be had, which a later call tries again. */
  fetchFile(): Promise<File | null>
  /** Opens the share sheet; rejects when it is closed or refused. */
  share(): Promise<void>
}

/** Shares the PDF at `href` under a file name, or the page's address where the file is late. */
export function createMenuShare(href: string, name: string): MenuShare {
  let file: Promise<File | null> | null = null
  const fetchFile = () => {
    file ??= fetchPdf(href, name).then((found) => {
      if (!found) file = null
      return found
    })
    return file
  }
  return {
    fetchFile,
    async share() {
      const found = await withTimeout(fetchFile(), FETCH_TIMEOUT_MS, () => null)
      const url = location.origin + location.pathname
      await navigator.share(found ? { files: [found] } : { title: document.title, url })
    },
  }
}

async function fetchPdf(href: string, name: string): Promise<File | null> {
  const answer = await fetch(href).catch(() => null)
  if (!answer?.ok) return null
  return new File([await answer.blob()], name, { type: 'application/pdf' })
}
