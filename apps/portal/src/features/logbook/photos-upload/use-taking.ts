import { useState } from 'react'
import type { RefusedFile } from '../../../shared/ui/upload/sort-files.ts'
import type { PhotoUploads } from './sending/refusal.ts'

const PROBLEMS = {
  type: 'photo-not-jpg-or-png',
  size: 'photo-too-large',
  empty: 'photo-empty',
} as const

/**
 * Uploads as many of the chosen files as the log still accepts, and reports every other one with the reason.
 */
export function useTaking(uploads: PhotoUploads, slotsLeft: number) {
  const [replaced, setReplaced] = useState<string>()
  const letGo = () => {
    if (replaced !== undefined) void uploads.remove(replaced)
    setReplaced(undefined)
  }
  return {
    /** The next chosen file replaces this one. */
    replace: setReplaced,
    take(files: readonly File[]) {
      letGo()
      for (const file of files.slice(slotsLeft)) uploads.refuse(file, 'too-many-photos')
      void uploads.add(files.slice(0, slotsLeft))
    },
    refuse(files: readonly RefusedFile[]) {
      letGo()
      for (const { file, reason } of files) uploads.refuse(file, PROBLEMS[reason])
    },
  }
}
