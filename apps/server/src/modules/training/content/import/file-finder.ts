/** Finds a path as it is written, or else in other letter case: packages are made where case does not count. */
export function fileFinder(paths: Iterable<string>): (path: string) => string | undefined {
  const exact = new Set(paths)
  const loose = new Map([...exact].map((path) => [path.toLowerCase(), path]))
  return (path) => (exact.has(path) ? path : loose.get(path.toLowerCase()))
}
