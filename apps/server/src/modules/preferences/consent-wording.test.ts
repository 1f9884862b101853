import { createHash } from 'node:crypto'
import { CONSENT_WORDING, OPT_INS } from '@fathom/domain/preferences'
import { readCatalogue } from '@fathom/locales/node'
import { expect, test } from 'vitest'

/**
 * The text of each version of the consent, by its hash. Changing the text requires a new entry and a new
 * version.
 */
const SAID: Readonly<Record<string, string>> = {
  '2026-11': '6bdf66554e3c75b6',
  '2026-11-18': '36b05e2223ed8ef4',
}

test('the opt-in texts match their version', () => {
  const words = readCatalogue('en-US')
  const said = OPT_INS.flatMap((name) =>
    ['label', 'help'].map((part) => words.get(`preferences.${name}.${part}`)),
  )
  expect(said).not.toContain(undefined)
  expect(createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 16)).toBe(SAID[CONSENT_WORDING])
})
