/** Finds a path as written, or else ignoring case: packages are made on systems where case doesn't matter. */
export function fileFinder(paths: Iterable<string>): (path: string) => string | undefined {
  const exact = new Set(paths)
  const loose = new Map([...exact].map((path) => [path.toLowerCase(), path]))
  return (path) => (exact.has(path) ? path : loose.get(path.toLowerCase()))
}
