import {
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
} from '@payloadcms/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { askForCheck } from './api.ts'
import { type GuestFinding, lookAsGuest } from './look-as-guest.ts'
import * as t from './messages.gen.ts'

/** One thing that a guest would notice; `path` is that of the field or slice, '' where it is not known. */
export type CheckLine = { path: string; message: string }

/** `refused`: the form will refuse the address or an empty field, in its own words. `gap`: in words, what could not be checked. */
export type CheckState =
  | { at: 'looking' }
  | { at: 'done'; lines: CheckLine[]; gap: string | null; refused?: true }

/** How often it is looked whether a save by the form itself has ended, ms. */
const WAIT_MS = 50

type Done = Omit<Extract<CheckState, { at: 'done' }>, 'at'>

/** Saves what was typed as the draft, checks it, and looks at its page in a frame; once, and again when asked to. */
export function useCheck(frame: RefObject<HTMLIFrameElement | null>) {
  const { collectionSlug = '', id } = useDocumentInfo()
  const saveDraft = useSaveDraft()
  const [state, setState] = useState<CheckState>({ at: 'looking' })
  const run = async (): Promise<Done> => {
    if (!(await saveDraft())) return { lines: [], gap: t.notSaved() }
    const checked = await askForCheck(collectionSlug, String(id))
    if (!checked) return { lines: [], gap: t.notChecked() }
    const ofFields = checked.findings.map(({ path, message }) => ({ path, message }))
    const isEmpty = checked.findings.some(({ rule }) => rule === 'empty')
    if (!checked.preview) return { lines: ofFields, gap: t.notLookedAt(), refused: true }
    if (isEmpty) return { lines: ofFields, gap: null, refused: true }
    const guest = await look(frame.current, checked.preview, checked.rows)
    return { lines: [...ofFields, ...guest.lines], gap: guest.gap }
  }
  const check = async () => {
    setState({ at: 'looking' })
    setState({ at: 'done', ...(await run()) })
  }
  const first = useRef(check)
  useEffect(() => void first.current(), [])
  return { state, again: check }
}

/** Returns a function that saves what was changed as a draft, as autosave would, and says whether all of it is saved. */
function useSaveDraft(): () => Promise<boolean> {
  const { submit } = useForm()
  const { collectionSlug, id, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo()
  const form = useRef({ isModified: false, isSaving: false })
  const [isModified, isSaving] = [useFormModified(), useFormBackgroundProcessing()]
  useEffect(() => {
    form.current = { isModified, isSaving }
  }, [isModified, isSaving])
  return async () => {
    while (form.current.isSaving) await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    if (!form.current.isModified) return true
    const result = await submit({
      action: `/admin/api/${collectionSlug}/${id}?draft=true&autosave=true&depth=0&fallback-locale=null`,
      method: 'PATCH',
      acceptValues: { overrideLocalChanges: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (!result?.res.ok) return false
    // The form knows by these that there is something to publish.
    setMostRecentVersionIsAutosaved(true)
    setUnpublishedVersionCount((count) => count + 1)
    return true
  }
}

async function look(
  frame: HTMLIFrameElement | null,
  address: string,
  rows: readonly number[],
): Promise<Done> {
  if (!frame) return { lines: [], gap: t.notLookedAt() }
  try {
    const { findings, isWhole } = await lookAsGuest(frame, address)
    return {
      lines: findings.map((one) => lineOf(one, rows)),
      gap: isWhole ? null : t.notMeasured(),
    }
  } catch (error) {
    console.warn('The page of the draft could not be looked at.', error)
    return { lines: [], gap: t.notLookedAt() }
  }
}

function lineOf({ rule, text, amount, slice }: GuestFinding, rows: readonly number[]): CheckLine {
  const row = slice === null ? undefined : rows[slice]
  const path = row === undefined ? '' : `slices.${row}`
  switch (rule) {
    case 'sideways':
      return { path, message: t.sideways({ text }) }
    case 'long-heading':
      return { path, message: t.longHeading({ text, lines: amount }) }
    case 'long-button':
      return { path, message: t.longButton({ text, lines: amount }) }
    case 'unreadable':
      return { path, message: t.unreadable({ text, contrast: String(amount) }) }
  }
}
