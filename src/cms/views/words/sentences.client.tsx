'use client'

import dynamic from 'next/dynamic'

const Editor = dynamic(
  () => import('./sentence-editor.tsx').then((module) => module.SentenceEditor),
  {
    ssr: false,
  },
)

/** The sentences that the group may say in its own words. */
export function Sentences({ path, readOnly }: { path: string; readOnly?: boolean }) {
  return <Editor path={path} isFixed={readOnly === true} />
}
