import { linkField } from '#cms/fields/link.ts'
import type { Picture } from '#lib/media/picture.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'
import { defineSlice } from '../define.ts'
import { picture } from '../fields.ts'
import * as t from './messages.gen.ts'

export type FullVideo = {
  title: string
  link: ResolvedLink
  poster?: Picture | null
}

/** A film of another site, from edge to edge; only links of the type Web have a player (spec:slices.full-video). */
export const fullVideo = defineSlice({
  slug: 'full_video',
  label: t.fullVideo(),
  group: 'pictures',
  previewText: t.previewText(),
  fields: [
    { name: 'title', type: 'text', label: t.whatTheVideoShows(), required: true, maxLength: 120 },
    linkField({
      name: 'link',
      label: t.video(),
      required: true,
      withoutText: true,
      description: t.siteMustBeListed(),
    }),
    picture({ name: 'poster', label: t.pictureBeforeItPlays() }),
  ],
})
