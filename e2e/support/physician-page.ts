import { randomUUID } from 'node:crypto'
import { currentDefinition, type FormName } from '@fathom/domain/forms'
import { translatorFor } from '@fathom/locales/node'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const { t } = translatorFor('en-US')

/** A questionnaire that needs no physician. */
export const ALL_NO = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`q${at + 1}`, 'no']))

/** Signs as the portal does, without going through all its pages again. */
export async function submitForm(page: Page, origin: string, form: FormName, more: object) {
  const refreshed = await page.request.post('/api/auth/session/refresh', { headers: { origin } })
  const { idToken } = (await refreshed.json()) as { idToken: string }
  const formData = {
    form,
    definitionVersion: currentDefinition(form, 'own-fault').version,
    language: 'en-US',
    signature: {
      name: 'Signed',
      way: 'drawn',
      mark: 'M52 150L70 96L92 60L108 92',
      intent: true,
      consent: true,
    },
    ...more,
  }
  const answer = await page.request.post('/api/forms/data', {
    headers: { authorization: `Bearer ${idToken}` },
    multipart: { documentId: randomUUID(), formData: JSON.stringify(formData) },
  })
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)])
}

/** Enters what the uploaded page says, as the person who has seen it. */
export async function enterPage(page: Page) {
  await page.getByRole('radio', { name: /^Approved/ }).check()
  const fields = {
    'forms-signers.check.name': 'Dr. Ana Reis',
    'forms-signers.physician.qualification': 'License 4711',
    'forms-signers.physician.clinic': 'Harbor Clinic',
    'forms-signers.physician.contact': '+351 21 555 0134',
  } as const
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: t(name as keyof typeof fields) }).fill(value)
  const examined = new Date(Date.now() - 3 * 86_400_000)
  const digits = [examined.getDate(), examined.getMonth() + 1, examined.getFullYear()].map((part) =>
    String(part).padStart(2, '0'),
  )
  for (const [at, part] of digits.entries())
    await page.getByRole('spinbutton').nth(at).pressSequentially(part)
  await page.getByRole('checkbox', { name: /I have seen this page/ }).check()
}
