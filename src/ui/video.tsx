import css from './video.module.css'

type EmbedProps = {
  /** Address of the player, already allowed by the site's policy. */
  src: string
  /** Names the frame for assistive technology. */
  title: string
  ratio?: string
  /** Height in pixels instead of a ratio. */
  height?: number
}

/** A player or another page in a frame. It loads when it comes near the view. */
export function Embed({ src, title, ratio = '16 / 9', height }: EmbedProps) {
  return (
    <iframe
      className={css.embed}
      src={src}
      title={title}
      loading="lazy"
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      style={height ? { height } : { aspectRatio: ratio }}
    />
  )
}
