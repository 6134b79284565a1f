import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
// With its ending it is Next's own, not what `resolveAlias` puts in its place.
import nextDynamic from 'next/dist/shared/lib/app-dynamic.js'
import { type ComponentType, lazy, useContext } from 'react'
import { HydratesLater } from './hydration/hydration-gate.client.tsx'

type Options = {
  ssr?: boolean
  loading?: ComponentType
  loadableGenerated?: { modules?: string[] }
}

/**
 * Replaces `next/dynamic` on the server (`resolveAlias` in next.config.ts). Within a hydration gate an island's
 * scripts are named in the HTML and not preloaded (decision 81); everywhere else it is Next's own.
 */
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Options = {},
): ComponentType<Props> {
  const AtOnce = nextDynamic(load as never, options as never) as ComponentType<Props>
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  const isPlain = options.ssr !== false && !options.loading
  return (props) => {
    if (!(useContext(HydratesLater) && isPlain)) return <AtOnce {...props} />
    // In the same tree as in browsers (`dynamic-in-browser.tsx`), so that ids agree.
    return (
      <>
        <Files modules={options.loadableGenerated?.modules ?? []} />
        <Later {...props} />
      </>
    )
  }
}

/** The styles of an island, and the names of its scripts, by which the worker keeps them (decision 34). */
function Files({ modules }: { modules: string[] }) {
  const store = workAsyncStorage.getStore()
  const files = modules.flatMap((module) => store?.reactLoadableManifest?.[module]?.files ?? [])
  return files.map((file) => {
    const url = `/_next/${encodeURI(file)}`
    return file.endsWith('.css') ? (
      <link key={file} rel="stylesheet" href={url} precedence="dynamic" />
    ) : (
      <meta key={file} name="later-script" content={url} />
    )
  })
}
