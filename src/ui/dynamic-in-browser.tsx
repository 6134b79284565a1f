// biome-ignore lint/style/noRestrictedImports: nothing is rendered with it on the server.
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Options = { ssr?: boolean; loading?: ComponentType }

/**
 * `next/dynamic` in a browser, where `next.config.ts` puts it in the place of Next's own: the component that
 * `load` resolves to. It renders the same tree as Next's on the server, so that ids (`useId`) agree.
 */
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { ssr = true, loading: Loading }: Options = {},
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return (props) => {
    const loaded = <Loaded {...props} />
    if (ssr && !Loading) return inPlaceOfPreloads(loaded)
    return (
      <Suspense fallback={Loading ? <Loading /> : null}>
        {ssr ? inPlaceOfPreloads(loaded) : loaded}
      </Suspense>
    )
  }
}

/** On the server an element stands before the component, which preloads its files. */
const inPlaceOfPreloads = (loaded: ReactNode) => (
  <>
    {null}
    {loaded}
  </>
)
