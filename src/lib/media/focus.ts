/** The point of a picture that its frame keeps in view, in per cent from the left and from the top. */
export type Focus = { x: number; y: number }

/** Name of the field that stores the focus, by the name of the upload field that it belongs to. */
export const focusName = (picture: string) => `${picture}Focus`

/** Name of the upload field, by the name of the field that stores its focus. */
export const pictureName = (focus: string) => focus.replace(/Focus$/, '')

const STORED = /^(\d{1,3}) (\d{1,3}) (\S.*)$/

/**
 * A focus as it is stored: `30 60 oven-1f3c.jpg`. It names the file that it was chosen for, so that it ends with it:
 * another picture, or another file in its place, has a focus of its own.
 */
export function storeFocus({ x, y }: Focus, file: string): string {
  return `${x} ${y} ${file}`
}

/** The focus that was stored for a file; null where there is none. */
export function readFocus(stored: unknown, file: string): Focus | null {
  const read = typeof stored === 'string' ? parse(stored) : null
  return read?.file === file ? read.focus : null
}

/** Whether a text is a focus as it is stored, of whatever file. */
export const isStoredFocus = (text: string) => parse(text) !== null

function parse(stored: string): { focus: Focus; file: string } | null {
  const [, x, y, file] = STORED.exec(stored) ?? []
  const focus = { x: Number(x), y: Number(y) }
  return file !== undefined && focus.x <= 100 && focus.y <= 100 ? { focus, file } : null
}
