'use client'

import { useEffect, useRef, useState } from 'react'
import type { Video } from '#lib/media/video.ts'
import css from './looped-video.module.css'

/**
 * A silent film that fades in over its poster once the page is idle. Visitors who ask for less
 * motion or less data keep the poster, and nothing is fetched for them. `playing` is the pause button's.
 */
export function LoopedVideo({ sources, playing = true }: { sources: Video[]; playing?: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [wanted, setWanted] = useState(false)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection
    if (calm || connection?.saveData) return
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 600))
    const cancel = window.cancelIdleCallback ?? clearTimeout
    const id = idle(() => setWanted(true))
    return () => cancel(id)
  }, [])

  useEffect(() => {
    if (!wanted) return
    if (playing) video.current?.play().catch(() => setShown(false))
    else video.current?.pause()
  }, [wanted, playing])

  if (!wanted) return null
  return (
    <video
      ref={video}
      className={css.loop}
      data-shown={shown || undefined}
      onPlaying={() => setShown(true)}
      muted
      loop
      playsInline
      aria-hidden="true"
      tabIndex={-1}
    >
      {sources.map((source) => (
        <source key={source.src} src={source.src} type={source.type} />
      ))}
    </video>
  )
}
