import { signalEpoch } from '#lib/front/epoch-signal.ts'
import { connectFront, frontPorts } from '#lib/front/ports.ts'

// The whole site, and on SIGUSR2 a publish as the front sees one: everything remembered is old.
// With --any-query every value of a query is a page of its own, as if the content knew it.
await import('../../front/server.ts')
const { epoch, paths } = frontPorts()
let published = 0
connectFront({ epoch: { read: async () => (await epoch.read()) + published } })
const publish = () => {
  published++
  signalEpoch()
}
process.on('SIGUSR2', publish)
if (process.argv.includes('--any-query')) {
  connectFront({ paths: { read: async () => ({ ...(await paths.read()), query: {} }) } })
  publish()
}
