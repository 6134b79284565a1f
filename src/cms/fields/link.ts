import type { Field, GroupField } from 'payload'
import { isSafeHref } from '#lib/routing/safe-href.ts'
import * as t from './messages.gen.ts'
import { WEB_ADDRESS } from './not-words.ts'

/** Collections that a link may point at. */
export const linkable = ['pages', 'locations', 'news-posts', 'menus'] as const

/** Most characters of a web address. */
const LONGEST_ADDRESS = 2000

type LinkOptions = {
  name: string
  label?: string
  required?: boolean
  description?: string
  /** The slice brings its own text, so the editor gives none. */
  withoutText?: boolean
  /** The field beside it that has its text. */
  textIn?: string
}

const typeIs = (type: string) => (_: unknown, siblings: { link_type?: unknown }) =>
  siblings?.link_type === type

/**
 * A link of the content: to a document of the site, to a web address, or to a file (spec:links.kinds).
 * `data/` resolves the whole group to one `ResolvedLink`, or to null where it leads nowhere.
 */
export function linkField(options: LinkOptions): GroupField {
  const { name, label = t.link(), required = false, description, textIn } = options
  const withoutText = options.withoutText || textIn !== undefined
  return {
    name,
    label,
    type: 'group',
    interfaceName: withoutText ? 'LinkWithoutText' : 'LinkWithText',
    // Which of its fields is needed depends on the kind of link; the content check asks for one.
    custom: { required, textIn },
    admin: { description },
    fields: [
      {
        name: 'link_type',
        label: t.linkTo(),
        type: 'radio',
        defaultValue: 'Document',
        options: [
          { value: 'Document', label: t.aPageOnThisSite() },
          { value: 'Web', label: t.aWebAddress() },
          { value: 'Media', label: t.aPictureOrFile() },
        ],
        admin: { layout: 'horizontal' },
      },
      {
        name: 'document',
        label: t.page(),
        type: 'relationship',
        relationTo: [...linkable],
        validate: required ? requiredWhen('Document', t.pleaseChooseAPage) : undefined,
        admin: { condition: typeIs('Document'), allowCreate: false },
      },
      urlField('url', { condition: typeIs('Web'), required }),
      {
        name: 'media',
        label: t.pictureOrFile(),
        type: 'upload',
        relationTo: 'media',
        validate: required ? requiredWhen('Media', t.pleaseChooseAFile) : undefined,
        admin: { condition: typeIs('Media') },
      },
      ...(withoutText ? [] : [textField(required)]),
      { name: 'newTab', label: t.openInANewTab(), type: 'checkbox', defaultValue: false },
    ],
  }
}

/** A web address alone, as `{name}.url` (`reserveLink.url`, for example). */
export function webLink(name: string, label: string, description?: string): GroupField {
  return {
    name,
    label,
    type: 'group',
    admin: { hideGutter: true, description },
    fields: [urlField('url', {})],
  }
}

function textField(required: boolean): Field {
  return {
    name: 'text',
    label: t.linkText(),
    type: 'text',
    required,
    maxLength: 80,
    admin: { description: t.linkTextHint() },
  }
}

type UrlOptions = {
  condition?: (data: unknown, siblings: Record<string, unknown>) => boolean
  required?: boolean
}

function urlField(name: string, { condition, required }: UrlOptions): Field {
  return {
    name,
    label: t.webAddress(),
    type: 'text',
    maxLength: LONGEST_ADDRESS,
    custom: WEB_ADDRESS,
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      const type = (siblingData as { link_type?: string } | undefined)?.link_type
      if (condition && type !== 'Web') return true
      const isEmpty = typeof value === 'string' ? value.trim() === '' : value == null
      if (isEmpty) return required ? t.pleaseEnterAnAddress() : true
      // Payload asks no other rule of a field that has one of its own, neither that it is a text.
      const isShort = typeof value === 'string' && value.length <= LONGEST_ADDRESS
      return (isShort && isSafeHref(value)) || t.unusableAddress()
    },
    admin: { condition, placeholder: 'https://' },
  }
}

function requiredWhen(type: string, message: () => string) {
  return (value: unknown, { siblingData }: { siblingData: unknown }) => {
    if ((siblingData as { link_type?: string } | undefined)?.link_type !== type) return true
    return value ? true : message()
  }
}
