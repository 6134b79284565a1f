import { useCallback, useRef, useState } from 'react'
import type { LibraryPicture } from '#cms/picture-library/find-pictures.ts'
import { type Reply, replaceFile, saveTags } from './api.ts'
import { refusalText } from './labels.ts'
import * as t from './messages.gen.ts'

/** The pictures of a page with what was changed of them, which are selected, and what was said last. */
export function useLibrary(first: readonly LibraryPicture[], known: readonly string[]) {
  const [pictures, setPictures] = useState(first)
  const [tags, setTags] = useState(known)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const working = useRef(false)

  const patch = useCallback((id: number, change: Partial<LibraryPicture>) => {
    setPictures((shown) => shown.map((one) => (one.id === id ? { ...one, ...change } : one)))
  }, [])

  /** One at a time: a second press while the first is under way does nothing. */
  const act = async <T>(send: () => Promise<Reply<T>>, done: (value: T) => string) => {
    if (working.current) return null
    working.current = true
    setBusy(true)
    setFault('')
    setSaid('')
    const reply = await send()
    if (reply.ok) setSaid(done(reply.value))
    working.current = false
    setBusy(false)
    return reply
  }

  const tag = async (word: string, isAdded: boolean): Promise<boolean> => {
    const ids = [...selected]
    const name = word.trim().replace(/\s+/g, ' ')
    const change = isAdded ? { add: [name], remove: [] } : { add: [], remove: [name] }
    const reply = await act(
      () => saveTags({ ids, ...change }),
      ({ tags: after }) => {
        for (const id of ids) patch(id, { tags: after[id] ?? [] })
        const stored = Object.values(after).flat()
        setTags((all) => [...new Set([...all, ...stored])].sort())
        return isAdded ? t.tagged({ count: ids.length, tag: name }) : t.untagged({ tag: name })
      },
    )
    if (reply && !reply.ok) setFault(reply.code === 'invalid' ? t.tagRefused() : refusalText(reply))
    return reply?.ok ?? false
  }

  const replace = (picture: LibraryPicture, file: File) =>
    act(
      () => replaceFile(picture, file),
      ({ focusMoved, picture: after }) => {
        patch(picture.id, after)
        const words = focusMoved ? t.isReplacedFocus : t.isReplaced
        return words({ name: picture.name })
      },
    )

  return {
    ...{ pictures, tags, selected, said, fault, busy },
    ...{ patch, tag, replace, say: setSaid },
    select: (ids: readonly number[], isOn: boolean) =>
      setSelected((last) => {
        const next = new Set(last)
        for (const id of ids) isOn ? next.add(id) : next.delete(id)
        return next
      }),
  }
}

export type LibraryState = ReturnType<typeof useLibrary>
