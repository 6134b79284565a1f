import type { CSSProperties, PointerEvent } from 'react'
import type { Focus } from '#lib/media/focus.ts'
import styles from './focus-field.module.css'
import * as t from './messages.gen.ts'
import type { FocusPicture } from './use-pictures.ts'

type Props = {
  picture: FocusPicture
  focus: Focus
  /** Whether it can only be looked at. */
  isFixed: boolean
  onChoose(focus: Focus): void
}

/** Frames as pages have them, each as wide for its height as a screen makes it. */
const FRAMES = [
  { ratio: '4 / 5', name: t.onPhone },
  { ratio: '1', name: t.asSquare },
  { ratio: '16 / 7', name: t.onLaptop },
]

/** A picture to press on, the same by two sliders, and what frames show of it. */
export function FocusChooser({ picture, focus, isFixed, onChoose }: Props) {
  const at = { '--x': `${focus.x}%`, '--y': `${focus.y}%` } as CSSProperties
  const press = (event: PointerEvent<HTMLElement>) => {
    if (isFixed || (event.type === 'pointermove' && event.buttons === 0)) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChoose({
      x: percent((event.clientX - left) / width),
      y: percent((event.clientY - top) / height),
    })
  }
  return (
    <div className={styles.chooser} style={at}>
      <p>{t.hint()}</p>
      {/* The sliders below say and do the same. */}
      <div className={styles.whole} aria-hidden="true" onPointerDown={press} onPointerMove={press}>
        {/* biome-ignore lint/performance/noImgElement: a stored size, made at upload. */}
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          draggable={false}
        />
        <span className={styles.mark} />
      </div>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis}>
          {axis === 'x' ? t.fromTheLeft() : t.fromTheTop()}
          <input
            type="range"
            min={0}
            max={100}
            value={focus[axis]}
            disabled={isFixed}
            onChange={({ target }) => onChoose({ ...focus, [axis]: Number(target.value) })}
          />
        </label>
      ))}
      <div className={styles.frames}>
        {FRAMES.map(({ ratio, name }) => (
          <figure key={ratio}>
            {/* biome-ignore lint/performance/noImgElement: a stored size, made at upload. */}
            <img src={picture.src} alt="" style={{ aspectRatio: ratio }} />
            <figcaption>{name()}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)
