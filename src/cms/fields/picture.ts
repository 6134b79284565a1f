import type { GroupField, UploadField } from 'payload'
import * as t from './messages.gen.ts'
import { pictureFocus } from './picture-focus.ts'

type ImageOptions = { label?: string; required?: boolean; description?: string }

/** One picture of the media library. */
export function image(name = 'image', options: ImageOptions = {}): UploadField {
  return {
    name,
    label: options.label ?? t.picture(),
    type: 'upload',
    relationTo: 'media',
    required: options.required,
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: { description: options.description },
  }
}

/** A picture as `{name}.desktop` with its variant for phones, `{name}.mobile`, and what of each stays in sight. */
export function picture(name = 'image', options: ImageOptions = {}): GroupField {
  return {
    name,
    label: options.label ?? t.picture(),
    type: 'group',
    interfaceName: 'PictureField',
    admin: { description: options.description },
    fields: [
      {
        type: 'row',
        fields: [
          image('desktop', { label: t.picture(), required: options.required }),
          image('mobile', {
            label: t.pictureForPhones(),
            description: t.pictureForPhonesHint(),
          }),
        ],
      },
      { type: 'row', fields: [pictureFocus('desktop'), pictureFocus('mobile')] },
    ],
  }
}
