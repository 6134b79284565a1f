import { useCallback, useEffect, useRef } from 'react'
import { type Look, lookStyle } from '#lib/look/look.ts'
import { typeOf } from '#lib/look/look-type.ts'
import { typeStyle } from '#ui/fonts.ts'
import styles from './look.module.css'
import * as t from './messages.gen.ts'

type LookFrameProps = {
  /** The home page (`useHomePage`); null while it is being read. */
  page: string | null
  look: Look
  /** Name of the look, for the frame's title. */
  name: string
  /** Size of the window that the page is shown in, px; it is drawn as wide as its place. */
  window: { width: number; height: number }
  /** Scrolls to where its first light section begins, so that a dark and a light part are seen. */
  showsLight?: boolean
}

/** The group's home page as it is published, in a look that is not. It runs no scripts there, so that nothing moves. */
export function LookFrame({
  page,
  look,
  name,
  window: { width, height },
  showsLight = false,
}: LookFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const put = useCallback(() => {
    const shown = frame.current?.contentDocument
    if (!shown?.head) return
    const sheet =
      shown.head.querySelector<HTMLElement>('style[data-look]') ?? shown.createElement('style')
    sheet.dataset.look = ''
    shown.documentElement.dataset.header = look.header
    sheet.textContent = lookStyle(look) + typeStyle(typeOf(look))
    shown.head.append(sheet)
    if (showsLight) scrollToLight(shown)
  }, [look, showsLight])
  const show = () => {
    const shown = frame.current?.contentDocument
    if (shown) asWithScripts(shown)
    put()
  }
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
      {page ? (
        <iframe
          ref={frame}
          srcDoc={page}
          sandbox="allow-same-origin"
          title={t.homePage({ name })}
          width={width}
          height={height}
          onLoad={show}
        />
      ) : null}
    </div>
  )
}

function scrollToLight(page: Document) {
  const light = page.querySelector('main [data-tone="linen"], main [data-tone="paper"]')
  const view = page.defaultView
  if (!light || !view) return
  const top = light.getBoundingClientRect().top + view.scrollY - view.innerHeight * 0.45
  view.scrollTo({ top, behavior: 'instant' })
  // The page's own script sets this once it is scrolled; it does not run here.
  page.querySelector('header')?.toggleAttribute('data-scrolled', top > 0)
}

/** Has the page's style sheets hold as in a browser that runs scripts, which the frame does not. */
function asWithScripts(page: Document) {
  for (const sheet of page.styleSheets) {
    for (const rule of sheet.cssRules) {
      const media = 'media' in rule ? (rule as CSSMediaRule).media : null
      if (!media?.mediaText.includes('scripting')) continue
      media.mediaText = media.mediaText
        .replaceAll('(scripting: none)', '(width < 0px)')
        .replaceAll('(scripting: enabled)', '(width >= 0px)')
    }
  }
}
