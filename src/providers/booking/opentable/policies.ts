import type { z } from 'zod'
import { currentLanguage } from '#lib/language/current-language.ts'
import type { policiesReply } from './wire.ts'

/** Path of the booking policies of a restaurant for a party at a local time. */
export function policiesPath(rid: string, at: string, party: number): string {
  const [date, time] = at.split('T')
  return `/v2/booking-policies/${encodeURIComponent(rid)}/${date}/${time}/${party}?dinerContext=details`
}

/**
 * The text of the policies as paragraphs: in the current language, or in all languages where there is none in it.
 * OpenTable sends HTML with line breaks.
 */
export function paragraphsOf(reply: z.infer<typeof policiesReply>): string[] {
  const all = reply?.policies ?? []
  const readable = all.filter(({ language }) => language?.code.startsWith(currentLanguage()))
  const messages = (readable.length > 0 ? readable : all).map(({ message }) => message)
  return messages
    .flatMap((html) => html.split(/(?:<br\s*\/?>\s*)+|\n+|<\/p>/i).map(plain))
    .filter(Boolean)
}

const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", apos: "'" },
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
