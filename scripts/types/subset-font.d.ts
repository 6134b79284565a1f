declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  export default function subsetFont(
    font: Buffer,
    /** Absent where all glyphs are kept. */
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes?: Record<string, Axis>
      keepFeatures?: string[]
      dropTables?: string[]
      keepAllGlyphs?: boolean
      /** Entries of the name table that are kept beside the usual ones. */
      preserveNameIds?: number[]
    },
  ): Promise<Buffer>
}
