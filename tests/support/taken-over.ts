import type { Locator, Page } from 'playwright-core'

/** Names of the methods of a locator that act on its element. */
const ACTS = [
  'check',
  'clear',
  'click',
  'dblclick',
  'dragTo',
  'fill',
  'press',
  'pressSequentially',
  'selectOption',
  'setInputFiles',
  'tap',
  'uncheck',
] as const

type Act = (this: Locator, ...args: unknown[]) => Promise<unknown>
type Acts = Record<(typeof ACTS)[number], Act>

/** Only what hangs comes to the end of this time, in ms. */
export const PATIENCE = 90_000

const patient = new WeakSet<object>()

/**
 * Has every act on an element of the admin wait until React has taken the element over: a press before is
 * lost, and on a busy machine the page is drawn long before. Once for all pages of a process.
 */
export function actOnceTakenOver(page: Page): void {
  const acts: Acts = Object.getPrototypeOf(page.locator(':root'))
  if (patient.has(acts)) return
  patient.add(acts)
  for (const name of ACTS) {
    const act = acts[name]
    acts[name] = async function (...args) {
      await works(this, timeoutOf(args))
      return act.apply(this, args)
    }
  }
}

/** Waits until the page's scripts have taken an element over, where they will: on the pages of the admin. */
export async function works(element: Locator, timeout = PATIENCE): Promise<Locator> {
  const end = performance.now() + timeout
  while (!(await isTakenOver(element, timeout)))
    if (performance.now() > end) throw new Error(`No script takes over ${element}`)
  return element
}

async function isTakenOver(element: Locator, timeout: number): Promise<boolean> {
  try {
    return await element.evaluate(isReacts, undefined, { timeout })
  } catch (error) {
    // The page made way for the next one meanwhile.
    if (/Execution context was destroyed/.test(String(error))) return false
    throw error
  }
}

/** Runs in the page. The words of an editor of texts are not React's, but the editor around them is. */
function isReacts(element: Element): boolean {
  if (!/^\/admin(\/|$)/.test(location.pathname)) return true
  const has = (one: Element) => Object.keys(one).some((key) => key.startsWith('__reactProps'))
  const controls = 'a, button, input, select, textarea, summary, label'
  if (element.matches(controls) && !element.closest('[contenteditable]')) return has(element)
  for (let one: Element | null = element; one; one = one.parentElement) if (has(one)) return true
  return false
}

/** The time that a caller gives an act, among its options. */
function timeoutOf(args: readonly unknown[]): number | undefined {
  const options = args.at(-1)
  if (typeof options !== 'object' || options === null || !('timeout' in options)) return undefined
  return typeof options.timeout === 'number' ? options.timeout : undefined
}
