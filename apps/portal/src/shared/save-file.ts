const LONG_ENOUGH_MS = 60_000

/** Starts a browser download of the file. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers only start reading after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), LONG_ENOUGH_MS)
}
