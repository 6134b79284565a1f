import type { Picture } from '#lib/media/picture.ts'
import { Media } from '#ui/media.tsx'
import { Section } from '#ui/section.tsx'
import css from './location-gallery.module.css'

/** Up to five pictures of a location: a large one, and the others around it. */
export function LocationGallery({ pictures }: { pictures: Picture[] }) {
  const shown = pictures.slice(0, 5)
  if (shown.length === 0) return null
  return (
    <Section width="bleed" rhythm="none">
      <ul className={css.gallery} data-count={shown.length}>
        {shown.map((picture, index) => (
          <li key={picture.src} className={css.cell}>
            <Media
              picture={picture}
              sizes={index === 0 ? '(width < 768px) 100vw, 60vw' : '(width < 768px) 50vw, 30vw'}
              fill
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
