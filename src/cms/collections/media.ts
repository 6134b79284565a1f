import path from 'node:path'
import type { CollectionConfig, ImageSize } from 'payload'
import { mediaPath } from '#lib/media/media-path.ts'
import { sharedCutName, sharedSize } from '#lib/media/shared-cut.ts'
import { contentAccess } from '../access/content.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import { fileNeeded } from '../hooks/uploads/file-needed.ts'
import { limitPixels } from '../hooks/uploads/limit-pixels.ts'
import { nameByHash } from '../hooks/uploads/name-by-hash.ts'
import { rasteriseSvg } from '../hooks/uploads/rasterise-svg.ts'
import {
  keepReplaced,
  openForNewFocus,
  putUpload,
  redirectToMedia,
  removeDeleted,
} from '../hooks/uploads/stored-files.ts'
import { dropMetadata } from '../hooks/uploads/without-metadata.ts'
import { validateAlt } from '../picture-library/alt-validation.ts'
import { tidyTags } from '../picture-library/tags.ts'
import { formerFields, tagsField } from './media-fields.ts'
import * as t from './messages.gen.ts'

/** Widths in pixels of the sizes made at upload, where the picture is as wide. */
export const pictureWidths = [480, 800, 1280, 1920] as const

const avif = { format: 'avif', options: { quality: 52, effort: 3 } } as const
const webp = { format: 'webp', options: { quality: 70, effort: 4 } } as const
/** The widest WebP: a browser that cannot read AVIF seldom sits before a larger screen. */
const widestWebp = 1280

const named =
  (format: string): NonNullable<ImageSize['generateImageName']> =>
  ({ originalName, width }) =>
    `${originalName}-${width}.${format}`

const hidden = { disableGroupBy: true, disableListColumn: true, disableListFilter: true }

const widths: ImageSize[] = pictureWidths.flatMap((width): ImageSize[] => {
  const size = (format: typeof avif | typeof webp): ImageSize => ({
    name: `${format.format}${width}`,
    width,
    formatOptions: format,
    generateImageName: named(format.format),
    admin: hidden,
  })
  return width <= widestWebp ? [size(avif), size(webp)] : [size(avif)]
})

/** Around the focal point, as JPEG, which every reader of shared links knows. */
const shared: ImageSize = {
  name: 'shared',
  ...sharedSize,
  formatOptions: { format: 'jpeg', options: { quality: 76, mozjpeg: true } },
  generateImageName: ({ originalName }) => sharedCutName(originalName),
  admin: hidden,
}

/** Pictures, films and papers. Sizes of pictures are made once, at upload, in AVIF and WebP. */
export function media(dataDir: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: t.pictureOrFile(), plural: t.picturesAndFiles() },
    admin: {
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
      description: t.mediaHint(),
    },
    access: contentAccess,
    hooks: {
      ...raiseEpochHooks,
      beforeOperation: [
        fileNeeded,
        rasteriseSvg,
        dropMetadata,
        nameByHash,
        limitPixels,
        openForNewFocus,
      ],
      beforeChange: [...raiseEpochHooks.beforeChange, tidyTags, putUpload, keepReplaced],
      beforeDelete: [removeDeleted],
    },
    // A copy would be fetched by its public address.
    disableDuplicate: true,
    upload: {
      // Hooks store what Payload makes: it would remove a replaced file before the new one is there. It looks for
      // files of its own in `staticDir`, where there are none.
      disableLocalStorage: true,
      staticDir: path.resolve(dataDir, 'no-media'),
      handlers: [redirectToMedia],
      mimeTypes: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/avif',
        'image/svg+xml',
        'video/mp4',
        'video/webm',
        'application/pdf',
      ],
      imageSizes: [...widths, shared],
      focalPoint: true,
      // A cut under the same name would not reach browsers that keep the address for good.
      crop: false,
      displayPreview: true,
      pasteURL: false,
      adminThumbnail: ({ doc }) => mediaPath(smallest(doc)),
    },
    fields: [
      {
        name: 'alt',
        label: t.altText(),
        type: 'text',
        required: true,
        maxLength: 300,
        validate: validateAlt,
        admin: { description: t.altTextHint() },
      },
      tagsField,
      ...formerFields,
    ],
  }
}

function smallest(doc: Record<string, unknown>): string | null {
  const sizes = doc.sizes as Record<string, { filename?: string | null }> | undefined
  return sizes?.webp480?.filename ?? (doc.filename as string | undefined) ?? null
}
