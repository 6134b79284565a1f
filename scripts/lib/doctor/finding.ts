import type { Env } from '../../../src/env.ts'

/** What is wrong (`error`) or unsafe (`warning`), and what to do, in words for an operator. */
export type Finding = { level: 'error' | 'warning'; message: string }

/** What a check looks at. */
export type Installation = {
  env: Env
  /** The variables that `env` was read from. */
  variables: NodeJS.Dict<string>
  /** Folder of the backups. */
  backups: string
  /** This machine's clock, epoch ms. */
  clock: () => number
}

/** Looks at one thing and changes nothing; empty where all is well. */
export type Check = (installation: Installation) => Finding[] | Promise<Finding[]>

export const error = (message: string): Finding => ({ level: 'error', message })
export const warning = (message: string): Finding => ({ level: 'warning', message })
