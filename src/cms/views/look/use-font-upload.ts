import { useState } from 'react'
import type { FontRole } from '#lib/look/own-font.ts'
import { nameOf } from './font-card.tsx'
import { uploadFont } from './fonts-api.ts'
import * as t from './messages.gen.ts'
import { addFont } from './use-fonts.ts'

/** Uploads a file for a role and chooses it: its state, and the sentences for editors. */
export function useFontUpload(role: FontRole, choose: (id: number) => void) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [done, setDone] = useState('')
  const clear = () => {
    setFault('')
    setDone('')
  }
  return {
    ...{ isBusy, fault, done, clear },
    async send(file: File) {
      clear()
      setBusy(true)
      const reply = await uploadFont(role, file)
      setBusy(false)
      if (!reply.ok) {
        setFault(t.fontRefused({ file: file.name, reason: reply.message }))
        return
      }
      const font = reply.value
      addFont({ ...font, role, isUsed: false })
      choose(font.id)
      setDone(t.fontUploaded({ name: nameOf(font) }))
    },
  }
}
