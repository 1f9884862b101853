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
  machine?: { platform: string; arch: string },
): string[]
