import type { Field, GlobalConfig, PayloadRequest, Where } from 'payload'
import { CORNERS, DENSITIES, HEADERS, LABELS, REFERENCE_LOOK, VEILS } from '#lib/look/look.ts'
import { FONT_ROLES, type FontRole } from '#lib/look/own-font.ts'
import { BASE_COLOURS, REFERENCE_COLOURS } from '#lib/look/palette.ts'
import { typePairs } from '#lib/look/type-pairs.ts'
import { TYPEFACES } from '#lib/look/typefaces.gen.ts'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { colour } from '../fields/colour.ts'
import { image } from '../fields/picture.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'
import { drafts } from './versions.ts'

const COLOURS = {
  dark: [t.colourDark, t.colourDarkHint],
  light: [t.colourLight, t.colourLightHint],
  soft: [t.colourSoft, t.colourSoftHint],
  accent: [t.colourAccent, t.colourAccentHint],
  action: [t.colourAction, t.colourActionHint],
} as const

const CHOICES = {
  corners: [
    t.corners,
    CORNERS,
    {
      square: t.cornersSquare,
      fine: t.cornersFine,
      soft: t.cornersSoft,
      round: t.cornersRound,
    },
  ],
  density: [
    t.density,
    DENSITIES,
    { compact: t.densityCompact, normal: t.densityNormal, airy: t.densityAiry },
  ],
  veil: [t.veil, VEILS, { normal: t.veilNormal, strong: t.veilStrong }],
  header: [t.headerForm, HEADERS, { column: t.headerColumn, bar: t.headerBar }],
  labels: [
    t.labels,
    LABELS,
    { capitals: t.labelsCapitals, plain: t.labelsPlain, display: t.labelsDisplay },
  ],
} as const

const OWN_FONTS: Record<FontRole, [label: () => string, description: () => string]> = {
  display: [t.ownDisplay, t.ownDisplayHint],
  text: [t.ownText, t.ownTextHint],
  textBold: [t.ownTextBold, t.ownTextBoldHint],
  textItalic: [t.ownTextItalic, t.ownTextItalicHint],
}

/** The group's colours and manner, which all pages, mails and printed cards have (decision 128). */
export const look: GlobalConfig = {
  slug: 'look',
  label: t.look(),
  admin: { ...globalPreviews('look'), description: t.lookHint() },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    {
      name: 'presets',
      type: 'ui',
      admin: { components: { Field: '/cms/views/look/presets.client.tsx#Presets' } },
    },
    {
      name: 'colours',
      label: t.colours(),
      type: 'group',
      fields: BASE_COLOURS.map((name) => {
        const [label, description] = COLOURS[name]
        const texts = { label: label(), description: description() }
        return colour(name, { ...texts, defaultValue: REFERENCE_COLOURS[name] })
      }),
    },
    {
      name: 'tones',
      type: 'ui',
      admin: { components: { Field: '/cms/views/look/moved-tones.client.tsx#MovedTones' } },
    },
    {
      name: 'type',
      label: t.type(),
      type: 'select',
      required: true,
      defaultValue: typePairs[0].id,
      options: typePairs.map(({ id, display, text, suits }) => ({
        value: id,
        label: `${TYPEFACES[display].family} + ${TYPEFACES[text].family}: ${suits()}`,
      })),
      admin: { isClearable: false, description: t.typeHint() },
    },
    {
      name: 'fonts',
      label: t.ownFonts(),
      type: 'group',
      admin: { description: t.ownFontsHint() },
      fields: FONT_ROLES.map(ownFont),
    },
    {
      type: 'row',
      fields: (['header', 'corners', 'density', 'veil', 'labels'] as const).map(choice),
    },
    image('icon', { label: t.icon(), description: t.iconHint() }),
    {
      name: 'icons',
      type: 'ui',
      admin: { components: { Field: '/cms/views/look/icons.client.tsx#Icons' } },
    },
  ],
}

/** An uploaded font in the place of a family of the type pair. */
function ownFont(role: FontRole): Field {
  const [label, description] = OWN_FONTS[role]
  return {
    name: role,
    label: label(),
    type: 'relationship',
    relationTo: 'fonts',
    validate: (value: unknown, { req }: { req: PayloadRequest }) => fontFault(value, role, req),
    admin: {
      description: description(),
      components: { Field: '/cms/views/look/font-field.client.tsx#FontField' },
    },
  }
}

/** Whoever saves: a planned publication is made by nobody, whom a filter of the field would show no font. */
async function fontFault(
  value: unknown,
  role: FontRole,
  { payload }: PayloadRequest,
): Promise<true | string> {
  if (value === null || value === undefined) return true
  const where = { id: { equals: value }, role: { equals: role } }
  const { totalDocs } = await payload.count({ collection: 'fonts', where: where as Where })
  return totalDocs === 1 || t.noSuchFont()
}

function choice(name: keyof typeof CHOICES): Field {
  const [label, values, labels] = CHOICES[name]
  const labelOf = labels as Record<string, () => string>
  return {
    name,
    label: label(),
    type: 'select',
    required: true,
    defaultValue: REFERENCE_LOOK[name],
    options: values.map((value) => ({ value, label: labelOf[value]?.() ?? value })),
    admin: { isClearable: false, width: '50%' },
  }
}
