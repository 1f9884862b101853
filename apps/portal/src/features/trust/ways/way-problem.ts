import type { PictureProblem } from '../../../shared/ui/scan/read-picture.ts'
import type { ScanProblem } from '../../../shared/ui/scan/use-camera-scan.ts'

/** What can go wrong when reading a code. */
export type WayProblem =
  | { way: 'camera'; problem: ScanProblem }
  | { way: 'picture'; problem: PictureProblem }
  | { way: 'file'; problem: 'broken' }
