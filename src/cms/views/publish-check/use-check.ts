import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ShownPage } from '#cms/publish-check/shown-pages.ts'
import { whilePreviewing } from '../read-preview.ts'
import { askForCheck, askForCheckOfNew, type CheckedDraft } from './api.ts'
import { linesOf } from './lines-of.ts'
import { type GuestView, lookAsGuest } from './look-as-guest.ts'
import * as t from './messages.gen.ts'
import { readShownPage } from './read-shown-page.ts'

/** One thing that a guest would notice; `path` is that of the field or slice, '' where it is not known. */
export type CheckLine = { path: string; message: string }

/**
 * `refused`: the form will refuse the address or an empty field, in its own words. `gap`: in words, what could not be checked;
 * `note`: where it was looked at, where that needs saying.
 */
export type CheckState =
  | { at: 'looking' }
  | { at: 'done'; lines: CheckLine[]; gap: string | null; note: string | null; refused?: true }

/** How often it is looked whether a save by the form itself has ended, ms. */
const WAIT_MS = 50

type Done = Omit<Extract<CheckState, { at: 'done' }>, 'at'>

const NOTHING: Done = { lines: [], gap: null, note: null }

/**
 * Saves what was typed as the draft, checks it, and looks at its page in a frame; once, and again when asked to. `saved`
 * resolves when that save has ended: what is published before it would be refused as somebody else's.
 */
export function useCheck(frame: RefObject<HTMLIFrameElement | null>) {
  const { collectionSlug = '', id } = useDocumentInfo()
  const { getData } = useForm()
  const saveDraft = useSaveDraft()
  const [state, setState] = useState<CheckState>({ at: 'looking' })
  const saving = useRef<Promise<boolean>>(Promise.resolve(true))
  const run = async (): Promise<Done> => {
    if (id === undefined) return checkNew(collectionSlug, getData())
    saving.current = saveDraft()
    if (!(await saving.current)) return { ...NOTHING, gap: t.notSaved() }
    const checked = await askForCheck(collectionSlug, String(id))
    return checked ? check(checked, frame.current) : { ...NOTHING, gap: t.notChecked() }
  }
  const again = async () => {
    setState({ at: 'looking' })
    setState({ at: 'done', ...(await run()) })
  }
  const first = useRef(again)
  useEffect(() => void first.current(), [])
  return { state, again, saved: () => saving.current }
}

/** Of what was never saved no page of guests has anything yet. */
async function checkNew(collection: string, values: unknown): Promise<Done> {
  const checked = await askForCheckOfNew(collection, values)
  if (!checked) return { ...NOTHING, gap: t.notChecked() }
  return { ...NOTHING, lines: linesOfFields(checked), note: t.notSeenYet() }
}

async function check(checked: CheckedDraft, frame: HTMLIFrameElement | null): Promise<Done> {
  const { preview, pages, count, unseen } = checked
  const lines = linesOfFields(checked)
  const isEmpty = checked.findings.some(({ rule }) => rule === 'empty')
  if (unseen !== null) return { ...NOTHING, lines, note: t.unseen({ why: unseen }) }
  if (!preview) return { lines, gap: t.notLookedAt(), note: null, refused: true }
  if (isEmpty) return { ...NOTHING, lines, refused: true }
  const guest = await look(frame, preview, pages)
  const isAlone = pages.some(({ slices }) => slices !== null)
  const note =
    count > pages.length && !isAlone ? t.firstPages({ count, looked: pages.length }) : null
  return { lines: [...lines, ...guest.lines], gap: guest.gap, note }
}

const linesOfFields = ({ findings }: Pick<CheckedDraft, 'findings'>): CheckLine[] =>
  findings.map(({ path, message }) => ({ path, message }))

/** Returns a function that saves what was changed as a draft, as autosave would, and says whether all of it is saved. */
function useSaveDraft(): () => Promise<boolean> {
  const { submit } = useForm()
  const { collectionSlug, id, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const savesItself = hasAutosaveEnabled(getEntityConfig({ collectionSlug: collectionSlug ?? '' }))
  const form = useRef({ isModified: false, isSaving: false })
  const [isModified, isSaving] = [useFormModified(), useFormBackgroundProcessing()]
  useEffect(() => {
    form.current = { isModified, isSaving }
  }, [isModified, isSaving])
  return async () => {
    while (form.current.isSaving) await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    if (!form.current.isModified) return true
    const query = `draft=true${savesItself ? '&autosave=true' : ''}&depth=0&fallback-locale=null`
    const result = await submit({
      action: `/admin/api/${collectionSlug}/${id}?${query}`,
      method: 'PATCH',
      // Nothing is typed behind the dialog; a form that does not save itself takes the version that this makes as seen.
      acceptValues: savesItself ? { overrideLocalChanges: false } : true,
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (!result?.res.ok) return false
    // The form knows by these that there is something to publish.
    setMostRecentVersionIsAutosaved(savesItself)
    setUnpublishedVersionCount((count) => count + 1)
    return true
  }
}

async function look(
  frame: HTMLIFrameElement | null,
  preview: string,
  pages: readonly ShownPage[],
): Promise<Pick<Done, 'lines' | 'gap'>> {
  if (!frame) return { lines: [], gap: t.notLookedAt() }
  try {
    const htmls = await whilePreviewing(preview, () => readAll(pages))
    const views: { page: ShownPage; view: GuestView }[] = []
    for (const [at, page] of pages.entries())
      views.push({ page, view: await lookAsGuest(frame, htmls[at] ?? '', page.within) })
    return { lines: linesOf(views), gap: gapOf(views.map(({ view }) => view)) }
  } catch (error) {
    console.warn('The page of the draft could not be looked at.', error)
    return { lines: [], gap: t.notLookedAt() }
  }
}

/** Reads pages; throws where one cannot be read, once none is being read any more. */
async function readAll(pages: readonly ShownPage[]): Promise<string[]> {
  const reads = pages.map(readShownPage)
  await Promise.allSettled(reads)
  return Promise.all(reads)
}

function gapOf(views: readonly GuestView[]): string | null {
  if (views.some(({ isThere }) => !isThere)) return t.notOnPage()
  return views.every(({ isWhole }) => isWhole) ? null : t.notMeasured()
}
