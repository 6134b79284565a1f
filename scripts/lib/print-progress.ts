import type { Progress } from '#cms/initial-content/load.ts'

/** Shows the progress on one line of a terminal; elsewhere, one line for each finished step. */
export function printProgress(output: NodeJS.WriteStream = process.stdout): Progress {
  return (label, done, total) => {
    const line = `  ${label} ${done}/${total}`
    if (output.isTTY) output.write(`\r\u001b[K${line}${done === total ? '\n' : ''}`)
    else if (done === total) output.write(`${line}\n`)
  }
}
