import { typeName } from './document.ts'
import { type Values, valuesIn } from './values.ts'

/** A link or content relationship. `type` and `uid` are empty where the file does not say them, as exports do not. */
export type PrismicLink = { text: string; newTab: boolean } & (
  | { to: 'document'; id: string; type: string; uid: string }
  | { to: 'web'; url: string }
  /** `file`: the name of the file. */
  | { to: 'media'; url: string; file: string }
)

/** A picture: `file` is the name of its file. `others`: its responsive views by their names, as `mobile`. */
export type PrismicPicture = {
  url: string
  file: string
  others: Record<string, { url: string; file: string }>
}

/** The link that a value is; null where it is none, or leads nowhere. */
export function linkIn(value: unknown): PrismicLink | null {
  const link = valuesIn(value)
  if (!link) return null
  const around = { text: textIn(link, 'text'), newTab: textIn(link, 'target') === '_blank' }
  const url = textIn(link, 'url')
  const address = textIn(link, 'wioUrl') || url
  const kind = textIn(link, 'link_type') || textIn(link, '__TYPE__')
  const id = textIn(link, 'id')
  const isMedia = /^(?:Media|FileLink|ImageLink)$/.test(kind) || address.startsWith('wio://medias/')
  if (isMedia) return url === '' ? null : { to: 'media', url, file: fileOf(link, url), ...around }
  if (/^(?:Document|DocumentLink)$/.test(kind) || address.startsWith('wio://documents/')) {
    const target = id || address.slice('wio://documents/'.length)
    if (target === '' || link.isBroken === true || link.isBroken === 'true') return null
    const type = typeName(textIn(link, 'type'))
    return { to: 'document', id: target, type, uid: textIn(link, 'uid'), ...around }
  }
  return url === '' || valuesIn(link.dimensions) || valuesIn(link.origin)
    ? null
    : { to: 'web', url, ...around }
}

/** The picture that a value is, be it of a field, of formatted text, or of a link to a file; null where it is none. */
export function pictureIn(value: unknown): PrismicPicture | null {
  const picture = valuesIn(value)
  if (!picture) return null
  const origin = valuesIn(picture.origin) ?? valuesIn(valuesIn(picture.data)?.origin)
  const url = textIn(picture, 'url') || textIn(origin ?? {}, 'url')
  if (url === '') return null
  const views = { ...(valuesIn(picture.thumbnails) ?? {}), ...picture }
  const others = Object.entries(views).flatMap(([name, one]) => {
    const view = valuesIn(one)
    const own = view && name !== 'origin' && name !== 'data' ? textIn(view, 'url') : ''
    return own === '' ? [] : [[name, { url: own, file: fileOf({}, own) }] as const]
  })
  const file = fileOf(picture, url)
  return { url, file, others: Object.fromEntries(others) }
}

/** What the addresses of files begin with before the name that they were uploaded with. */
const UPLOADED =
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}_|^[0-9a-f]{32,40}_|^(?=[a-z\d-]*[A-Z])(?=[A-Za-z-]*\d)[A-Za-z\d-]{16}_/

function fileOf({ name }: Values, url: string): string {
  if (typeof name === 'string' && name.includes('.')) return name
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return decoded(last).replace(UPLOADED, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

function textIn(values: Values, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}
