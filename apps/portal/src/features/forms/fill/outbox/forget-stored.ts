import { deviceForms, forgetForm } from '../draft/stored-form.ts'
import type { SignedForm } from './signed-form.ts'

/** The server has the signed form: its draft leaves the device. Until then a refusal would need the answers again. */
export const forgetStored = ({ affiliateId, submission }: SignedForm): Promise<void> =>
  forgetForm(deviceForms, { affiliateId, form: submission.form })
