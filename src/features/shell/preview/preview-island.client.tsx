'use client'

import dynamic from 'next/dynamic'

// Behind an import of its own: published pages never fetch it.
export const PreviewIsland = dynamic(() =>
  import('./preview-refresh.client.tsx').then(({ PreviewRefresh }) => PreviewRefresh),
)
