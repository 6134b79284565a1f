import { useField, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRowSync } from './form-rows.ts'
import { commit, type History, historyOf, redo, undo } from './history.ts'
import { type FloorLayout, isSameValue, type Plan } from './plan.ts'

/**
 * The plan in the form, and what was done with it. The form keeps, saves and warns of unsaved changes; a save is where
 * undoing ends.
 */
export function usePlanHistory(path: string) {
  const { value, setValue, showError, errorMessage } = useField<FloorLayout[] | null>({ path })
  const isModified = useFormModified()
  const syncRows = useRowSync()
  const [history, setHistory] = useState(() => historyOf(planOf(value)))
  const current = useRef(history)
  const show = useCallback((next: History<Plan>) => {
    current.current = next
    setHistory(next)
  }, [])
  const go = (next: History<Plan>) => {
    const { present: before } = current.current
    if (next === current.current) return
    show(next)
    const { layouts } = next.present
    setValue(layouts.length > 0 ? layouts : null)
    syncRows(before, next.present)
  }

  useEffect(() => {
    // What this editor has set comes back; anything else is another version.
    if (!isSameValue(value ?? [], current.current.present.layouts)) show(historyOf(planOf(value)))
  }, [value, show])
  useEffect(() => {
    const { layouts } = current.current.present
    if (!isModified) show(historyOf({ layouts, tables: [], combinations: [] }))
  }, [isModified, show])

  return {
    plan: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    problem: showError ? (errorMessage ?? '') : '',
    change: (next: Plan) => go(commit(current.current, next)),
    undo: () => go(undo(current.current)),
    redo: () => go(redo(current.current)),
  }
}

function planOf(value: FloorLayout[] | null | undefined): Plan {
  return { layouts: Array.isArray(value) ? value : [], tables: [], combinations: [] }
}
