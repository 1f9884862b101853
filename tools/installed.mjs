const fits = (wanted, own) => !wanted || wanted.includes(own)

/**
 * What the lock asks for on this platform and npm's record of `node_modules` does not hold. Comparing the two,
 * instead of a stamp of our own, also believes an `npm install` run by hand.
 */
export function whatIsMissing(lock, installed, { platform, arch } = process) {
  const wanted = lock.packages ?? {}
  const present = installed.packages ?? {}
  const own = wanted['']?.optionalDependencies ?? {}
  const isNeeded = (path, entry) => {
    if (!path.includes('node_modules/') || !fits(entry.os, platform) || !fits(entry.cpu, arch)) return false
    return !entry.optional || path.slice('node_modules/'.length) in own
  }
  return Object.entries(wanted)
    .filter(([path, entry]) => isNeeded(path, entry) && !isSame(present[path], entry))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
}

function isSame(present, entry) {
  if (!present) return false
  return entry.link ? present.link === true : present.version === entry.version
}
