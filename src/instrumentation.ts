import { connectFront } from '#lib/front-ports.ts'
import { lookWith } from '#lib/outage/standing.ts'
import { onShutdown } from '#lib/shutdown.ts'

/** Runs once when the server starts, before its first request: connects the front and the vendors, starts the ticker. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [
    { env },
    { cspSources },
    { readEpoch },
    { knownPaths },
    { endPayload },
    { dataProbes },
    { sessionStands },
    { startSoldOut },
    booking,
    payments,
    { botCheck },
    { connectScanner },
    { connectNewsletter },
    { startTicker },
  ] = await Promise.all([
    import('./env.ts'),
    import('./data/csp.ts'),
    import('./data/epoch.ts'),
    import('./data/paths.ts'),
    import('./data/payload.ts'),
    import('./data/probes.ts'),
    import('./data/staff-sessions.ts'),
    import('./data/sold-out.ts'),
    import('./providers/booking/registry.ts'),
    import('./providers/payments/registry.ts'),
    import('./providers/bot-check/registry.ts'),
    import('./providers/scanner/registry.ts'),
    import('./providers/newsletter/registry.ts'),
    import('./ticker.ts'),
  ])
  connectFront({
    csp: { read: cspSources },
    epoch: { read: readEpoch },
    paths: { read: knownPaths },
    staff: { stands: sessionStands },
  })
  lookWith(dataProbes(env))
  connectScanner()
  const connected = [booking.connectVendors(), payments.connectPayments(), botCheck()]
  await Promise.all([...connected, connectNewsletter()])
  // What is started later ends before it.
  onShutdown(endPayload)
  onShutdown(await startSoldOut())
  onShutdown(startTicker())
}
