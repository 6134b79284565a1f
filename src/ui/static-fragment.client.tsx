'use client'

import { useLayoutEffect, useRef, useState } from 'react'

/** The HTML of fragments when their page was left, for navigation back to it. */
const left = new Map<string, string>()

type StaticHtmlProps = { name: string; className?: string | undefined }

/** The placeholder that the front fills with the fragment `name`. React does not touch what is in it. */
export function StaticHtml({ name, className }: StaticHtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  // The same object at every render: React compares nothing else of it.
  const [inner] = useState(() => ({ __html: left.get(name) ?? '' }))

  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element) left.set(name, element.innerHTML)
    }
  }, [name])

  return (
    <div
      ref={box}
      data-frag={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew, as React escaped it.
      dangerouslySetInnerHTML={inner}
    />
  )
}
