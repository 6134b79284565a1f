'use client'

import { useLayoutEffect, useRef, useState } from 'react'

/** What still boxes held when the visitor left their page, for the way back. */
const left = new Map<string, string>()

type StillMarkupProps = { name: string; className?: string | undefined }

/** Where the front puts the still part called `name`. React leaves alone what it finds in there. */
export function StillMarkup({ name, className }: StillMarkupProps) {
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
      data-fragment={name}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew, as React escaped it.
      dangerouslySetInnerHTML={inner}
    />
  )
}
