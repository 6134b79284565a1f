/**
 * A Content-Disposition that has a browser save a file under its name, whatever the name is (RFC 6266): a
 * plain copy of it for old programs, and the whole of it (RFC 8187).
 */
export function attachment(name: string): string {
  const whole = fileName(name)
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const MAX_NAME_LENGTH = 120

/**
 * A file name from outside as text of one line that names no folder: control and direction characters,
 * separators and what file systems keep for themselves are underscores; `file` where nothing is left.
 */
export function fileName(name: string): string {
  const safe = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return shortened(safe) || 'file'
}

/** The beginning of a long name, with its ending. */
function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= MAX_NAME_LENGTH) return name
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return (
    letters
      .slice(0, MAX_NAME_LENGTH - ending.length)
      .join('')
      .trimEnd() + ending
  )
}
