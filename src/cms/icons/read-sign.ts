import type { Payload } from 'payload'
import { readLook } from '#lib/look/look.ts'
import { readSiteGlobal } from '../content/read-site-global.ts'
import { SHORT_NAME } from '../content/short-name.ts'
import type { GroupSign } from './draw.ts'

/** Reads the published name, look, icon and logos, from which the icons are drawn. */
export async function readGroupSign(payload: Payload): Promise<GroupSign> {
  const published = { depth: 1, draft: false } as const
  const [settings, header, look] = await Promise.all([
    readSiteGlobal(payload, 'settings', { ...published, depth: 0 }),
    readSiteGlobal(payload, 'header', published),
    readSiteGlobal(payload, 'look', published),
  ])
  return {
    shortName: settings?.shortName || SHORT_NAME,
    look: readLook(look),
    icon: fileOf(look?.icon),
    logo: fileOf(header?.logo),
    paperLogo: fileOf(header?.logoOnPaper),
  }
}

/** The name of a picture's file; null where there is none. */
export function fileOf(picture: unknown): string | null {
  const { filename } = (picture ?? {}) as { filename?: unknown }
  return typeof filename === 'string' ? filename : null
}
