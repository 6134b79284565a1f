import type { PayloadRequest } from 'payload'
import { PREFERENCE_KEYS } from 'payload/shared'
import { readPreference } from '../preferences/read-preference.ts'

/** How somebody left the menu: which of its groups are open. */
export type NavPreferences = { groups?: Record<string, { open?: boolean }> }

/** Reads a member's navigation preferences; empty where there are none. */
export async function readNavPreferences(req: PayloadRequest): Promise<NavPreferences> {
  return ((await readPreference(req, PREFERENCE_KEYS.NAV)) ?? {}) as NavPreferences
}
