// Resident memory of the site under 20,000 requests that no cache can answer.
//   node bench/memory.ts [requests = 20000] [path = /locations]
import { Agent, get } from 'node:http'
import { withDemo } from './support/demo.ts'
import { type Running, residentMb, startSite } from './support/server.ts'

const MOST_MB = 700
/** How much the last quarter may lie above the second, in per cent: what flat means. */
const MOST_GROWTH = 10
const requests = Number(process.argv[2] ?? 20_000)
const path = process.argv[3] ?? '/locations'

await withDemo(async (seed) => {
  const site = await startSite(seed, '--any-query')
  try {
    await measure(site)
  } finally {
    await site.stop()
  }
})

async function measure(site: Running) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const samples: { done: number; mb: number }[] = []
  const statuses = new Map<number, number>()
  const step = Math.max(1, Math.floor(requests / 20))
  const began = performance.now()
  for (let done = 0; done < requests; ) {
    const batch = Math.min(step, requests - done)
    await load(site.origin, batch, done, { agent, statuses })
    done += batch
    samples.push({ done, mb: residentMb(site.pid) })
  }
  report(samples, statuses, (performance.now() - began) / 1000)
  agent.destroy()
}

type Client = { agent: Agent; statuses: Map<number, number> }

/** Eight at a time, each for a page that nobody asked for before. */
async function load(origin: string, count: number, from: number, { agent, statuses }: Client) {
  let next = 0
  const worker = async () => {
    while (next < count) {
      const status = await ask(`${origin}${path}?region=r${from + next++}`, agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

function ask(target: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const req = get(target, { agent }, (res) => {
      res.resume()
      res.on('end', () => resolve(res.statusCode ?? 0))
    })
    req.on('error', reject)
  })
}

function report(
  samples: { done: number; mb: number }[],
  statuses: Map<number, number>,
  seconds: number,
) {
  const mean = (from: number, to: number) => {
    const part = samples.slice(Math.floor(samples.length * from), Math.ceil(samples.length * to))
    return part.reduce((sum, { mb }) => sum + mb, 0) / part.length
  }
  const most = Math.max(...samples.map(({ mb }) => mb))
  const growth = (mean(0.75, 1) / mean(0.25, 0.5) - 1) * 100
  const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
  console.log(`${requests} uncached requests of ${path} in ${seconds.toFixed(0)} s: ${answers}\n`)
  for (const { done, mb } of samples)
    console.log(`${String(done).padStart(8)}${mb.toFixed(0).padStart(8)} MB`)
  console.log(
    `\nmost ${most.toFixed(0)} MB (at most ${MOST_MB}), second to last quarter ${growth.toFixed(1)} % (at most ${MOST_GROWTH})`,
  )
  if (most > MOST_MB || growth > MOST_GROWTH) process.exitCode = 1
}
