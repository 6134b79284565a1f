import { spawn } from 'node:child_process'

const BEAT = 15_000

/** Seconds since `since` (ms), for people. */
export function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/** Does one long step aloud: its title, a sign of life every 15 s, and the time that it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now()
  console.log(`› ${title} …`)
  const beat = setInterval(() => console.log(`  … ${title}: ${seconds(started)}`), BEAT)
  try {
    const value = await work()
    console.log(`  ${title}: done in ${seconds(started)}`)
    return value
  } finally {
    clearInterval(beat)
  }
}

/** How a command ended: null where a signal ended it. */
export type Exit = number | null

/** Runs a command in the foreground, with variables on top of this process's own. */
export function command(
  name: string,
  args: string[],
  env: NodeJS.Dict<string> = {},
): Promise<Exit> {
  const child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
}

/** Runs a file of this project on this Node; throws where it fails. */
export async function nodeStep(title: string, args: string[], env?: NodeJS.Dict<string>) {
  await step(title, async () => {
    const exit = await command(process.execPath, args, env)
    if (exit !== 0) throw new Error(`${title} failed; see above.`)
  })
}
