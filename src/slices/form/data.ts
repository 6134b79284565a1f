import { readWorkplaces, type Workplace } from '#data/content/careers.ts'
import type { SliceContext } from '../slice.ts'
import type { Form } from './schema.ts'

/**
 * Where somebody may apply, and the location of the page, which is chosen already
 * (spec:routes.location-subpages).
 */
export type FormData = {
  workplaces: Pick<Workplace, 'uid' | 'title' | 'city' | 'former'>[]
  location: string | null
}

/** The restaurants in content order, for the form that asks for one. */
export async function load(
  { variation }: Form,
  { location }: SliceContext,
): Promise<FormData | null> {
  if (variation !== 'careers') return null
  const workplaces = await readWorkplaces()
  return {
    workplaces: workplaces.map(({ uid, title, city, former }) => ({ uid, title, city, former })),
    location,
  }
}
