// biome-ignore lint/style/noRestrictedImports: this module exists only in browsers, so no Suspense boundary is rendered into the HTML.
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type Options = { ssr?: boolean; loading?: ComponentType }

/**
 * Replaces `next/dynamic` in browsers (`resolveAlias` in next.config.ts). Returns a component that renders the
 * one that `load` resolves to, in the same tree as Next's version on the server, so that ids (`useId`) agree.
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

/** The component as second child: on the server Next's `PreloadChunks` is the first, and `useId` counts children. */
const inPlaceOfPreloads = (loaded: ReactNode) => (
  <>
    {null}
    {loaded}
  </>
)
