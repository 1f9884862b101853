import type { DsdStep } from '@fathom/domain/dsd'
import { paths } from '../../shared/paths.ts'

/** Where a ready guest goes: the dashboard, which greets them. */
export const LEARNING_PATH = '/training?ref=dsd'

/** RT-18, ST-05 */
export const PATH_OF_STEP: Readonly<Record<DsdStep, string>> = {
  welcome: paths.dsd('welcome'),
  'confirm-affiliation': paths.dsd('confirm-affiliation'),
  'medical-form': paths.medicalForm(),
  learning: LEARNING_PATH,
}
