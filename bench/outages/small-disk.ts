import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const mayMount = () => process.getuid?.() === 0
export const ONLY_ROOT = 'because only root can mount a small disk'

/** A disk of its own, which a ballast fills to the last byte. */
export function smallDisk(megabytes: number) {
  const path = mkdtempSync(join(tmpdir(), 'fathom-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path])
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: () => {
      const { bavail, bsize } = statfsSync(path)
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize + 1))
      } catch (error) {
        // Others write meanwhile, so the last bytes may be gone already.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    free: () => rmSync(ballast),
    end: () => {
      execFileSync('umount', [path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}
