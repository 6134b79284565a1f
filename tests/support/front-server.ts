import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { openFastPath } from '#front/fast-path/fast-path.ts'
import { createFront } from '#front/front.ts'
import { createHttpServer } from '#front/http/http-server.ts'
import { createLog } from '#front/http/log.ts'
import { answerUnparsable } from '#front/http/unparsable-requests.ts'
import { lookupOrRevalidate } from '#front/routes/cache-lookup.ts'
import { observeFront } from '#front/routes/front-metrics.ts'
import { requestListener } from '#front/routes/pipeline.ts'

type FrontServerOptions = {
  /** What stands in Next's place. */
  next: Parameters<typeof createFront>[0]['next']
  /** Has the media, and the built and public files in `dist` and `public`. */
  folder: string
  trustedProxies?: string[]
  /** Has it serve the metrics for who has it. */
  metricsToken?: string
  remoteMedia?: Parameters<typeof createFront>[0]['remoteMedia']
  /** Is given the lines of the log; without it they are dropped. */
  write?: (line: string) => void
  /** Is given them, too, for an OTLP collector. */
  sendLine?: ((line: string) => void) | undefined
}

export const FRONT_ORIGIN = 'https://saltwood.example'
export const FRONT_SECRET = 's'.repeat(64)

/** Starts the front as the site does, on a free port of this machine. `stop` ends it with its connections. */
export async function serveFront({
  next,
  folder,
  trustedProxies = ['loopback'],
  metricsToken,
  remoteMedia,
  write = () => {},
  sendLine,
}: FrontServerOptions): Promise<{ port: number; stop: () => void }> {
  const front = createFront({
    offlineMenus: true,
    rememberedPagesMinutes: 60,
    publicUrl: FRONT_ORIGIN,
    hstsSubdomains: true,
    dataDir: folder,
    ...(remoteMedia ? { remoteMedia } : {}),
    secrets: [FRONT_SECRET],
    metricsToken,
    trustedProxies,
    dev: false,
    distDir: path.join(folder, 'dist'),
    publicDir: path.join(folder, 'public'),
    next,
    log: createLog('info', { write }, sendLine),
  })
  const server = createHttpServer(front.readiness).on('request', requestListener(front))
  answerUnparsable(server, front.security)
  openFastPath(server, (head) => lookupOrRevalidate(front, head), front.readiness)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stopFront = await front.start()
  observeFront(front)
  front.readiness.ready = true
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      stopFront()
      server.close()
      server.closeAllConnections()
    },
  }
}
