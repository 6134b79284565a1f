import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Something that is to be done with a document; `at`: ms. */
export type Plan = { id: number | string; publishes: boolean; at: number }

/** What is planned of the document of the form. Both acts return whether they were done. */
export type Plans = {
  /** Null until they are read. */
  plans: readonly Plan[] | null
  isUnread: boolean
  isBusy: boolean
  takeDown(at: number): Promise<boolean>
  cancel(plan: Plan): Promise<boolean>
}

/** Reads and changes plans by Payload's own server functions, which check the rights of whoever asks. */
export function usePlans(): Plans {
  const { id, collectionSlug } = useDocumentInfo()
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions()
  const [plans, setPlans] = useState<readonly Plan[] | null>(null)
  const [isUnread, setUnread] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const read = async (isCurrent: () => boolean = () => true) => {
    if (id === undefined || !collectionSlug) return
    const found = await getUpcomingScheduledPublish({ id, collectionSlug }).catch(() => null)
    if (!isCurrent()) return
    setUnread(!found)
    if (found) setPlans(found.map(toPlan))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each document.
  useEffect(() => {
    let isCurrent = true
    void read(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [id, collectionSlug])
  const act = async (asked: Parameters<typeof schedulePublish>[0]) => {
    if (isBusy) return false
    setBusy(true)
    // It answers with an error where it was refused, and not at all where there is no connection.
    const asking = Promise.resolve(schedulePublish(asked)) as Promise<{ error?: unknown } | null>
    const answer = await asking.catch(() => null)
    await read()
    setBusy(false)
    return answer !== null && !answer?.error
  }
  return {
    ...{ plans, isUnread, isBusy },
    takeDown: (at) =>
      act({
        type: 'unpublish',
        date: new Date(at),
        doc: { relationTo: String(collectionSlug), value: String(id) } as never,
      }),
    cancel: (plan) => act({ deleteID: plan.id } as never),
  }
}

type Upcoming = { id: number | string; input: { type: string }; waitUntil?: unknown }

function toPlan({ id, input, waitUntil }: Upcoming): Plan {
  return { id, publishes: input.type !== 'unpublish', at: Date.parse(String(waitUntil)) }
}
