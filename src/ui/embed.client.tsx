'use client'

import { type ReactNode, useState } from 'react'
import { useConsent } from './consent.ts'
import css from './embed.module.css'
import { Icon } from './icon.tsx'
import * as icons from './icon-paths.ts'
import * as t from './messages.gen.ts'

type EmbedProps = {
  /** Address of the player or page. Nothing is fetched from it before the visitor asks. */
  src: string
  /** Names the frame. */
  title: string
  /** What is pressed, for example “Play the film”. */
  action: string
  /** What stands in the frame until then. */
  poster?: ReactNode
  /** A film may fill the screen and start when it is asked for. */
  film?: boolean
  className?: string
}

/**
 * Somebody else's page in a frame, loaded when it is asked for, or at once where the visitor allows such
 * frames (cookie notice); a link to it without scripts.
 */
export function Embed({ src, title, action, poster, film, className }: EmbedProps) {
  const [wanted, setWanted] = useState(false)
  const allowed = useConsent('embeds')
  if (wanted || allowed)
    return (
      <div className={`${css.embed} ${className ?? ''}`}>
        <iframe
          ref={wanted ? takeFocus : undefined}
          loading={wanted ? 'eager' : 'lazy'}
          src={src}
          title={title}
          className={css.frame}
          allow={film ? 'autoplay; fullscreen; picture-in-picture' : undefined}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    )
  return (
    <div className={`${css.embed} ${className ?? ''}`}>
      {poster}
      <a
        href={src}
        className={css.cover}
        onClick={(event) => {
          event.preventDefault()
          setWanted(true)
        }}
      >
        <span className={css.action}>
          <Icon path={film ? icons.play : icons.external} />
          {action}
        </span>
        <span className={css.host}>{t.fromHost({ host: new URL(src).host })}</span>
      </a>
    </div>
  )
}

/** The frame replaces the link that was just pressed, and the focus would be lost with it. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
