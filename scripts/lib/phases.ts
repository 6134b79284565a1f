import { runCommand, secondsSince } from './run-step.ts'
import { runVitest, type TestRun } from './vitest.ts'

/** One part of what `npm test` does, and how it ended. */
export type Phase = {
  title: string
  run: () => Promise<PhaseResult>
  /** Without it the next stages cannot begin. */
  isRequired?: boolean
}
type PhaseResult = Partial<TestRun> & { failed: number }

/** A tool that only says yes or no: no is one failure. What it writes is shown when it has ended. */
export function tool(title: string, name: string, ...args: string[]): Phase {
  return {
    title,
    run: async () => ({ failed: (await runCommand(name, args, { output: 'held' })) === 0 ? 0 : 1 }),
  }
}

/** Tests of one Vitest project, or of some of its files. */
export function tests(title: string, project: string, ...args: string[]): Phase {
  return { title, run: () => runVitest(['--project', project, ...args]) }
}

/** Results of all phases: one line each, and the reports of their tests. */
export type Summary = TestRun & { lines: string[] }

/**
 * Runs stages one after the other; the lanes of a stage run side by side, the phases of a lane one
 * after the other. Whatever fails, the others go on, unless they need it.
 */
export async function runStages(stages: Phase[][][]): Promise<Summary> {
  const summary: Summary = {
    ...{ lines: [], passed: 0, failed: 0 },
    ...{ failures: [], files: [], journeys: [] },
  }
  for (const lanes of stages) {
    const ended = await Promise.all(lanes.map((phases) => runLane(phases, summary)))
    if (ended.includes('stop')) break
  }
  return summary
}

async function runLane(phases: Phase[], summary: Summary): Promise<'stop' | 'go on'> {
  let end: 'stop' | 'go on' = 'go on'
  for (const { title, run, isRequired } of phases) {
    const started = Date.now()
    console.log(`› ${title} …`)
    const { passed = 0, failed, failures = [], files = [], journeys = [] } = await run()
    summary.passed += passed
    summary.failed += failed
    summary.failures.push(...failures)
    summary.files.push(...files)
    summary.journeys.push(...journeys)
    const verdict = failed > 0 ? `${failed} failed` : 'ok'
    const count = passed > 0 ? `, ${passed} passed` : ''
    const line = `  ${title.padEnd(18)} ${secondsSince(started).padStart(9)}  ${verdict}${count}`
    summary.lines.push(line)
    console.log(line)
    if (isRequired && failed > 0) end = 'stop'
  }
  return end
}
