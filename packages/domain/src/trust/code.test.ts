import { expect, test } from 'vitest'
import { A_CARD, anIssuer } from './an-issuer.fixture.ts'
import type { Card } from './card.ts'
import { MOST_CHARACTERS, readCode } from './code.ts'
import { endOfDay } from './days.ts'

const fathom = await anIssuer()
const card = (changes: Partial<Card>): Card => ({ ...A_CARD, ...changes })
const read = (code: string) => {
  const found = readCode(code)
  const subject = found.is === 'signed' ? found.statement.subject : undefined
  return subject?.kind === 'card' ? subject : undefined
}

test('the code of a typical card takes about four hundred characters', async () => {
  expect((await fathom.code({ expiresAt: endOfDay('2030-01-01') })).length).toBeLessThan(460)
})

test.each(['ม', '語', '👩🏽‍🚒', 'ß', 'Å'])(
  'with names of any length in %s the code stays under a thousand characters',
  async (letter) => {
    const long = letter.repeat(300)
    const subject = card({ holder: long, levelName: long, instructor: long, store: long })
    const [number, issuer] = ['9'.repeat(20), `https://${'a'.repeat(60)}.example.org`]
    const code = await fathom.code({
      subject,
      issuer,
      number,
      statusIndex: 2 ** 40,
      expiresAt: endOfDay('9999-12-31'),
    })
    expect(code.length).toBeLessThanOrEqual(MOST_CHARACTERS)
    expect(read(code)?.holder.replaceAll(letter, '')).toBe('…')
  },
)

test('a card without photo, instructor, store and depth is valid', async () => {
  const { photoHash: _, instructor: __, store: ___, depth: ____, ...bare } = A_CARD
  expect(read(await fathom.code({ subject: bare }))).toEqual(bare)
})

test('a day before 1970 is valid', async () => {
  expect(read(await fathom.code({ subject: card({ certified: '1961-07-01' }) }))?.certified).toBe(
    '1961-07-01',
  )
})

test('a card is valid until its last day has ended everywhere', () => {
  expect(new Date(endOfDay('2026-12-31') * 1000).toISOString()).toBe('2027-01-01T11:59:59.000Z')
})

test('a photo is identified by its whole hash', async () => {
  await expect(fathom.code({ subject: card({ photoHash: 'ab' }) })).rejects.toThrow('SHA-256')
})
