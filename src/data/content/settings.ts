import { readPlainLook } from '#cms/content/group-look.ts'
import { SHORT_NAME } from '#cms/content/short-name.ts'
import { readPrintLook } from '#cms/fonts/print-fonts.ts'
import type { PlainLook } from '#lib/look/look.ts'
import type { PrintLook } from '#lib/pdf/text-writer.ts'
import { safeHref } from '#lib/routing/safe-href.ts'
import { getPayload } from '../site/payload.ts'
import { readGlobal } from './read-global.ts'

/**
 * Address of the provider's job search, or null: careers links without one of their own lead there
 * (spec:links.careers).
 */
export async function readJobSearch(): Promise<string | null> {
  const settings = await readGlobal('settings')
  return safeHref(settings?.jobSearch?.url)
}

/** Short name of the group. */
export async function readShortName(): Promise<string> {
  return (await readGlobal('settings'))?.shortName || SHORT_NAME
}

/** The group's colours and type, for its mails. */
export async function readGroupLook(): Promise<PlainLook> {
  return readPlainLook(await getPayload())
}

/** The group's colours and type, with its own fonts, for what is printed. */
export async function readGroupPrintLook(): Promise<PrintLook> {
  return readPrintLook(await getPayload())
}

/** The group's own address, for what names no location; null where nobody has entered one. */
export async function readGroupEmail(): Promise<string | null> {
  return (await readGlobal('settings'))?.emailAddress || null
}
