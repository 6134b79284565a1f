import { useCallback, useRef, useState } from 'react'
import type { RefusedDocument } from '#cms/find-replace/change-document.ts'
import type { FoundDocument, FoundPage } from '#cms/find-replace/find-places.ts'
import type { LastReplacement } from '#cms/find-replace/last-replacement.ts'
import { DOCUMENTS_CHANGED, MOST_SHOWN } from '#cms/find-replace/limits.ts'
import type { Search } from '#cms/find-replace/search.ts'
import { askFound, sendReplace, sendUndo } from './api.ts'
import { placeId, refusalText } from './labels.ts'
import * as t from './messages.gen.ts'

/** What a search has found so far. */
export type Found = Pick<FoundPage, 'documents' | 'places' | 'found' | 'looked'> & {
  search: Search
  isDone: boolean
}

const shownOf = ({ documents }: Pick<Found, 'documents'>) =>
  documents.reduce((sum, { places }) => sum + places.length, 0)

/** Searches, the places that are ticked, and replacements with the undo of the last one. */
export function useFindReplace(first: LastReplacement | null) {
  const [found, setFound] = useState<Found | null>(null)
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState(first)
  const [working, setWorking] = useState('')
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const [refused, setRefused] = useState<readonly RefusedDocument[]>([])
  const turn = useRef(0)
  const isWorking = useRef(false)

  const quiet = () => {
    setSaid('')
    setFault('')
    setRefused([])
  }
  /** Runs an act that nothing else may run beside. */
  const alone = async (act: () => Promise<void>) => {
    if (isWorking.current) return
    isWorking.current = true
    quiet()
    await act()
    isWorking.current = false
    setWorking('')
  }

  const find = async (search: Search) => {
    if (isWorking.current) return
    quiet()
    const own = ++turn.current
    setUnticked(new Set())
    let all: Found = { search, documents: [], places: 0, found: 0, looked: 0, isDone: false }
    let from: FoundPage['next'] = null
    do {
      setFound(all)
      const reply = await askFound({ search, from, room: MOST_SHOWN - shownOf(all) })
      // Another search was begun, or other words were typed.
      if (own !== turn.current) return
      if (!reply.ok) {
        setFound(null)
        setFault(refusalText(reply.code))
        return
      }
      all = joined(all, reply.value)
      const unwanted = unwantedOf(reply.value, search)
      setUnticked((before) => new Set([...before, ...unwanted]))
      from = reply.value.next
    } while (from)
    setFound({ ...all, isDone: true })
    setSaid(foundText(all))
  }

  const replace = () =>
    alone(async () => {
      if (!found) return
      const chosen = chosenOf(found, unticked)
      let run: string | null = null
      const outcome = { done: 0, places: 0, documents: [] as string[] }
      const refusals: RefusedDocument[] = []
      for (let at = 0; at < chosen.length; at += DOCUMENTS_CHANGED) {
        setWorking(t.replacing({ done: at, all: chosen.length }))
        const documents = chosen.slice(at, at + DOCUMENTS_CHANGED)
        const reply = await sendReplace({ run, search: found.search, documents })
        if (!reply.ok) {
          setFault(
            at > 0 && reply.code === 'no_answer'
              ? t.noAnswerMeanwhile({ done: at, all: chosen.length })
              : refusalText(reply.code),
          )
          break
        }
        run = reply.value.run
        for (const one of reply.value.outcomes) {
          if (!one.ok) refusals.push(one)
          else {
            outcome.places += one.places
            outcome.documents.push(one.document)
          }
        }
      }
      setRefused(refusals)
      if (run === null) return
      const { places, documents } = outcome
      if (places > 0) {
        const { find, replace } = found.search
        setLast({ run, find, replace, places, documents, at: Date.now() })
      }
      const others = found.places - shownOf(found)
      const words = t.replaced({ places, documents: documents.length })
      setSaid(others > 0 ? `${words} ${t.othersLeft({ count: others })}` : words)
      setFound(null)
    })

  const undo = () =>
    alone(async () => {
      if (!last) return
      setFound(null)
      const refusals: RefusedDocument[] = []
      const open = new Set(last.documents)
      let done = 0
      for (let at = 0; at < last.documents.length; at += DOCUMENTS_CHANGED) {
        setWorking(t.undoing({ done: at, all: last.documents.length }))
        const documents = last.documents.slice(at, at + DOCUMENTS_CHANGED)
        const reply = await sendUndo({ run: last.run, documents })
        if (!reply.ok) {
          setFault(refusalText(reply.code))
          break
        }
        for (const one of reply.value.outcomes) {
          if (one.ok) done++
          else refusals.push(one)
          // What was refused for now can be tried again.
          if (one.ok || one.code === 'changed' || one.code === 'gone') open.delete(one.document)
        }
      }
      setRefused(refusals)
      setSaid(t.undone({ documents: done }))
      setLast(open.size > 0 ? { ...last, documents: [...open] } : null)
    })

  const tick = useCallback((ids: readonly string[], isTicked: boolean) => {
    setUnticked((before) => {
      const next = new Set(before)
      for (const id of ids) isTicked ? next.delete(id) : next.add(id)
      return next
    })
  }, [])

  return {
    ...{ found, unticked, last, working, said, fault, refused, find, replace, undo },
    /** Forgets what was found: other words were typed. */
    forget: () => {
      turn.current++
      setFound(null)
      setSaid('')
    },
    tick,
  }
}

export type FindReplaceState = ReturnType<typeof useFindReplace>

function joined(all: Found, page: FoundPage): Found {
  return {
    ...all,
    documents: [...all.documents, ...page.documents],
    places: all.places + page.places,
    found: all.found + page.found,
    looked: all.looked + page.looked,
  }
}

function foundText(all: Found): string {
  const { places, found: documents, search } = all
  const shown = shownOf(all)
  if (places === 0) return t.nothingFound({ text: search.find })
  return shown < places
    ? t.placesShown({ places, documents, shown })
    : t.placesFound({ places, documents })
}

/** The documents with ticked places, with these. */
function chosenOf({ documents }: Found, unticked: ReadonlySet<string>) {
  return documents.flatMap((one: FoundDocument) => {
    const keys = one.places
      .filter((place) => !unticked.has(placeId(one, place)))
      .map(({ key }) => key)
    const { document, title, seen } = one
    return keys.length > 0 ? [{ document, title: title.slice(0, 400), seen, keys }] : []
  })
}

/** Places that begin without a tick: within addresses, unless it is a part of an address that is looked for. */
function unwantedOf({ documents }: FoundPage, { find }: Search): string[] {
  if (/[./:]/.test(find)) return []
  return documents.flatMap((one) =>
    one.places.filter(({ isAddress }) => isAddress).map((place) => placeId(one, place)),
  )
}
