import { useLayoutEffect, useRef, useState } from 'react'
import css from './experience.module.css'
import * as t from './messages.gen.ts'

/** A description of three lines (spec:reservations.description-lines), and the rest of it where there is more. */
export function Description({ text }: { text: string }) {
  const shown = useRef<HTMLParagraphElement>(null)
  const [long, setLong] = useState(false)
  const [whole, setWhole] = useState(false)
  useLayoutEffect(() => {
    const element = shown.current
    if (!element) return
    const measure = () =>
      setLong((known) => known || element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  if (!text) return null
  return (
    <div>
      <p ref={shown} className={css.description} data-whole={whole || undefined}>
        {text}
      </p>
      {long ? (
        <button
          type="button"
          className={css.more}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t.showLess() : t.readAll()}
        </button>
      ) : null}
    </div>
  )
}
