'use client'

import dynamic from 'next/dynamic'

const Editor = dynamic(() => import('./editor.tsx').then((module) => module.FloorPlanEditor), {
  ssr: false,
})

/** The drawn floor in the form of the booking settings; the lists below it say the same in codes. */
export function FloorPlanField({ path, readOnly }: { path: string; readOnly?: boolean }) {
  return <Editor path={path} readOnly={readOnly === true} />
}
