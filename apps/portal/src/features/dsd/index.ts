export { isProcessed, stepFor } from '@fathom/domain/dsd'
export { findCheckpoint } from './find-checkpoint.ts'
export { linkIn, storeLinkNumbers } from './link-numbers.ts'
export { PATH_OF_STEP } from './path-of-step.ts'
