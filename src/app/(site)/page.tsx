import { ok } from '#lib/result.ts'

export const dynamic = 'force-dynamic'

export default function HomePage() {
  return <h1>Saltwood {String(ok(1).ok)}</h1>
}
