import type { ContentDocumentWire } from '@fathom/contract/office'
import type { OverridesWire } from '@fathom/contract/translations'
import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'

const DIVES = '{count, plural, one {# dive} other {# dives}}'
const messages = [
  { key: 'shell.long', english: 'Open your logbook', text: 'Dein Logbuch öffnen', note: '' },
  { key: 'shell.nav.logbook', english: 'Logbook', text: 'Logbuch', note: 'In the menu.' },
  {
    key: 'logbook.count',
    english: DIVES,
    text: '{count, plural, one {# Tauchgang} other {# Tauchgänge}}',
    note: '',
  },
  { key: 'account.hello', english: 'Hello {name},', text: 'Hallo {name},', note: 'In letters.' },
  { key: 'forms.sign.intent', english: 'I sign this.', text: 'Ich unterschreibe.', note: '' },
]

type Asked = { body: string }

/** A server that stores each draft, in the order of names of its database. */
async function open(texts: OverridesWire['texts'] = {}) {
  const sent: OverridesWire[] = []
  const document: ContentDocumentWire = {
    ...{ key: 'de-DE', value: { texts }, default: null, latest: 0, draft: null, versions: [] },
  }
  const page = await anOpenPage('/office/content/translations/de-DE', {
    ...signedInAs(9),
    '/de-DE/draft': ({ body }: Asked) => {
      const { value } = JSON.parse(body)
      sent.push(value)
      const stored = { texts: Object.fromEntries(Object.entries(value.texts).reverse()) }
      const by = { affiliateId: 900002, name: 'Jules Moreau' }
      return {
        ...document,
        draft: { value: stored, revision: 1, basedOn: 0, at: '2026-11-18T09:00:00Z', by },
      }
    },
    '/de-DE/messages': () => ({ messages }),
    '/content/translations/de-DE': () => document,
  })
  await soon(() => expect(page.text()).toContain('Versions'))
  const row = (key: string) => page.find(`article[aria-label="${key}"]`)
  const shown = () =>
    [...(page.find('input')?.ownerDocument.querySelectorAll('main article') ?? [])].map((each) =>
      each.getAttribute('aria-label'),
    )
  const refused = () => page.find('[role="alert"]')?.textContent
  const search = (words: string) => type(page.find('input[type="search"]'), words)
  const change = async (key: string, text: string) => {
    page.find(`button[aria-label="Change: ${key}"]`)?.click()
    await soon(() => expect(row(key)?.querySelector('textarea')).toBeTruthy())
    type(row(key)?.querySelector('textarea'), text)
  }
  const examples = (key: string) =>
    [...(row(key)?.querySelectorAll('section li') ?? [])].map((each) => each.textContent)
  return { ...page, sent, row, shown, refused, search, change, examples }
}

function type(field: Element | null | undefined, value: string) {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

test('[OF-08] a text is found by its words in both languages and by its key', async () => {
  const page = await open()
  expect(page.named('h1', 'Deutsch')).toBeTruthy()
  expect(page.text()).toContain('Search for a text to change it.')
  for (const [words, keys] of [
    ['LOGBUCH', ['shell.nav.logbook', 'shell.long']],
    ['tauchgange', ['logbook.count']],
    ['hello', ['account.hello']],
    ['nav.log', ['shell.nav.logbook']],
  ] as const) {
    page.search(words)
    await soon(() => expect(page.shown()).toEqual(keys))
  }
  expect(page.row('shell.nav.logbook')?.textContent).toContain('In the menu.')
  page.search('submarine')
  await soon(() => expect(page.text()).toContain('No text contains these words.'))
})

test('[OF-08] a text is changed, previewed for each plural form, saved and taken back', async () => {
  const page = await open()
  page.search('tauchgang')
  await soon(() => expect(page.shown()).toEqual(['logbook.count']))
  await page.change('logbook.count', '{count, plural, one {# Abstieg} other {# Abstiege}}')
  await soon(() => expect(page.examples('logbook.count')).toEqual(['0 Abstiege', '1 Abstieg']))
  expect(page.row('logbook.count')?.textContent).toContain('Plural forms of this language: one other')
  page.search('nav.logbook')
  await soon(() => expect(page.shown()).toEqual(['shell.nav.logbook']))
  await page.change('shell.nav.logbook', 'Tauchbuch')
  page.named('button', 'Save draft')?.click()
  await soon(() => expect(page.text()).toContain('Saved by Jules Moreau'))
  expect(page.sent).toEqual([
    {
      texts: {
        'logbook.count': '{count, plural, one {# Abstieg} other {# Abstiege}}',
        'shell.nav.logbook': 'Tauchbuch',
      },
    },
  ])
  expect(page.named('button', 'Save draft')).toHaveProperty('disabled', true)
  page.search('')
  await soon(() => expect(page.shown()).toEqual(['shell.nav.logbook', 'logbook.count']))
  page.find('button[aria-label="Use original: logbook.count"]')?.click()
  await soon(() => expect(page.named('button', 'Save draft')).toHaveProperty('disabled', false))
  page.named('button', 'Save draft')?.click()
  await soon(() => expect(page.sent[1]).toEqual({ texts: { 'shell.nav.logbook': 'Tauchbuch' } }))
})

test.each([
  ['Hallo {nome},', 'Use exactly the placeholders of the English text.'],
  ['Hallo {name', 'Check the braces.'],
  ['  ', 'Enter a text.'],
])('[OF-08] “%s” is not published: %s', async (text, words) => {
  const page = await open()
  page.search('hallo')
  await soon(() => expect(page.shown()).toEqual(['account.hello']))
  await page.change('account.hello', text)
  await soon(() => expect(page.row('account.hello')?.textContent).toContain(words))
  expect(page.examples('account.hello')).toEqual([])
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.refused()).toContain(words))
  expect(page.find('dialog[open]')).toBeNull()
})

test('[OF-08] a text that an update has removed is shown as such, and can be taken out', async () => {
  const page = await open({ 'shell.old': 'Alt' })
  expect(page.row('shell.old')?.textContent).toContain('This text no longer exists.')
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.refused()).toContain('shell.old'))
  page.find('button[aria-label="Use original: shell.old"]')?.click()
  await soon(() => expect(page.shown()).toEqual([]))
  await soon(() => expect(page.named('button', 'Save draft')).toHaveProperty('disabled', false))
  page.named('button', 'Save draft')?.click()
  await soon(() => expect(page.sent).toEqual([{ texts: {} }]))
})

test('[OF-08] what people sign is found but not changed here', async () => {
  const page = await open()
  page.search('unterschreibe')
  await soon(() => expect(page.row('forms.sign.intent')?.textContent).toContain('can’t be changed here'))
  expect(page.row('forms.sign.intent')?.querySelector('button')).toBeNull()
})
