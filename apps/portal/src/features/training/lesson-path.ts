import type { MyCourseWire } from '@fathom/contract/training'
import { paths } from '../../shared/paths.ts'

export const lessonPath = ({ packageId }: Pick<MyCourseWire, 'packageId'>, activityId?: string): string =>
  paths.lesson(packageId, activityId)
