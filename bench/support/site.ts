import { signalEpoch } from '#lib/epoch-signal.ts'
import { connectFront, frontPorts } from '#lib/front-ports.ts'

// The whole site, and on SIGUSR2 a publish as the front sees one: everything remembered is old.
await import('../../front/server.ts')
const { epoch } = frontPorts()
let published = 0
connectFront({ epoch: { read: async () => (await epoch.read()) + published } })
process.on('SIGUSR2', () => {
  published++
  signalEpoch()
})
