'use client'

import {
  Activity,
  type ComponentType,
  createContext,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
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
  /** Opens when the island is in the window too, and not only when it is touched. */
  inView?: boolean
}

type Gate = {
  inView: boolean
  open: () => void
  /** Told each time that the island could not be fetched. */
  failed: Set<() => void>
}

/**
 * Has an island that the server draws be fetched and hydrated at the first sign of its use: the pointer or the
 * focus in it, other props from its parent, or an address with a query, which islands read (decision 81). Until
 * then its HTML stays as it is, and what was done in it is done again then. Where the browser draws it, after a soft navigation, it is fetched
 * at once. If it cannot be fetched, the next sign of use tries again.
 *
 * `load` belongs around the `import()` of the island, `wrap` around what `dynamic` returns.
 */
export function createHydrationGate({ inView = false }: GateOptions = {}) {
  let open = () => {}
  const closed = () =>
    new Promise<void>((resolve) => {
      open = resolve
    })
  let opened = typeof window === 'undefined' ? Promise.resolve() : closed()
  const gate: Gate = { inView, open: () => open(), failed: new Set() }
  return {
    async load<Module>(load: () => Promise<Module>): Promise<Module> {
      for (;;) {
        await opened
        try {
          return await load()
        } catch (error) {
          if (typeof window === 'undefined') throw error
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
  const hydrates = useHydrates()
  const [works, setWorks] = useState(!hydrates)
  const [failed, setFailed] = useState(false)
  const early = useRef<ReturnType<typeof watchEarlyEvents>>(null)
  if (!hydrates) gate.open()

  useEffect(() => {
    const element = box.current
    if (!(hydrates && element)) return
    if (location.search) gate.open()
    const fail = () => setFailed(true)
    early.current = watchEarlyEvents(element, gate.open)
    const first = element.firstElementChild
    const stopWaiting = gate.inView && first ? whenInView(first, gate.open) : undefined
    gate.failed.add(fail)
    return () => {
      early.current?.stop()
      stopWaiting?.()
      gate.failed.delete(fail)
    }
  }, [gate, hydrates])

  // Other props are wanted on the screen. They reach the island once it works: before that React would give its
  // HTML up for them.
  const [first] = useState(children)
  useEffect(() => {
    if (children !== first) gate.open()
  }, [gate, children, first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const island = useMemo(
    () => (
      <Activity>
        {children}
        <Working
          onHydrated={() => early.current?.stop()}
          onDrawn={() => {
            setWorks(true)
            setFailed(false)
            early.current?.replay()
          }}
        />
      </Activity>
    ),
    [works ? children : null],
  )
  return (
    <HydratesLater value={true}>
      <div ref={box} style={CONTENTS}>
        {island}
      </div>
      {failed ? <p role="alert">{t.notLoaded()}</p> : null}
    </HydratesLater>
  )
}

const CONTENTS = { display: 'contents' }

type WorkingProps = { onHydrated: () => void; onDrawn: () => void }

/**
 * Beside an island: tells that it is hydrated, and when what its own first effects have changed is drawn, such as
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

/** Whether this component was drawn by the server, and not by the browser. */
function useHydrates(): boolean {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(hydrates)[0]
}
