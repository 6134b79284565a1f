import { type ExportResult, ExportResultCode } from '@opentelemetry/core'

/** The two kinds of telemetry that the site exports over OTLP. */
export type Signal = 'traces' | 'logs'

/** Hears when the OTLP collector begins to fail, with the cause, and when it takes what it is sent again (null). */
export type ExportListener = (signal: Signal, cause: string | null) => void

type Exporter<T> = {
  export(items: T[], done: (result: ExportResult) => void): void
  shutdown(): Promise<void>
  forceFlush?(): Promise<void>
}

/** As `exporter`, with each change of the OTLP collector told once; `toSend` says what goes out of an item. */
export function watchedExporter<T>(
  exporter: Exporter<T>,
  { signal, onChange }: { signal: Signal; onChange: ExportListener },
  toSend: (item: T) => T = (item) => item,
) {
  let failing = false
  return {
    export(items: T[], done: (result: ExportResult) => void): void {
      exporter.export(items.map(toSend), (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed !== failing) onChange(signal, failed ? causeOf(result.error) : null)
        failing = failed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

/** The code of a failed export for the log; the text that the OTLP collector answered is not logged. */
function causeOf(error: Error | undefined): string {
  const { code } = (error ?? {}) as { code?: number | string }
  return String(code ?? error?.message ?? 'unknown')
}
