'use client'

import {
  Activity,
  type ComponentType,
  createContext,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import * as t from '../messages.gen.ts'
import { watchEarlyEvents } from './early-events.ts'
import { whenInView } from './when-in-view.ts'

/** Whether what is drawn inside is hydrated later: its scripts are named, and not preloaded. */
export const HydratesLater = createContext(false)

type GateOptions = {
  /**
   * Opens not only when the island is touched, but also when it is in the window, or within this margin of it (as of
   * an `IntersectionObserver`).
   */
  inView?: string
}

type Gate = GateOptions & {
  open: () => void
  /** Opens for an island that the browser draws: without its code there is nothing to show. */
  insist: () => void
  /** Told each time that the island could not be fetched. */
  failed: Set<() => void>
}

/**
 * Has an island that the server draws be fetched and hydrated at the first sign of its use: the pointer or the
 * focus in it, a new render of its parent, or an address that names one of its fields (decision 81). Until then its
 * HTML stays as it is, and what was done in it is done again then. If the island cannot be fetched, the next sign of
 * use tries again. Where the browser draws it, after a soft navigation, it is fetched at once, and fails as any
 * other script of a page does.
 *
 * `load` belongs around the `import()` of the island, `wrap` around what `dynamic` returns.
 */
export function createHydrationGate(options: GateOptions = {}) {
  let open = () => {}
  let insisted = typeof window === 'undefined'
  const closed = () =>
    new Promise<void>((resolve) => {
      open = resolve
    })
  let opened = insisted ? Promise.resolve() : closed()
  const gate: Gate = {
    ...options,
    open: () => open(),
    insist() {
      insisted = true
      open()
    },
    failed: new Set(),
  }
  return {
    async load<Module>(load: () => Promise<Module>): Promise<Module> {
      for (;;) {
        await opened
        try {
          return await load()
        } catch (error) {
          if (insisted) throw error
          opened = closed()
          for (const tell of gate.failed) tell()
        }
      }
    },
    wrap<Props extends object>(Island: ComponentType<Props>): ComponentType<Props> {
      return (props) => (
        <Gated gate={gate}>
          <Island {...props} />
        </Gated>
      )
    },
  }
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const early = useRef<ReturnType<typeof watchEarlyEvents>>(null)
  const hydrates = useHydrates()
  const [works, setWorks] = useState(!hydrates)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!(hydrates && element)) return
    const watched = watchEarlyEvents(element, gate.open)
    const fail = () => setFailed(watched.fail())
    early.current = watched
    gate.failed.add(fail)
    if (element.matches(':focus-within,:hover') || isNamed(element)) gate.open()
    const [first] = element.children
    const stopWaiting = gate.inView && first ? whenInView(first, gate.open, gate.inView) : undefined
    return () => {
      watched.stop()
      stopWaiting?.()
      gate.failed.delete(fail)
    }
  }, [gate, hydrates])

  const island = (
    <Activity>
      <Begun gate={gate} />
      {children}
      <Working
        onHydrated={() => early.current?.stop()}
        onDrawn={() => {
          setWorks(true)
          setFailed(false)
          // After React's own work, in which nothing can be drawn at once (`flushSync`).
          queueMicrotask(() => early.current?.replay())
        }}
      />
    </Activity>
  )
  // Until it works the island is drawn as it was at first: React would give its HTML up for anything else.
  const [first] = useState({ island, children })
  useEffect(() => {
    if (children !== first.children) gate.open()
  })
  return (
    <HydratesLater value={true}>
      <div ref={box} style={{ display: 'contents' }}>
        {works ? island : first.island}
      </div>
      {failed ? <p role="alert">{t.notLoaded()}</p> : null}
    </HydratesLater>
  )
}

/** Whether the address names a field of the island, to fill it in or to filter by it. */
function isNamed(element: Element): boolean {
  const query = new URLSearchParams(location.search)
  const fields = [...element.querySelectorAll<HTMLInputElement>('[name]')]
  return fields.some(({ name }) => query.has(name))
}

/**
 * Before an island: where the browser draws it anew, after a soft navigation or because a context of React has
 * changed while its HTML waited, the page waits for its code.
 */
function Begun({ gate }: { gate: Gate }) {
  if (!useHydrates()) gate.insist()
  return null
}

type WorkingProps = { onHydrated: () => void; onDrawn: () => void }

/**
 * Behind an island: tells that it is hydrated, and when what its own first effects have changed is drawn, such as
 * the type of a button.
 */
function Working({ onHydrated, onDrawn }: WorkingProps) {
  const [begun, setBegun] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(onHydrated, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is drawn again, with the island.
  useEffect(() => {
    if (begun) onDrawn()
    else setBegun(true)
  }, [begun])
  return null
}

const never = () => () => {}

/** Whether this component takes over HTML of the server, and is not drawn by the browser. */
function useHydrates(): boolean {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(hydrates)[0]
}
