// CPU that a form of many parts costs before it is refused, beside what making all of its parts would cost.
//   node bench/form-parts.ts [parts = 20000] [rounds = 5]
import { readForm } from '#app/api/careers-apply/multipart.ts'
import { median } from './support/wrk.ts'

const MOST_MS = 1000
const parts = Number(process.argv[2] ?? 20_000)
const rounds = Number(process.argv[3] ?? 5)
const boundary = 'a-boundary-that-is-long-enough-0123456789'
const type = `multipart/form-data; boundary=${boundary}`
const head = 'Content-Disposition: form-data; name='
const lines = Array.from(
  { length: parts },
  (_, n) => `--${boundary}\r\n${head}"f${n}"\r\n\r\nx\r\n`,
)
const body = Buffer.from(`${lines.join('')}--${boundary}--\r\n`)

const request = () =>
  new Request('http://localhost', { method: 'POST', body, headers: { 'content-type': type } })

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return median(times)
}

const refused = await cpuOf(() => readForm(request(), 2.5 * 1024 * 1024))
const made = await cpuOf(async () => [...(await request().formData())])
console.table({ 'CPU (ms)': { parts, refused, 'made in full': made } })
if (refused > MOST_MS) process.exitCode = 1
