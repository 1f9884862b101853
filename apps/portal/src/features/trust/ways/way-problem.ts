import type { PictureProblem } from '../../../shared/ui/scan/read-picture.ts'
import type { ScanProblem } from '../../../shared/ui/scan/use-camera-scan.ts'

/** What went wrong on the way to a code. */
export type WayProblem =
  | { way: 'camera'; problem: ScanProblem }
  | { way: 'picture'; problem: PictureProblem }
  | { way: 'file'; problem: 'broken' }
