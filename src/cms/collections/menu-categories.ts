import type { CollectionConfig } from 'payload'
import { draftedContentAccess } from '../access/content.ts'
import { documentPreviews } from '../addresses/preview.ts'
import { seenVersion } from '../fields/seen-version.ts'
import { servedKind } from '../fields/served-kind.ts'
import { servedTimes } from '../fields/served-times.ts'
import { uid } from '../fields/uid.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import {
  nameReadVersion,
  nameSavedVersion,
  refuseStaleSave,
} from '../hooks/content/refuse-stale-save.ts'
import * as t from './messages.gen.ts'
import { savedDrafts } from './versions.ts'

/** A heading of the menu and its items in order (spec:content.menu). */
export const menuCategories: CollectionConfig = {
  slug: 'menu-categories',
  labels: { singular: t.category(), plural: t.categories() },
  admin: {
    ...documentPreviews('menu-categories'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'hideInNavigation', '_status', 'updatedAt'],
    description: t.categoriesHint(),
  },
  access: draftedContentAccess('menu-categories'),
  defaultPopulate: { title: true, uid: true, kind: true, hideInNavigation: true },
  defaultSort: 'title',
  versions: savedDrafts,
  hooks: {
    ...raiseEpochHooks,
    beforeChange: [refuseStaleSave, ...raiseEpochHooks.beforeChange],
    afterChange: [...raiseEpochHooks.afterChange, nameSavedVersion],
    afterRead: [nameReadVersion],
  },
  fields: [
    seenVersion,
    { name: 'title', label: t.title(), type: 'text', required: true, maxLength: 120 },
    uid(),
    servedKind({
      name: 'kind',
      label: t.foodOrDrink(),
      admin: {
        position: 'sidebar',
        description: t.foodOrDrinkHint(),
      },
    }),
    {
      name: 'hideInNavigation',
      label: t.hideFromTheMenusNavigation(),
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/cms/views/fields/menu-usages.tsx#CategoryUsages' },
      },
    },
    { name: 'description', label: t.description(), type: 'textarea', maxLength: 400 },
    {
      name: 'items',
      label: t.dishesAndDrinks(),
      type: 'relationship',
      relationTo: 'menu-items',
      hasMany: true,
      admin: { description: t.dishesInOrderHint() },
    },
    ...servedTimes,
  ],
}
