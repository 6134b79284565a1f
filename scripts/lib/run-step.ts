import { spawn } from 'node:child_process'

const HEARTBEAT_MS = 15_000

/** Seconds since `since` (ms), for people. */
export function secondsSince(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

/** Does one long step aloud: its title, a sign of life every 15 s, and the time that it took. */
export async function runStep<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now()
  console.log(`› ${title} …`)
  const beat = setInterval(
    () => console.log(`  … ${title}: ${secondsSince(started)}`),
    HEARTBEAT_MS,
  )
  try {
    const value = await work()
    console.log(`  ${title}: done in ${secondsSince(started)}`)
    return value
  } finally {
    clearInterval(beat)
  }
}

/** How a command ended: null where a signal ended it. */
export type Exit = number | null

export type CommandOptions = {
  /** Variables on top of this process's own. */
  env?: NodeJS.Dict<string>
  /** `held`: what it writes is shown in one piece when it has ended, beside others that go on. */
  output?: 'shown' | 'held'
}

/** Runs a command until it has ended. */
export async function runCommand(
  name: string,
  args: readonly string[],
  { env = {}, output = 'shown' }: CommandOptions = {},
): Promise<Exit> {
  const held = output === 'held'
  const child = spawn(name, args, {
    stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  const written: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => written.push(chunk))
  }
  const exit = await new Promise<Exit>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  process.stdout.write(Buffer.concat(written))
  return exit
}

/** Runs a file of this project on this Node; throws where it fails. */
export async function runNodeStep(title: string, args: string[], env?: NodeJS.Dict<string>) {
  await runStep(title, async () => {
    const exit = await runCommand(process.execPath, args, { env })
    if (exit !== 0) throw new Error(`${title} failed; see above.`)
  })
}
