import type { ReactNode } from 'react'
import type { BotAction, BotAnswer, BotChallenge, BotCheckTask } from '#lib/forms/bot-check.ts'
import { googlesText } from './googles-text.tsx'

const ROUTE = '/api/recaptcha'

/** A form that was begun: its challenge, when it came, and the work's answer, which is under way. */
type Begun = { challenge: BotChallenge; at: number; solved: Promise<string> | null }

const forms = new Map<BotAction, Promise<Begun | null>>()

/**
 * Begins a form: asks for its task and does the work while the form is filled in. Whatever goes wrong
 * shows when the form is sent. Answers what the form has to say of its check; null where that is nothing.
 */
export async function prepareForm(action: BotAction): Promise<ReactNode> {
  const known = forms.get(action) ?? begin(action)
  forms.set(action, known)
  return (await known)?.challenge.task.kind === 'recaptcha' ? googlesText() : null
}

/**
 * A pass for one submission, or null where there is none to be had. `trap` is what stands in the field
 * that nobody sees. It waits where the form is younger than the server wants it to be.
 */
export async function formPass(action: BotAction, trap = ''): Promise<string | null> {
  const begun = (await freshly(action)) ?? (await begin(action))
  if (!begun) return null
  const { challenge, at, solved } = begun
  const { task, started, wait } = challenge
  try {
    const token = await (task.kind === 'work' ? solved : execute(task, action))
    await pause(at + wait - Date.now())
    const answer = await fetch(ROUTE, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token, action, started, trap }),
    })
    if (!answer.ok) return null
    const said = (await answer.json()) as BotAnswer
    return said.valid_response === true ? said.pass : null
  } catch {
    return null
  }
}

/** What was begun, if it still counts; each beginning is used once. */
async function freshly(action: BotAction): Promise<Begun | null> {
  const begun = await forms.get(action)
  forms.delete(action)
  return begun && Date.now() - begun.at < begun.challenge.lasts - 60_000 ? begun : null
}

async function begin(action: BotAction): Promise<Begun | null> {
  try {
    const answer = await fetch(`${ROUTE}?action=${action}`, {
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) return null
    const challenge = (await answer.json()) as BotChallenge
    const { task } = challenge
    const solved = task.kind === 'work' ? work(task) : null
    // Asked for when the form is sent; until then nobody listens.
    solved?.catch(() => {})
    if (task.kind === 'recaptcha')
      void recaptcha()
        .then(({ load }) => load(task))
        .catch(() => {})
    return { challenge, at: Date.now(), solved }
  } catch {
    return null
  }
}

/** The work of a challenge, off the page's own thread: ALTCHA's answer, as its protocol has it. */
async function work(task: Extract<BotCheckTask, { kind: 'work' }>): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = task
  const worker = new Worker('/workers/proof-of-work.js')
  try {
    const number = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data)
      worker.onerror = reject
      worker.postMessage({ challenge, salt, maxnumber })
    })
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
  } finally {
    worker.terminate()
  }
}

const recaptcha = () => import('./recaptcha.ts')

async function execute(task: Extract<BotCheckTask, { kind: 'recaptcha' }>, action: BotAction) {
  return (await recaptcha()).execute(task, action)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
