type Entry = {
  version?: string
  link?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}
type Lockfile = { packages?: Record<string, Entry> }

export function whatIsMissing(
  lock: Lockfile,
  installed: Lockfile,
  isThere: (path: string) => boolean,
  machine?: { platform: string; arch: string },
): string[]
