import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment, type Place } from './site.ts'

/** How a command ended, and what it has printed on either stream. */
export type Ended = { code: number; said: string }

/** Runs `npm run {args}` of operators on an installation until it has ended. */
export async function runOperatorCommand(
  place: Place,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    env: { ...environment(place), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, said }
}
