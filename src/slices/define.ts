import type { Block } from 'payload'

type SliceDefinition<Slug extends string> = Omit<Block, 'slug' | 'interfaceName' | 'custom'> & {
  /** The specification's name of the slice, in snake case. */
  slug: Slug
  /** Name of the slice in the editor. */
  label: string
  /** Path to the field that becomes the slice's heading (`title`, `slides.0.title`), if it has one. */
  heading?: string
}

/** A slice's Payload block: `interfaceName`, labels and the editor's thumbnail follow from slug and label. */
export function defineSlice<const Slug extends string>(
  definition: SliceDefinition<Slug>,
): Block & { slug: Slug; custom: { heading?: string } } {
  const { label, heading, ...block } = definition
  const folder = folderOf(block.slug)
  return {
    ...block,
    interfaceName: `${pascalCase(folder)}Block`,
    labels: { singular: label, plural: label, ...block.labels },
    admin: {
      ...block.admin,
      images: { thumbnail: { url: `/slices/${folder}.jpg`, alt: `The slice “${label}”` } },
    },
    custom: heading ? { heading } : {},
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
