import { z } from 'zod'
import { VERSION } from '#lib/release/compare-versions.ts'
import { fetchOnce } from '#providers/fetch-json.ts'

/** Longest wait for the whole feed, ms. */
const TIMEOUT_MS = 10_000
const MOST_RELEASES = 100

const release = z.object({
  version: z.string().max(60).regex(VERSION),
  /** Day of the release. */
  date: z.iso.date(),
  /** Address of what is new. */
  notes: z.url({ protocol: /^https$/ }).max(500),
  /** Whether it mends something that others could use against the site. */
  security: z.boolean(),
})

/** A release that a feed names. */
export type Release = z.output<typeof release>

/** A feed of releases, in any order; what else stands in it is for others. */
export const feed = z.object({ releases: z.array(release).max(MOST_RELEASES) })

/** Why a feed says nothing: nobody answered, not with success, or with something else than a feed. */
export type FeedFault = 'no_answer' | 'refused' | 'unreadable'

/** Asks a feed once, and tells it nothing of this site. `log` gets a line where nobody answers. */
export async function askFeed(
  url: string,
  log: (line: string) => void,
): Promise<{ releases: Release[] } | { fault: FeedFault }> {
  const headers = { accept: 'application/json' }
  const call = { name: 'updates', method: 'GET', url, headers, timeout: TIMEOUT_MS } as const
  const reply = await fetchOnce(call, log)
  if (!reply) return { fault: 'no_answer' }
  if (reply.status !== 200) return { fault: 'refused' }
  const parsed = feed.safeParse(reply.body)
  return parsed.success ? { releases: parsed.data.releases } : { fault: 'unreadable' }
}
