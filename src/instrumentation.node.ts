import { connectFront } from '#lib/front/ports.ts'
import { setProbes } from '#lib/outage/current-outage.ts'
import { onShutdown } from '#lib/process/shutdown.ts'
import { watchSoldOut } from './data/menus/sold-out.ts'
import { cspSources } from './data/site/csp-sources.ts'
import { dataProbes } from './data/site/data-probes.ts'
import { readEpoch } from './data/site/epoch.ts'
import { knownPaths } from './data/site/known-paths.ts'
import { stopPayload } from './data/site/payload.ts'
import { isSessionActive } from './data/site/staff-sessions.ts'
import { env } from './env.ts'
import { connectBookingVendors } from './providers/booking/registry.ts'
import { botCheck } from './providers/bot-check/registry.ts'
import { mediaSource } from './providers/files/registry.ts'
import { connectNewsletter } from './providers/newsletter/registry.ts'
import { connectPayments } from './providers/payments/registry.ts'
import { connectScanner } from './providers/scanner/registry.ts'
import { startTicker } from './ticker.ts'

/** Connects the front and the vendors, and starts the ticker. The site listens once the front is connected. */
export async function start(): Promise<void> {
  connectFront({
    csp: { read: cspSources },
    epoch: { read: readEpoch },
    paths: { read: knownPaths },
    staff: { isActive: isSessionActive },
    media: await mediaSource(),
  })
  setProbes(dataProbes(env))
  const starting = startOthers()
  // Who ends the site now ends what is being started, too.
  onShutdown(() => starting)
  await starting
}

async function startOthers(): Promise<void> {
  await connectScanner()
  await Promise.all([connectBookingVendors(), connectPayments(), botCheck(), connectNewsletter()])
  const stopSoldOut = await watchSoldOut()
  // What is started later ends before it.
  onShutdown(stopPayload)
  onShutdown(stopSoldOut)
  onShutdown(startTicker())
}
