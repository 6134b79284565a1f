import { defineSlice } from '../define.ts'

export type IframeEmbed = { url: string; title: string; height?: number | null }

/** Height of the frame from 1024 px up, in CSS pixels, where the editor enters none (spec:slices.iframe-embed). */
export const DEFAULT_HEIGHT = 950

/** A page of another site in a frame: 950 px high, 85vh on phones and tablets. */
export const iframeEmbed = defineSlice({
  slug: 'iframe_embed',
  label: 'Embedded page',
  group: 'pictures',
  previewText: 'A page from another site, shown when a guest asks for it.',
  fields: [
    {
      name: 'url',
      type: 'text',
      label: 'Web address',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')) ||
        'Use an address that starts with https://.',
      admin: { description: 'Its site must be listed in the settings.' },
    },
    {
      name: 'title',
      type: 'text',
      label: 'What the page is',
      required: true,
      maxLength: 120,
      admin: { description: 'Read out to visitors who cannot see it.' },
    },
    {
      name: 'height',
      type: 'number',
      label: 'Height on large screens, in pixels',
      defaultValue: DEFAULT_HEIGHT,
      min: 200,
      max: 4000,
    },
  ],
})
