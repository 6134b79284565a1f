// Written by `node scripts/make-fonts.ts` from fonts of Fontsource. Do not edit.
import type { ReferenceFont } from './fallbacks.ts'

/** Fonts of computers, phones and Linux, as wide as they are; best first. */
export const REFERENCE_FONTS = {
  "serif": [
    {
      "by": "Times",
      "local": [
        "Times New Roman"
      ],
      "ascii": false,
      "width": 0.39342838130914826
    },
    {
      "by": "Noto",
      "local": [
        "Noto Serif",
        "NotoSerif"
      ],
      "ascii": true,
      "width": 0.4675410094637224
    },
    {
      "by": "DejaVu",
      "local": [
        "DejaVu Serif",
        "DejaVuSerif"
      ],
      "ascii": true,
      "width": 0.5025577003647477
    }
  ],
  "sans": [
    {
      "by": "Arial",
      "local": [
        "Arial"
      ],
      "ascii": false,
      "width": 0.4337069634759464
    },
    {
      "by": "Roboto",
      "local": [
        "Roboto",
        "Roboto-Regular"
      ],
      "ascii": true,
      "width": 0.43197179367113564
    },
    {
      "by": "DejaVu",
      "local": [
        "DejaVu Sans",
        "DejaVuSans"
      ],
      "ascii": true,
      "width": 0.4969794336553628
    }
  ]
} as const satisfies Record<string, readonly ReferenceFont[]>
