import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#lib/media/picture.ts'
import { BREAKPOINTS } from './breakpoints.ts'
import { classNames } from './class-names.ts'
import css from './media.module.css'

type MediaProps = {
  /** Null where the editor has none: a quiet ground of the right size stands in. */
  picture: PictureData | null | undefined
  /** Shown below 768 px instead, if there is one. */
  mobile?: PictureData | null
  /** How wide it is shown, as in the attribute; what the browser chooses a size by. */
  sizes: string
  /** Ratio of the frame, for example `'4 / 3'`; without it the picture keeps its own. */
  ratio?: string
  /** Fills its (positioned) parent; the focal point stays in view. */
  fill?: boolean
  /** The largest picture of the first view: fetched first, never lazily. One a page. */
  priority?: boolean
  /** Where this media query holds, it is asked for from the head; elsewhere only once it is in view. */
  ahead?: string
  /** Overrides the picture's own alternative text; empty where the text beside it says the same. */
  alt?: string
  className?: string
}

/** A picture at the size it is shown, with room kept for it before it comes. */
export function Media(props: MediaProps) {
  const { picture, mobile, sizes, ratio, fill, priority, ahead } = props
  const frame: CSSProperties | undefined = ratio ? { aspectRatio: ratio } : undefined
  const className = classNames(css.media, fill && css.fill, ratio && css.framed, props.className)
  if (!picture) return <div className={classNames(className, css.missing)} style={frame} />
  const shown = (
    <picture className={className} style={frame}>
      {mobile ? <Sources picture={mobile} sizes={sizes} mobile /> : null}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={picture.src}
        alt={props.alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        style={focusStyle(picture, mobile)}
      />
    </picture>
  )
  if (!priority && !ahead) return shown
  return (
    <>
      {ahead ? (
        <Hint picture={picture} sizes={sizes} media={ahead} />
      ) : (
        <FetchedFirst picture={picture} mobile={mobile} sizes={sizes} />
      )}
      {shown}
    </>
  )
}

/** Each in its own sight: a style attribute knows no widths, so the sheet chooses between the two. */
function focusStyle(picture: PictureData, mobile: PictureData | null | undefined): CSSProperties {
  const at = ({ focalX, focalY }: PictureData) => `${focalX}% ${focalY}%`
  if (!mobile || at(mobile) === at(picture)) return { objectPosition: at(picture) }
  return { '--focus': at(picture), '--phone-focus': at(mobile) } as CSSProperties
}

const NARROW = `(width < ${BREAKPOINTS.mobile}px)`

/**
 * Asks for the picture from the head. As elements, which React puts there: what `preload()` says while data are
 * still being read is lost on the way to the page.
 */
function FetchedFirst({ picture, mobile, sizes }: Pick<MediaProps, 'mobile' | 'sizes'> & Shown) {
  const wide = mobile ? `(width >= ${BREAKPOINTS.mobile}px)` : undefined
  return (
    <>
      <Hint picture={picture} sizes={sizes} media={wide} />
      {mobile ? <Hint picture={mobile} sizes={sizes} media={NARROW} /> : null}
    </>
  )
}

type Shown = { picture: PictureData }

/** A browser that does not know the best format skips the hint and finds the picture in the page. */
function Hint({ picture, sizes, media }: Shown & { sizes: string; media: string | undefined }) {
  const [best] = picture.sources
  const source = best
    ? { imageSrcSet: best.srcset, imageSizes: sizes, type: best.type }
    : { href: picture.src }
  return <link rel="preload" as="image" fetchPriority="high" media={media} {...source} />
}

type SourcesProps = { picture: PictureData; sizes: string; mobile?: boolean }

function Sources({ picture, sizes, mobile }: SourcesProps) {
  const media = mobile ? NARROW : undefined
  const sources = picture.sources.length
    ? picture.sources
    : mobile
      ? [{ type: undefined, srcset: picture.src }]
      : []
  return sources.map((source) => (
    <source
      key={source.type ?? 'only'}
      media={media}
      type={source.type}
      srcSet={source.srcset}
      sizes={sizes}
      width={mobile ? picture.width : undefined}
      height={mobile ? picture.height : undefined}
    />
  ))
}
