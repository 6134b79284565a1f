import { readWorkplaces, type Workplace } from '#data/content/careers.ts'
import { readWords } from '#data/content/words.ts'
import { thankYouForApplying } from '#features/careers/messages.gen.ts'
import type { SliceContext } from '../slice.ts'
import type { Form } from './schema.ts'

/**
 * Where somebody may apply, the location of the page, which is chosen already (spec:routes.location-subpages), and what
 * is said once it was sent.
 */
export type FormData = {
  workplaces: Pick<Workplace, 'uid' | 'title' | 'city' | 'former'>[]
  location: string | null
  success: string
}

/** The restaurants in content order, for the form that asks for one. */
export async function load(
  { variation, successText }: Form,
  { location }: SliceContext,
): Promise<FormData | null> {
  if (variation !== 'careers') return null
  const [workplaces, words] = await Promise.all([readWorkplaces(), readWords()])
  return {
    workplaces: workplaces.map(({ uid, title, city, former }) => ({ uid, title, city, former })),
    location,
    success: successText || thankYouForApplying(words),
  }
}
