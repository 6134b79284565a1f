import type { Payload } from 'payload'
import { z } from 'zod'
import { compareVersions, isTrial } from '#lib/release/compare-versions.ts'
import { askFeed, feed, type Release } from './feed.ts'

/** How long what a feed has said is taken for what it says, ms. */
const DAY_MS = 24 * 60 * 60_000

/** What a feed said; instants are ms. All instances share it. */
const answer = z.object({
  /** The feed that was asked: what another one said says nothing of this one. */
  url: z.string(),
  askedAt: z.number(),
  /** When it last answered, and with what. */
  answeredAt: z.number().nullable(),
  releases: feed.shape.releases,
  fault: z.enum(['no_answer', 'refused', 'unreadable']).nullable(),
  /** Since when it has not answered; null where it did the last time. */
  failingSince: z.number().nullable(),
})
type Answer = z.output<typeof answer>

/** Where the answer is kept, in the key-value store of the content system. */
const KEY = 'updates-feed'

/** What is known of newer releases; null while the feed has not been asked. */
export type UpdateState = Pick<Answer, 'answeredAt' | 'fault' | 'failingSince'> & {
  /** The newest one, if it is newer than that which runs. */
  newest: Release | null
  /** Whether it, or one between, mends something that others could use against the site. */
  isSecurity: boolean
}

/** Asks the feed, unless it was asked within the last day. */
export async function askForUpdates(
  payload: Payload,
  { url, now, log }: { url: string; now: number; log: (line: string) => void },
): Promise<void> {
  const before = await readAnswer(payload, url)
  if (before && now - before.askedAt < DAY_MS) return
  const known = before ?? { answeredAt: null, releases: [], failingSince: null }
  const said = await askFeed(url, log)
  const next: Answer =
    'fault' in said
      ? {
          ...{ url, askedAt: now, fault: said.fault, releases: known.releases },
          ...{ answeredAt: known.answeredAt, failingSince: known.failingSince ?? now },
        }
      : {
          ...{ url, askedAt: now, fault: null, releases: said.releases },
          ...{ answeredAt: now, failingSince: null },
        }
  await payload.kv.set(KEY, next)
}

/** Reads what a feed has said of releases that are newer than `running`. */
export async function readUpdates(
  payload: Payload,
  { url, running }: { url: string; running: string },
): Promise<UpdateState | null> {
  const said = await readAnswer(payload, url)
  if (!said) return null
  const newer = said.releases
    .filter(({ version }) => compareVersions(version, running) > 0)
    // Whoever runs a release is not sent to one that is being tried out.
    .filter(({ version }) => isTrial(running) || !isTrial(version))
    .sort((a, b) => compareVersions(b.version, a.version))
  const { answeredAt, fault, failingSince } = said
  return {
    ...{ answeredAt, fault, failingSince, newest: newer[0] ?? null },
    isSecurity: newer.some(({ security }) => security),
  }
}

async function readAnswer(payload: Payload, url: string): Promise<Answer | null> {
  // What another release has written may have another form.
  const kept = answer.safeParse(await payload.kv.get(KEY))
  return kept.success && kept.data.url === url ? kept.data : null
}
