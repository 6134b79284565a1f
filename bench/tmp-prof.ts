import { execSync } from 'node:child_process'
import { addDays } from '#lib/time.ts'
import { house, onBoth } from './support/booking.ts'
const TIMES = ['17:00', '18:30', '20:00', '21:30']
const first = addDays(new Date().toISOString().slice(0, 10), 2)
const pg = () => execSync(`ps -eo time,args --no-headers | grep -E "postgres: .*(tableside|idle|INSERT|SELECT|COMMIT|BEGIN)" | grep -v grep || true`).toString()
const cpu = () => { // clock ticks of postgres backends of all
  const out = execSync(`for p in $(ps -eo pid,args --no-headers | grep "postgres: " | grep -v grep | awk '{print $1}'); do awk '{print $14+$15}' /proc/$p/stat 2>/dev/null; done`).toString()
  return out.split('\n').reduce((s, x) => s + Number(x || 0), 0) * 10
}
await onBoth(async (bench) => {
  if (bench.kind === 'SQLite') return
  for (let n = 0; n < 10; n++) await bench.book.saveSettings(`l${n}`, house(20))
  const seats: { l: string; at: string; id: string }[] = []
  for (let d = 0; d < 20; d++) for (let n = 0; n < 800; n++) seats.push({ l: `l${n % 10}`, at: `${addDays(first, d)}T${TIMES[Math.floor(n / 10) % 4]}`, id: `${d}-${n}` })
  let seed = 1
  for (let i = seats.length - 1; i > 0; i--) { seed = (seed * 48271) % 2147483647; const j = seed % (i + 1); const [a, b] = [seats[i], seats[j]]; if (a && b) { seats[i] = b; seats[j] = a } }
  for (const s of seats.slice(0, 3000)) await bench.book.availability({ locationId: s.l, at: s.at, party: 2 })
  const run = async (count: number) => {
    const list = seats.splice(0, count)
    const c0 = process.cpuUsage(), p0 = cpu(), t0 = performance.now()
    await Promise.all(Array.from({ length: 10 }, async () => {
      for (let s = list.pop(); s; s = list.pop()) {
        const h = Math.abs(Number(s.id.split('-')[1]) * 31 + Number(s.id.split('-')[0]) * 7919)
        await bench.book.hold({ locationId: s.l, at: s.at, party: 2, attribute: 'default', visitor: { token: s.id, address: `10.${h % 256}.${Math.floor(h / 256) % 256}.1` } })
      }
    }))
    const c = process.cpuUsage(c0), t = performance.now() - t0
    console.log(`${count}: ${Math.round(count / t * 1000)}/s; per claim wall ${(t / count).toFixed(3)} ms, node ${((c.user + c.system) / 1000 / count).toFixed(3)} ms, pg ${((cpu() - p0) / count).toFixed(3)} ms`)
  }
  await run(1000); await run(3000); await run(3000)
})
