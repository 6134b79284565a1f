import { useCallback, useEffect, useRef } from 'react'
import { type Look, lookStyle } from '#lib/look/look.ts'
import styles from './look.module.css'
import * as t from './messages.gen.ts'

type LookFrameProps = {
  look: Look
  /** What the look is called. */
  name: string
  /** Size of the window that the page is shown in, px; it is drawn as wide as its place. */
  window: { width: number; height: number }
}

const STYLE_ID = 'look'

/**
 * The group's home page as it is published, in a look that is not. The page runs no scripts there, so that it asks for
 * nothing more and nothing moves.
 */
export function LookFrame({ look, name, window: { width, height } }: LookFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const put = useCallback(() => {
    const page = frame.current?.contentDocument
    if (!page?.head) return
    const sheet = page.getElementById(STYLE_ID) ?? page.createElement('style')
    sheet.id = STYLE_ID
    // The published look states what it differs in: what this one does not state is the reference's.
    page.querySelector('head style')?.remove()
    sheet.textContent = lookStyle(look)
    page.head.append(sheet)
  }, [look])
  useEffect(put, [put])
  useEffect(() => {
    const place = box.current
    if (!place) return
    const watcher = new ResizeObserver(() =>
      place.style.setProperty('--scale', String(place.clientWidth / width)),
    )
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [width])
  return (
    <div ref={box} className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }} inert>
      <iframe
        ref={frame}
        src="/"
        sandbox="allow-same-origin"
        loading="lazy"
        title={t.homePage({ name })}
        width={width}
        height={height}
        onLoad={put}
      />
    </div>
  )
}
