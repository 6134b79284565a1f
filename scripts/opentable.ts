import { startSimulator } from '../src/providers/booking/opentable/simulator.ts'

// OpenTable on this machine, for development (docs/operating.md): Ctrl-C ends it.

const { account } = await startSimulator({ port: Number(process.argv[2] ?? 4040) })
console.log(`OpenTable's simulator listens. In another terminal:

  OPENTABLE_CLIENT_ID=${account.id} OPENTABLE_CLIENT_SECRET=${account.secret} \\
  OPENTABLE_API_URL=${account.api} OPENTABLE_OAUTH_URL=${account.oauth} npm run dev
`)
