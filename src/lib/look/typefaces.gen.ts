// Written by `node scripts/make-fonts.ts` from the files in src/ui/fonts. Do not edit.
import type { Typeface } from './typeface.ts'

/** All families that the project carries, by the name of their files without its extension. */
export const TYPEFACES = {
  "fraunces": {
    "family": "Fraunces",
    "kind": "serif",
    "weights": [
      380,
      480
    ],
    "file": "fraunces.woff2",
    "restFile": "fraunces-rest.woff2",
    "fallbacks": [
      {
        "family": "Fraunces by Times",
        "local": [
          "Times New Roman"
        ],
        "sizeAdjust": 108.2,
        "ascent": 90.39,
        "descent": 23.57,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Fraunces by Noto",
        "local": [
          "Noto Serif",
          "NotoSerif"
        ],
        "sizeAdjust": 91.05,
        "ascent": 107.41,
        "descent": 28.01,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Fraunces by DejaVu",
        "local": [
          "DejaVu Serif",
          "DejaVuSerif"
        ],
        "sizeAdjust": 84.71,
        "ascent": 115.46,
        "descent": 30.1,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "instrument-sans": {
    "family": "Instrument Sans",
    "kind": "sans",
    "weights": [
      400,
      600
    ],
    "file": "instrument-sans.woff2",
    "restFile": "instrument-sans-rest.woff2",
    "fallbacks": [
      {
        "family": "Instrument by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 101.49,
        "ascent": 95.57,
        "descent": 24.63,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Instrument by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 101.9,
        "ascent": 95.19,
        "descent": 24.53,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Instrument by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 88.57,
        "ascent": 109.52,
        "descent": 28.23,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "young-serif": {
    "family": "Young Serif",
    "kind": "serif",
    "weights": [
      400,
      700
    ],
    "file": "young-serif.woff2",
    "restFile": "young-serif-rest.woff2",
    "fallbacks": [
      {
        "family": "Young Serif by Times",
        "local": [
          "Times New Roman"
        ],
        "sizeAdjust": 123.58,
        "ascent": 84.64,
        "descent": 29.62,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Young Serif by Noto",
        "local": [
          "Noto Serif",
          "NotoSerif"
        ],
        "sizeAdjust": 103.99,
        "ascent": 100.58,
        "descent": 35.19,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Young Serif by DejaVu",
        "local": [
          "DejaVu Serif",
          "DejaVuSerif"
        ],
        "sizeAdjust": 96.75,
        "ascent": 108.12,
        "descent": 37.83,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "cabin": {
    "family": "Cabin",
    "kind": "sans",
    "weights": [
      400,
      600
    ],
    "file": "cabin.woff2",
    "restFile": "cabin-rest.woff2",
    "fallbacks": [
      {
        "family": "Cabin by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 94.23,
        "ascent": 102.41,
        "descent": 26.53,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Cabin by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 94.61,
        "ascent": 102,
        "descent": 26.43,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Cabin by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 82.23,
        "ascent": 117.35,
        "descent": 30.4,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "league-gothic": {
    "family": "League Gothic",
    "kind": "sans",
    "weights": [
      400,
      700
    ],
    "file": "league-gothic.woff2",
    "restFile": "league-gothic-rest.woff2",
    "fallbacks": [
      {
        "family": "League Gothic by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 59.12,
        "ascent": 163.65,
        "descent": 39.33,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "League Gothic by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 59.36,
        "ascent": 162.99,
        "descent": 39.17,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "League Gothic by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 51.59,
        "ascent": 187.52,
        "descent": 45.06,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "libre-franklin": {
    "family": "Libre Franklin",
    "kind": "sans",
    "weights": [
      400,
      600
    ],
    "file": "libre-franklin.woff2",
    "restFile": "libre-franklin-rest.woff2",
    "fallbacks": [
      {
        "family": "Libre Franklin by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 103.3,
        "ascent": 93.51,
        "descent": 23.81,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Libre Franklin by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 103.72,
        "ascent": 93.14,
        "descent": 23.72,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Libre Franklin by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 90.15,
        "ascent": 107.15,
        "descent": 27.29,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "ysabeau-office": {
    "family": "Ysabeau Office",
    "kind": "sans",
    "weights": [
      400,
      700
    ],
    "file": "ysabeau-office.woff2",
    "restFile": "ysabeau-office-rest.woff2",
    "fallbacks": [
      {
        "family": "Ysabeau Office by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 93.65,
        "ascent": 112.54,
        "descent": 30.86,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Ysabeau Office by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 94.03,
        "ascent": 112.09,
        "descent": 30.73,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Ysabeau Office by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 81.73,
        "ascent": 128.96,
        "descent": 35.36,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "hanken-grotesk": {
    "family": "Hanken Grotesk",
    "kind": "sans",
    "weights": [
      400,
      600
    ],
    "file": "hanken-grotesk.woff2",
    "restFile": "hanken-grotesk-rest.woff2",
    "fallbacks": [
      {
        "family": "Hanken Grotesk by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 100.7,
        "ascent": 99.31,
        "descent": 30.09,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Hanken Grotesk by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 101.1,
        "ascent": 98.91,
        "descent": 29.97,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Hanken Grotesk by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 87.88,
        "ascent": 113.8,
        "descent": 34.48,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "bodoni-moda": {
    "family": "Bodoni Moda",
    "kind": "serif",
    "weights": [
      400,
      700
    ],
    "file": "bodoni-moda.woff2",
    "restFile": "bodoni-moda-rest.woff2",
    "fallbacks": [
      {
        "family": "Bodoni Moda by Times",
        "local": [
          "Times New Roman"
        ],
        "sizeAdjust": 114.1,
        "ascent": 98.6,
        "descent": 35.06,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Bodoni Moda by Noto",
        "local": [
          "Noto Serif",
          "NotoSerif"
        ],
        "sizeAdjust": 96.01,
        "ascent": 117.17,
        "descent": 41.66,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Bodoni Moda by DejaVu",
        "local": [
          "DejaVu Serif",
          "DejaVuSerif"
        ],
        "sizeAdjust": 89.32,
        "ascent": 125.95,
        "descent": 44.78,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "jost": {
    "family": "Jost",
    "kind": "sans",
    "weights": [
      400,
      600
    ],
    "file": "jost.woff2",
    "restFile": "jost-rest.woff2",
    "fallbacks": [
      {
        "family": "Jost by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 95.82,
        "ascent": 111.67,
        "descent": 39.14,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Jost by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 96.2,
        "ascent": 111.22,
        "descent": 38.98,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Jost by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 83.62,
        "ascent": 127.96,
        "descent": 44.85,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "fredoka": {
    "family": "Fredoka",
    "kind": "sans",
    "weights": [
      400,
      700
    ],
    "file": "fredoka.woff2",
    "restFile": "fredoka-rest.woff2",
    "fallbacks": [
      {
        "family": "Fredoka by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 101.28,
        "ascent": 96.17,
        "descent": 23.3,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Fredoka by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 101.69,
        "ascent": 95.78,
        "descent": 23.21,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Fredoka by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 88.39,
        "ascent": 110.2,
        "descent": 26.7,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "nunito": {
    "family": "Nunito",
    "kind": "sans",
    "weights": [
      400,
      600
    ],
    "file": "nunito.woff2",
    "restFile": "nunito-rest.woff2",
    "fallbacks": [
      {
        "family": "Nunito by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 101.46,
        "ascent": 99.64,
        "descent": 34.79,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Nunito by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 101.87,
        "ascent": 99.25,
        "descent": 34.65,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Nunito by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 88.54,
        "ascent": 114.18,
        "descent": 39.87,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "besley": {
    "family": "Besley",
    "kind": "serif",
    "weights": [
      400,
      700
    ],
    "file": "besley.woff2",
    "restFile": "besley-rest.woff2",
    "fallbacks": [
      {
        "family": "Besley by Times",
        "local": [
          "Times New Roman"
        ],
        "sizeAdjust": 131.88,
        "ascent": 94.79,
        "descent": 32.23,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Besley by Noto",
        "local": [
          "Noto Serif",
          "NotoSerif"
        ],
        "sizeAdjust": 110.97,
        "ascent": 112.64,
        "descent": 38.3,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Besley by DejaVu",
        "local": [
          "DejaVu Serif",
          "DejaVuSerif"
        ],
        "sizeAdjust": 103.24,
        "ascent": 121.08,
        "descent": 41.17,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "public-sans": {
    "family": "Public Sans",
    "kind": "sans",
    "weights": [
      400,
      600
    ],
    "file": "public-sans.woff2",
    "restFile": "public-sans-rest.woff2",
    "fallbacks": [
      {
        "family": "Public Sans by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 103.88,
        "ascent": 91.45,
        "descent": 21.66,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Public Sans by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 104.3,
        "ascent": 91.08,
        "descent": 21.57,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Public Sans by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 90.66,
        "ascent": 104.79,
        "descent": 24.82,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "bricolage-grotesque": {
    "family": "Bricolage Grotesque",
    "kind": "sans",
    "weights": [
      400,
      700
    ],
    "file": "bricolage-grotesque.woff2",
    "restFile": "bricolage-grotesque-rest.woff2",
    "fallbacks": [
      {
        "family": "Bricolage Grotesque by Arial",
        "local": [
          "Arial"
        ],
        "sizeAdjust": 103.41,
        "ascent": 89.93,
        "descent": 26.11,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Bricolage Grotesque by Roboto",
        "local": [
          "Roboto",
          "Roboto-Regular"
        ],
        "sizeAdjust": 103.83,
        "ascent": 89.57,
        "descent": 26,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Bricolage Grotesque by DejaVu",
        "local": [
          "DejaVu Sans",
          "DejaVuSans"
        ],
        "sizeAdjust": 90.25,
        "ascent": 103.05,
        "descent": 29.92,
        "lineGap": 0,
        "ascii": true
      }
    ]
  },
  "source-serif-4": {
    "family": "Source Serif 4",
    "kind": "serif",
    "weights": [
      400,
      600
    ],
    "file": "source-serif-4.woff2",
    "restFile": "source-serif-4-rest.woff2",
    "fallbacks": [
      {
        "family": "Source Serif 4 by Times",
        "local": [
          "Times New Roman"
        ],
        "sizeAdjust": 117.8,
        "ascent": 87.94,
        "descent": 28.44,
        "lineGap": 0,
        "ascii": false
      },
      {
        "family": "Source Serif 4 by Noto",
        "local": [
          "Noto Serif",
          "NotoSerif"
        ],
        "sizeAdjust": 99.13,
        "ascent": 104.51,
        "descent": 33.79,
        "lineGap": 0,
        "ascii": true
      },
      {
        "family": "Source Serif 4 by DejaVu",
        "local": [
          "DejaVu Serif",
          "DejaVuSerif"
        ],
        "sizeAdjust": 92.22,
        "ascent": 112.34,
        "descent": 36.33,
        "lineGap": 0,
        "ascii": true
      }
    ]
  }
} as const satisfies Record<string, Typeface>

/** The `unicode-range` of every family's second file. */
export const REST_RANGE =
  'U+a2-a8, U+aa, U+ac-af, U+b1-b6, U+b8-ba, U+c3-c6, U+cc, U+d0, U+d2, U+d5-d6, U+d8, U+dd-df, U+e3-e6, U+ec, U+f0, U+f2, U+f5-f8, U+fd-ff, U+131, U+160-161, U+178, U+17d-17e, U+2c6, U+2da, U+2dc, U+2000-2012, U+2015-2017, U+201a-201b, U+201e-2021, U+2023-2025, U+2027-2031, U+2034-206f, U+20ac, U+2122, U+2190-2193, U+2212'
