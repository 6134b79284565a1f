/** The point of a picture that its frame keeps in view, in per cent from the left and from the top. */
export type Focus = { x: number; y: number }

/** Name of the field that stores the focus, by the name of the upload field that it belongs to. */
export const focusName = (picture: string) => `${picture}Focus`

/** Name of the upload field, by the name of the field that stores its focus. */
export const pictureName = (focus: string) => focus.replace(/Focus$/, '')

const STORED = /^(\d{1,3}) (\d{1,3}) (\S.*)$/

/**
 * The focuses of a field of pictures as they are stored: a line for each, `30 60 oven-1f3c.jpg`. A line names the file
 * that it was chosen for, so that it ends with it: another picture, or another file in its place, has a focus of its own.
 *
 * @param files - names of the files that the field has. Lines of others are dropped.
 * @param focus - null takes the file's focus away.
 * @returns null where none is left.
 */
export function storeFocus(
  stored: unknown,
  { files, file, focus }: { files: readonly string[]; file: string; focus: Focus | null },
): string | null {
  const others = files.flatMap((one): Stored[] => {
    const own = one === file ? null : readFocus(stored, one)
    return own ? [{ focus: own, file: one }] : []
  })
  const kept = focus ? [...others, { focus, file }] : others
  return kept.map((one) => `${one.focus.x} ${one.focus.y} ${one.file}`).join('\n') || null
}

/** The focus that was stored for a file; null where there is none. */
export function readFocus(stored: unknown, file: string): Focus | null {
  if (typeof stored !== 'string') return null
  const lines = stored.split('\n').map(parse)
  return lines.find((read) => read?.file === file)?.focus ?? null
}

/** Whether each line of a text is a focus as it is stored, of whatever file. */
export const isStoredFocus = (text: string) =>
  text.split('\n').every((line) => parse(line) !== null)

type Stored = { focus: Focus; file: string }

function parse(line: string): Stored | null {
  const [, x, y, file] = STORED.exec(line) ?? []
  const focus = { x: Number(x), y: Number(y) }
  return file !== undefined && focus.x <= 100 && focus.y <= 100 ? { focus, file } : null
}
