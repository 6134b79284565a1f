import type { Block } from 'payload'
import * as t from './messages.gen.ts'

/** Collections whose documents are made of slices. */
export const sliceCollections = [
  'pages',
  'locations',
  'news-posts',
  'menus',
  'reusable-slices',
] as const
export type SliceCollection = (typeof sliceCollections)[number]

/** Collections whose slices guests see where they stand: all but those that are put into others. */
export const slicePlaces = ['pages', 'locations', 'news-posts', 'menus'] as const
export type SlicePlace = (typeof slicePlaces)[number]

/** Labels of the groups of slices in the editor's drawer. */
export const sliceGroups = {
  openings: t.pageOpeners(),
  words: t.words(),
  pictures: t.picturesAndVideo(),
  offers: t.offers(),
  menu: t.dishesAndMenus(),
  forms: t.forms(),
  shared: t.onSeveralPages(),
  behind: t.aroundThePage(),
} as const

/** What the site knows of a slice besides its fields. */
export type SliceTraits = {
  /** Path to the field that becomes the slice's heading, if it has one. */
  heading?: string
  /** Collections whose editors may place it. */
  allowedIn: readonly SliceCollection[]
  /** At most one in a document. */
  once: boolean
  /** False where it says something about the page and draws nothing on it. */
  markup: boolean
}

/** A slice's Payload block. */
export type SliceBlock<Slug extends string = string> = Block & { slug: Slug; custom: SliceTraits }

type SliceDefinition<Slug extends string> = Omit<Block, 'slug' | 'interfaceName' | 'custom'> & {
  /** The specification's name of the slice, in snake case. */
  slug: Slug
  /** Name of the slice in the editor. */
  label: string
  /** Its group in the editor's drawer. */
  group: keyof typeof sliceGroups
  /** Alt text of its thumbnail: the slice described in one sentence. */
  previewText: string
  /** Path to the field that becomes the slice's heading (`title`, `slides.0.title`), if it has one. */
  heading?: string
  /** Where editors may place it; everywhere unless told, nowhere for those of one global. */
  allowedIn?: readonly SliceCollection[]
  /** Path of the component that draws its row; its name and heading unless told. */
  rowLabel?: string
  /** True where a document may have one at most. */
  once?: boolean
  /** False where it draws nothing: its folder has no component. */
  markup?: boolean
}

/** A slice's Payload block: `interfaceName`, labels and the editor's thumbnail follow from it. */
export function defineSlice<const Slug extends string>(
  definition: SliceDefinition<Slug>,
): SliceBlock<Slug> {
  const { label, group, previewText, heading, allowedIn, once, markup, rowLabel, ...block } =
    definition
  const folder = folderOf(block.slug)
  return {
    ...block,
    interfaceName: `${pascalCase(folder)}Block`,
    labels: { singular: label, plural: label, ...block.labels },
    admin: {
      ...block.admin,
      group: sliceGroups[group],
      disableBlockName: true,
      components: {
        Label: {
          path: rowLabel ?? '/cms/views/fields/slice-row-label.client.tsx#SliceRowLabel',
          clientProps: { name: label, heading: heading ?? null },
        },
      },
      images: { thumbnail: { url: `/slices/${folder}.webp`, alt: previewText } },
    },
    custom: {
      ...(heading ? { heading } : {}),
      allowedIn: allowedIn ?? sliceCollections,
      once: once ?? false,
      markup: markup ?? true,
    },
  }
}

/** Folder of a slice: `hero_carousel` stands in `hero-carousel/`. */
export function folderOf(slug: string): string {
  return slug.replaceAll('_', '-')
}

/** `hero-carousel` → `HeroCarousel`. */
export function pascalCase(kebab: string): string {
  return kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** `hero-carousel` → `heroCarousel`. */
export function camelCase(kebab: string): string {
  const pascal = pascalCase(kebab)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}
