import type { ExperienceDetails } from '#lib/booking/experience-details.ts'
import type { BookingSetting } from '#payload-types.ts'
import { mediaFields, toPicture } from '../content/media.ts'
import { readFields } from '../site/read-fields.ts'

/** `select` of booking settings that `readExperienceDetails` needs. */
export const EXPERIENCE_DETAILS = {
  experiences: {
    code: true,
    picture: true,
    pictureFocus: true,
    includes: true,
    suits: true,
    minutes: true,
  },
} as const

type Experience = Pick<
  NonNullable<BookingSetting['experiences']>[number],
  keyof (typeof EXPERIENCE_DETAILS)['experiences']
>

/** How the experiences of booking settings are presented, by the id of their location and by their code. */
export async function readExperienceDetails(
  settings: { location: number | { id: number }; experiences?: Experience[] | null }[],
): Promise<Map<number, Record<string, ExperienceDetails>>> {
  const all = settings.flatMap(({ experiences }) => experiences ?? [])
  const ids = [...new Set(all.flatMap(({ picture }) => (picture ? [idOf(picture)] : [])))]
  const where = { id: { in: ids } }
  const media = ids.length > 0 ? await readFields('media', { where, select: mediaFields }) : []
  const pictures = new Map(media.map((one) => [one.id, one]))
  const detailsOf = ({ code, picture, pictureFocus, includes, suits, minutes }: Experience) => [
    code,
    {
      picture: picture ? toPicture(pictures.get(idOf(picture)), pictureFocus) : null,
      includes: linesOf(includes),
      suits: suits?.trim() || null,
      minutes: minutes ?? null,
    },
  ]
  return new Map(
    settings.map(({ location, experiences }) => [
      idOf(location),
      Object.fromEntries((experiences ?? []).map(detailsOf)),
    ]),
  )
}

function linesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function idOf(reference: number | { id: number }): number {
  return typeof reference === 'number' ? reference : reference.id
}
