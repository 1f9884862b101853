const fits = (wanted, own) => !wanted || wanted.includes(own)

/**
 * What the lockfile requires on this platform but npm's record of `node_modules`, or the disk, lacks.
 * Comparing these instead of using our own stamp file also accepts an `npm install` run by hand, and detects
 * a partially copied folder.
 */
export function whatIsMissing(lock, installed, isThere, { platform, arch } = process) {
  const wanted = lock.packages ?? {}
  const present = installed.packages ?? {}
  const own = wanted['']?.optionalDependencies ?? {}
  const isNeeded = (path, entry) => {
    if (!path.includes('node_modules/') || !fits(entry.os, platform) || !fits(entry.cpu, arch)) return false
    return !entry.optional || path.slice('node_modules/'.length) in own
  }
  return Object.entries(wanted)
    .filter(([path, entry]) => isNeeded(path, entry) && !(isSame(present[path], entry) && isThere(path)))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
}

function isSame(present, entry) {
  if (!present) return false
  return entry.link ? present.link === true : present.version === entry.version
}
