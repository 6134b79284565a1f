import type { GlobalConfig } from 'payload'
import { faultsOf, isStored, knownSentences, tidySentences } from '#lib/words/stored-words.ts'
import { globalContentAccess } from '../access/content.ts'
import { SAYS_ITSELF } from '../fields/form-errors.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'
import { drafts } from './versions.ts'

/** What the group says in words of its own: only the sentences that differ from the catalogues' (decision 134). */
export const words: GlobalConfig = {
  slug: 'words',
  label: t.words(),
  admin: { description: t.wordsHint() },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    {
      name: 'shortName',
      type: 'ui',
      admin: { components: { Field: '/cms/views/words/short-name.tsx#ShortName' } },
    },
    {
      name: 'sentences',
      label: t.sentences(),
      type: 'json',
      typescriptSchema: [
        () => ({ type: ['object', 'null'], additionalProperties: { type: 'string' } }),
      ],
      hooks: {
        beforeValidate: [({ value }) => (isStored(value) ? tidySentences(value) : value)],
        afterRead: [({ value }) => knownSentences(value)],
      },
      validate: (value: unknown) => {
        if (value === null || value === undefined) return true
        if (!isStored(value)) return t.sentencesByIds()
        const faults = faultsOf(value, (id) => t.noSuchSentence({ id }))
        return faults.length === 0 || faults.join(' ')
      },
      admin: {
        custom: SAYS_ITSELF,
        components: { Field: '/cms/views/words/sentences.client.tsx#Sentences' },
      },
    },
  ],
}
