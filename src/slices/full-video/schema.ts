import { linkField } from '#cms/fields/link.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { picture } from '../fields.ts'

export type FullVideo = {
  title: string
  link: ResolvedLink
  poster?: Picture | null
}

/** A film of another site, from edge to edge; only links of the type Web have a player (spec:slices.full-video). */
export const fullVideo = defineSlice({
  slug: 'full_video',
  label: 'Full video',
  group: 'pictures',
  previewText: 'A video from edge to edge that plays at the press of a button.',
  fields: [
    { name: 'title', type: 'text', label: 'What the video shows', required: true, maxLength: 120 },
    linkField({
      name: 'link',
      label: 'Video',
      required: true,
      withoutText: true,
      description: 'The web address of the video. Its site must be listed in the settings.',
    }),
    picture({ name: 'poster', label: 'Picture before it plays' }),
  ],
})
