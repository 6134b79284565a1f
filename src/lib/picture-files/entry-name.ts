import { isUtf8 } from 'node:buffer'
import { type Entry, getFileNameLowLevel } from 'yauzl'

/**
 * The path of an entry of a ZIP archive with `/`, in NFC; null where it is no text. Archives of macOS and of many programs have
 * UTF-8 without saying so; what is none is read as the format has it: by the Unicode field of Info-ZIP, else code page 437.
 */
export function entryPath(
  entry: Pick<Entry, 'fileNameRaw' | 'extraFields' | 'generalPurposeBitFlag'>,
): string | null {
  const { fileNameRaw: raw, extraFields, generalPurposeBitFlag: flags } = entry
  const name = isUtf8(raw)
    ? raw.toString('utf8')
    : getFileNameLowLevel(flags, raw, extraFields, false)
  const path = name.replaceAll('\\', '/').normalize('NFC')
  return NO_TEXT.test(path) ? null : path
}

/** A path with control characters, line ends of Unicode, or what stands for a byte that is no character. */
export const NO_TEXT = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\uFFFD]/u

/** Whether a path leads out of the folder in which it is unpacked: absolute, of a drive, or upwards. */
export function isOutside(path: string): boolean {
  return path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..')
}

/** A path without empty parts and those that stay where they are. */
export function tidyPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  return parts.join('/')
}
