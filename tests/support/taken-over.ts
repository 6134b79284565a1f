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

/**
 * Runs in the page. React marks elements while it renders, long before they react on a busy machine: what counts
 * is whether what it rendered is in the page (`getNearestMountedFiber` of React DOM 19 reads the same flags). The
 * words of an editor of texts are not React's, but the editor around them is.
 */
function isReacts(element: Element): boolean {
  type Fiber = { alternate: Fiber | null; return: Fiber | null; flags: number; tag: number }
  const PLACEMENT_OR_HYDRATING = 2 | 4096
  const HOST_ROOT = 3
  if (!/^\/admin(\/|$)/.test(location.pathname)) return true
  const fiberOf = (one: Element): Fiber | undefined => {
    const key = Object.keys(one).find((name) => name.startsWith('__reactFiber$'))
    return key === undefined ? undefined : (one as unknown as Record<string, Fiber>)[key]
  }
  const isMounted = (fiber: Fiber) => {
    let node = fiber
    for (; node.return && !node.alternate; node = node.return)
      if (node.flags & PLACEMENT_OR_HYDRATING) return false
    while (node.return) node = node.return
    return node.tag === HOST_ROOT
  }
  const controls = 'a, button, input, select, textarea, summary, label'
  if (element.matches(controls) && !element.closest('[contenteditable]')) {
    const fiber = fiberOf(element)
    return fiber !== undefined && isMounted(fiber)
  }
  for (let one: Element | null = element; one; one = one.parentElement) {
    const fiber = fiberOf(one)
    if (fiber) return isMounted(fiber)
  }
  return false
}

/** The time that a caller gives an act, among its options. */
function timeoutOf(args: readonly unknown[]): number | undefined {
  const options = args.at(-1)
  if (typeof options !== 'object' || options === null || !('timeout' in options)) return undefined
  return typeof options.timeout === 'number' ? options.timeout : undefined
}
