import { readWorkplaces } from '#data/content/careers.ts'
import { readJobSearch } from '#data/content/settings.ts'
import { careersHref } from '#features/locations/page/contacts.ts'

/** A restaurant of the choice; without a place to apply online its own careers page says what to do. */
export type ApplyChoice = { uid: string; title: string; city: string; href: string }

/** Every restaurant in content order, with the address where one applies. */
export async function load(): Promise<ApplyChoice[]> {
  const [workplaces, jobSearch] = await Promise.all([readWorkplaces(), readJobSearch()])
  return workplaces.map((place) => ({
    uid: place.uid,
    title: place.title,
    city: place.city,
    href: careersHref(place, jobSearch) ?? `/locations/${place.uid}/careers`,
  }))
}
