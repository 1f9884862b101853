import { deviceForms, storedFormKey } from '../fill/draft/stored-form.ts'

/** Test helper: removes what earlier tests have filled in on this device. */
export async function forgetForms(): Promise<void> {
  for (const stored of await deviceForms.list()) await deviceForms.remove(stored.key ?? storedFormKey(stored))
}
