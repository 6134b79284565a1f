import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  createSubmission,
  type Submission,
  type SubmissionOptions,
  type SubmissionState,
} from './submission.tsx'

/** State and actions of a form. */
export function useSubmission<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  options: SubmissionOptions<Name>,
) {
  const [state, setState] = useState<SubmissionState<Name>>(AT_REST)
  const latest = useRef(options)
  const submission = useRef<Submission<Name>>(null)
  useEffect(() => {
    latest.current = options
  })

  const begun = () => {
    submission.current ??= createSubmission(
      form.current as HTMLFormElement,
      () => latest.current,
      (change) => setState((before) => ({ ...before, ...change })),
    )
    return submission.current
  }

  return {
    ...state,
    begin: () => void begun().begin(),
    submit: () => begun().submit(),
    recheck: (name: Name) => begun().recheck(name),
  }
}

const AT_REST = {
  busy: false,
  faults: {},
  summary: null,
  message: null,
  isSent: false,
  note: null,
}
