import { deviceForms, forgetForm } from '../draft/stored-form.ts'
import type { SignedForm } from './signed-form.ts'

/**
 * Deletes the draft once the server has the signed form. Until then, a rejection would need the answers
 * again.
 */
export const forgetStored = ({ affiliateId, submission }: SignedForm): Promise<void> =>
  forgetForm(deviceForms, { affiliateId, form: submission.form })
