import { expect, test } from 'vitest'
import { CLAIM_MINUTES, endOfClaim, RENEW_EVERY_MS } from './queues.ts'

const at = (text: string) => new Date(text)

test('[OF-05] a claim ends after the time of its queue: an application takes longer to read than a photo', () => {
  const now = at('2026-11-01T12:00:00Z')
  expect(endOfClaim('photos', now)).toEqual(at('2026-11-01T12:05:00Z'))
  expect(endOfClaim('applications', now)).toEqual(at('2026-11-01T12:30:00Z'))
})

test('[OF-05] no claim ends while an open page renews it, even if several calls are lost', () => {
  for (const minutes of Object.values(CLAIM_MINUTES))
    expect(minutes * 60_000).toBeGreaterThan(3 * RENEW_EVERY_MS)
})
