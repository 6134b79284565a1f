const KB = 1024

/** A number of bytes as people read it, rounded up: whole kB, from 1 MB on with one decimal. */
export function fileSize(bytes: number): string {
  if (bytes <= KB * (KB - 1)) return `${Math.ceil(bytes / KB)} kB`
  return `${(Math.ceil((bytes * 10) / (KB * KB)) / 10).toFixed(1)} MB`
}
