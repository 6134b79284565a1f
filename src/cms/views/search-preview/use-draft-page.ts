import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type ReadDraft, type ReadFault, readDraft } from './read-draft.ts'

/** What is known of the draft's page; `isReading` while it is read, also anew. */
export type DraftPageState = {
  shown: ReadDraft | null
  fault: ReadFault | null
  isReading: boolean
  read(): Promise<void>
}

/** Reads the page of the document of this form while `isOpen`, and again after each save. One reading at a time. */
export function useDraftPage(isOpen: boolean): DraftPageState {
  const { id, collectionSlug = '', lastUpdateTime } = useDocumentInfo()
  const [shown, setShown] = useState<ReadDraft | null>(null)
  const [fault, setFault] = useState<ReadFault | null>(null)
  const [isReading, setReading] = useState(false)
  const underWay = useRef(false)
  const isStale = useRef(false)
  const read = useCallback(async () => {
    isStale.current = true
    if (underWay.current) return
    underWay.current = true
    setReading(true)
    while (isStale.current) {
      isStale.current = false
      const found = await readDraft(collectionSlug, String(id))
      if (typeof found === 'string') setFault(found)
      else {
        setShown(found)
        setFault(null)
      }
    }
    underWay.current = false
    setReading(false)
  }, [collectionSlug, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save changes what is read.
  useEffect(() => {
    if (isOpen) void read()
  }, [isOpen, read, lastUpdateTime])
  return { shown, fault, isReading, read }
}
