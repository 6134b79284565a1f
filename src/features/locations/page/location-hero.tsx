import type { LocationDetail } from '#data/locations/locations.ts'
import { formatCoordinates } from '#lib/geo/coordinates.ts'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { Media } from '#ui/media.tsx'
import { Section } from '#ui/section.tsx'
import type { Opening } from '../hours/open-now.ts'
import { HeroActions } from './hero-actions.tsx'
import { LocationEssentials } from './location-essentials.tsx'
import css from './location-hero.module.css'

type LocationHeroProps = { location: LocationDetail; opening: Opening | null }

/** A location's opening: its coordinates, its name, the essentials and what to do, over its picture. */
export function LocationHero({ location, opening }: LocationHeroProps) {
  const { coordinates, image, title, city, provinceName } = location
  return (
    <Section tone="night" width="bleed" rhythm="none" underHeader labelledBy="location">
      <div className={css.hero}>
        {image ? <Media picture={image} sizes="100vw" fill priority /> : null}
        <div className={css.words}>
          {coordinates ? (
            <Eyebrow>{formatCoordinates(coordinates.latitude, coordinates.longitude)}</Eyebrow>
          ) : null}
          <div className={css.name}>
            <h1 id="location" className={css.title}>
              {title}
            </h1>
            <p className={css.place}>
              {city}, {provinceName}
            </p>
          </div>
          <LocationEssentials location={location} opening={opening} />
          <HeroActions location={location} />
        </div>
      </div>
    </Section>
  )
}
