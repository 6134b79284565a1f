import { useRef, useState } from 'react'
import type { SubmissionList } from '#cms/submissions/states.ts'
import type { SubmissionDetail, SubmissionRow } from '#cms/submissions/types.ts'
import { postToSubmissions } from './api.ts'
import { refusalText } from './labels.ts'

/** The submission that is open with all that is known of it; `gone`: why it is not there any more. */
export function useOpened(
  list: SubmissionList,
  first: SubmissionDetail | null,
  onRead: (row: SubmissionRow) => void,
) {
  const [opened, setOpened] = useState<number | null>(first?.id ?? null)
  const [detail, setDetail] = useState(first)
  const [gone, setGone] = useState<string | null>(null)
  /** Answers may come in another order than they were asked for. */
  const latest = useRef(opened)
  const take = (one: SubmissionDetail) => {
    if (one.id === latest.current) setDetail(one)
    onRead(one)
  }
  const read = async (id: number) => {
    const reply = await postToSubmissions<SubmissionDetail>('read', { list, id })
    if (reply.ok) take(reply.value)
    else if (reply.code === 'not_found') {
      setGone(refusalText(reply))
      if (latest.current === id) latest.current = null
      setOpened((last) => (last === id ? null : last))
      setDetail((last) => (last?.id === id ? null : last))
    }
  }
  return {
    ...{ opened, detail, gone, take, read },
    open: (id: number | null) => {
      setGone(null)
      latest.current = id
      setOpened(id)
      setDetail((last) => (last?.id === id ? last : null))
      if (id !== null) void read(id)
    },
    /** Shows the open submission in a state before the server has answered. */
    show: (row: Pick<SubmissionRow, 'id' | 'state'>) =>
      setDetail((last) => (last?.id === row.id ? { ...last, state: row.state } : last)),
  }
}
