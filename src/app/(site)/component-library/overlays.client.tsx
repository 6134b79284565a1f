'use client'

import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.client.tsx'
import { FadingNotice } from '#ui/fading-notice.client.tsx'

/** The parts that open, close and pass. */
export function Overlays() {
  const [open, setOpen] = useState<'center' | 'start' | 'end' | null>(null)
  const [told, setTold] = useState(false)
  return (
    <>
      <Button kind="outlined" onClick={() => setOpen('center')}>
        Open a dialog
      </Button>
      <Button kind="outlined" onClick={() => setOpen('end')}>
        Open a drawer
      </Button>
      <Button kind="outlined" onClick={() => setOpen('start')}>
        Open a drawer at the start
      </Button>
      <Button kind="outlined" onClick={() => setTold(true)}>
        Show a passing notice
      </Button>
      {told ? (
        <FadingNotice kind="success" onGone={() => setTold(false)}>
          Thank you. We will write back tomorrow.
        </FadingNotice>
      ) : null}
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        label="Sample"
        side={open ?? 'end'}
      >
        <h2>A table by the fire</h2>
        <p>Esc, the cross and a press beside it close it.</p>
      </Dialog>
    </>
  )
}
