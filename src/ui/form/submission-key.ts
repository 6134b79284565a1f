/** A new version 4 UUID; `crypto.randomUUID` is missing on sites without https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The keys of one form, one submission after the other. */
export type SubmissionKeys = {
  of(data: FormData): string
  /** It was sent: whatever is sent next is another form. */
  renew(): void
}

/**
 * The key of a filled-in form: the same for as long as the same is sent, so that sending it again after
 * an answer that was lost does nothing twice, and another where something was changed in between.
 */
export function submissionKeys(): SubmissionKeys {
  let last = { content: '', key: '' }
  return {
    of(data: FormData): string {
      const content = JSON.stringify([...data].map(([name, value]) => [name, contentOf(value)]))
      if (content !== last.content) last = { content, key: newKey() }
      return last.key
    },
    renew(): void {
      last = { content: '', key: '' }
    },
  }
}

function contentOf(value: FormDataEntryValue): unknown {
  return typeof value === 'string' ? value : [value.name, value.size, value.lastModified]
}
