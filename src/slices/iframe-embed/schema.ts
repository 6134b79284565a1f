import { WEB_ADDRESS } from '#cms/fields/not-words.ts'
import { defineSlice } from '../define.ts'
import * as t from './messages.gen.ts'

export type IframeEmbed = { url: string; title: string; height?: number | null }

/** Height of the frame from 1024 px up, in CSS pixels, where the editor enters none (spec:slices.iframe-embed). */
export const DEFAULT_HEIGHT = 950

/** A page of another site in a frame: 950 px high, 85vh on phones and tablets. */
export const iframeEmbed = defineSlice({
  slug: 'iframe_embed',
  label: t.embeddedPage(),
  group: 'pictures',
  previewText: t.previewText(),
  fields: [
    {
      name: 'url',
      type: 'text',
      label: t.webAddress(),
      custom: WEB_ADDRESS,
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')) ||
        t.startWithHttps(),
      admin: { description: t.siteMustBeListed() },
    },
    {
      name: 'title',
      type: 'text',
      label: t.whatThePageIs(),
      required: true,
      maxLength: 120,
      admin: { description: t.readOutToVisitors() },
    },
    {
      name: 'height',
      type: 'number',
      label: t.heightOnLargeScreens(),
      defaultValue: DEFAULT_HEIGHT,
      min: 200,
      max: 4000,
    },
  ],
})
