import { safeHref } from '#lib/safe-href.ts'
import { readGlobal } from './global.ts'

/** Address of the provider's job search, or null: careers links without one of their own lead there (S1 §2). */
export async function readJobSearch(): Promise<string | null> {
  const settings = await readGlobal('settings')
  return safeHref(settings?.jobSearch?.url)
}
