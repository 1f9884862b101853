import type { SignatureOrigin } from '@fathom/domain/forms'
import type { Words } from './words-of.ts'

/** How a signature came about, as a line of the paper. */
export const originFact = ({ way, by }: SignatureOrigin, { t, asWritten }: Words) => ({
  label: t('forms-signers.origin'),
  value: t(`forms-signers.origin.${way}`, { by: asWritten(by ?? '') }),
})
