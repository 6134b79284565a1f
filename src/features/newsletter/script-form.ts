import type { ScriptForm } from '#providers/newsletter/contract.ts'

let known: Promise<ScriptForm | null> | null = null

/** How the site wants the form sent: by the provider's script, or (null) to itself. Asked for once. */
export function scriptForm(): Promise<ScriptForm | null> {
  known ??= ask().catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

async function ask(): Promise<ScriptForm | null> {
  const answer = await fetch('/api/newsletter', { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`/api/newsletter answered ${answer.status}`)
  return ((await answer.json()) as { script: ScriptForm | null }).script
}
