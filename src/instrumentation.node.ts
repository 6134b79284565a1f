import { bookingEngine, locationFeed, soldOutFeed } from '#booking-engine/process.ts'
import { signalEpoch } from '#lib/front/epoch-signal.ts'
import { connectFront, failFront } from '#lib/front/ports.ts'
import { setProbes } from '#lib/outage/current-outage.ts'
import { directUrlOf } from '#lib/postgres/addresses.ts'
import { listenForNotifications } from '#lib/postgres/notifications.ts'
import { onShutdown } from '#lib/process/shutdown.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { watchSoldOut } from './data/menus/sold-out.ts'
import { cspSources } from './data/site/csp-sources.ts'
import { dataProbes } from './data/site/data-probes.ts'
import { readEpoch } from './data/site/epoch.ts'
import { knownPaths } from './data/site/known-paths.ts'
import { stopPayload } from './data/site/payload.ts'
import { readForPages } from './data/site/read-for-pages.ts'
import { isSessionActive } from './data/site/staff-sessions.ts'
import { env } from './env.ts'
import { connectBookingVendors } from './providers/booking/registry.ts'
import { botCheck } from './providers/bot-check/registry.ts'
import type { Cdn } from './providers/cdn/contract.ts'
import { connectCdn } from './providers/cdn/registry.ts'
import { mediaSource } from './providers/files/registry.ts'
import { identityProvider } from './providers/identity/registry.ts'
import { connectNewsletter } from './providers/newsletter/registry.ts'
import { connectPayments } from './providers/payments/registry.ts'
import { connectScanner } from './providers/scanner/registry.ts'
import { textMessageProvider } from './providers/text-messages/registry.ts'
import { bookingDatabase } from './storage/process.ts'
import { rateLimitStore } from './storage/rate-limits.ts'
import { observeOutbox } from './ticker/outbox-metrics.ts'
import { watchReadOnly } from './ticker/read-only-watch.ts'
import { startTicker } from './ticker.ts'

/** Connects the front and the vendors, and starts the ticker. The site listens once the front is connected. */
export async function start(): Promise<void> {
  const { cdn, media } = await connectVendorsOfFront()
  // Before the first request is taken: a restart does not end it.
  onShutdown(await watchReadOnly(bookingDatabase))
  connectFront({
    csp: { read: cspSources },
    epoch: { read: readEpoch },
    paths: { read: knownPaths },
    pageReads: { read: readForPages },
    staff: { isActive: isSessionActive },
    // One process counts in its memory.
    limits: env.databaseUrl
      ? rateLimitStore(bookingDatabase, deriveSecret(env.secret, 'rate-limit'))
      : undefined,
    media,
    cdn: cdn ?? undefined,
  })
  setProbes(dataProbes(env))
  const starting = startOthers(cdn)
  // Who ends the site now ends what is being started, too.
  onShutdown(() => starting)
  await starting
}

/** Settings of theirs that are not valid end the start. */
async function connectVendorsOfFront() {
  try {
    return { cdn: await connectCdn(), media: await mediaSource() }
  } catch (error) {
    failFront((error as Error).message)
    throw error
  }
}

async function startOthers(cdn: Cdn | null): Promise<void> {
  await connectScanner()
  await Promise.all([
    ...[connectBookingVendors(), connectPayments(), botCheck(), connectNewsletter()],
    ...[textMessageProvider(), identityProvider()],
  ])
  const stopSoldOut = await watchSoldOut()
  const url = directUrlOf(env)
  if (url) onShutdown(listenToInstances(url))
  // What is started later ends before it.
  onShutdown(stopPayload)
  onShutdown(stopSoldOut)
  observeOutbox(bookingEngine)
  onShutdown(startTicker(cdn))
}

/** Hears at once of what another instance has published, sold out or changed for hosts: polls find it half a second later. */
function listenToInstances(url: string): () => Promise<void> {
  return listenForNotifications(url, {
    tableside_epoch: signalEpoch,
    tableside_sold_out: () => {
      void soldOutFeed().poll()
      void locationFeed().poll()
    },
    tableside_locations: () => void locationFeed().poll(),
  })
}
