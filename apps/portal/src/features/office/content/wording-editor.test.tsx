import type { ContentDocumentWire } from '@fathom/contract/office'
import { type FormName, type FormWording, ownWording, withText } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'

const RISKS = 'forms.release.risks'

type Asked = { body: string; path: string }

/** The built-in text of each key in each language is the key with the language. */
const ownTexts = ({ path }: Asked) => {
  const query = new URL(path, 'http://portal.test').searchParams
  const culture = query.get('culture')
  const keys = [...query].filter(([name]) => name !== 'culture').map(([, key]) => key)
  return { items: keys.map((key) => ({ key, culture, text: `${culture} ${key}` })), missing: [] }
}

/** A server that has this wording, and refuses to store anything. */
async function open(value: FormWording, form: FormName = 'liability-release') {
  const sent: FormWording[] = []
  const page = await anOpenPage(`/office/content/wordings/${form}`, {
    ...signedInAs(9),
    '/translate/batch': ownTexts,
    '/draft': ({ body }: Asked) => {
      sent.push(JSON.parse(body).value)
      return 503
    },
    [`/content/wordings/${form}`]: () => ({
      ...{ key: form, value: value as unknown as ContentDocumentWire['value'], default: null },
      ...{ latest: 0, draft: null, versions: [] },
    }),
  })
  await soon(() => expect(page.named('h3', 'Preview')).toBeTruthy())
  const all = <Kind extends Element>(selector: string) => [
    ...(page.find(selector)?.ownerDocument.querySelectorAll<Kind>(`main ${selector}`) ?? []),
  ]
  const preview = () => page.named('h3', 'Preview')?.parentElement?.textContent ?? ''
  const chooseLanguage = async (language: Locale) => {
    type(page.find('select'), language)
    await soon(() => expect(page.find('article')?.textContent).toBeTruthy())
  }
  const unfold = async (name: string) => {
    const group = all<HTMLDetailsElement>('details').find((each) => each.textContent.includes(name))
    if (group) group.open = true
    group?.dispatchEvent(new Event('toggle'))
    await soon(() => expect(group?.querySelector('textarea')).toBeTruthy())
  }
  const area = (text: string) =>
    all<HTMLTextAreaElement>('textarea').find(({ value: typed }) => typed === text)
  const save = () => page.named('button', 'Save draft')?.click()
  return { ...page, sent, preview, chooseLanguage, unfold, area, save }
}

function type(field: Element | null | undefined, value: string) {
  const isArea = field instanceof HTMLTextAreaElement
  const prototype = isArea ? HTMLTextAreaElement.prototype : HTMLSelectElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field?.dispatchEvent(new Event(isArea ? 'input' : 'change', { bubbles: true }))
}

const own = ownWording('liability-release')
const changed = withText(own, 'en-US', RISKS, 'New risks.')

test('[OF-08] a text of a release is changed, previewed and saved; the original one is one press away', async () => {
  const page = await open(own)
  expect(page.text()).toContain('Original text')
  await page.unfold('forms.release.text')
  type(page.area(`en-US ${RISKS}`), 'New\nrisks.')
  await soon(() => expect(page.preview()).toContain('New risks.'))
  expect(page.text()).toContain('Changed texts: 1')
  page.save()
  await soon(() => expect(page.sent).toEqual([changed]))
  page.find<HTMLButtonElement>('button[aria-label^="Use the original text: Paragraph"]')?.click()
  await soon(() => expect(page.preview()).toContain(`en-US ${RISKS}`))
})

test('[OF-08] a change in English is published after the other languages were confirmed', async () => {
  const page = await open(changed)
  expect(page.text()).toMatch(/These languages don’t follow the English text yet: .*Deutsch/)
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.text()).toContain('Some languages don’t follow the English text yet.'))
  expect(page.find('dialog[open]')).toBeNull()
  page.named('button', 'They still say the same')?.click()
  await soon(() => expect(page.text()).not.toContain('don’t follow'))
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.find('dialog[open]')).toBeTruthy())
})

test('[OF-08] languages that are left out read the published English', async () => {
  const page = await open(changed)
  page.named('button', 'Leave out')?.click()
  await soon(() => expect(page.text()).not.toContain('don’t follow'))
  await page.chooseLanguage('de-DE')
  await soon(() => expect(page.text()).toContain('People with this language sign the English text.'))
  expect(page.preview()).toContain('New risks.')
  page.save()
  await soon(() => expect(page.sent.map(({ languages }) => languages)).toEqual([['en-US']]))
})

test('[OF-08] a translation shows the English text, says that it has changed, and follows it', async () => {
  const page = await open(changed)
  await page.chooseLanguage('ar-SA')
  await soon(() => expect(page.text()).toContain('Some texts have changed in English.'))
  await page.unfold('forms.release.text')
  expect(page.text()).toContain('The English text has changed.')
  type(page.area(`ar-SA ${RISKS}`), 'مخاطر جديدة.')
  await soon(() => expect(page.text()).not.toContain('Some texts have changed in English.'))
  expect(page.find('article[lang="ar-SA"][dir="rtl"]')?.textContent).toContain('مخاطر جديدة.')
})

test('[OF-08] the preview shows the variant of each reader', async () => {
  const page = await open(own)
  expect(page.preview()).not.toContain('forms.release.notice')
  type(page.named('h3', 'Preview')?.parentElement?.querySelector('select'), 'guardian-notice')
  await soon(() => expect(page.preview()).toContain('forms.release.notice'))
})

test('[OF-08] an empty text is not published', async () => {
  const page = await open(withText(own, 'de-DE', RISKS, ''))
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.text()).toContain('Enter a text in each field, or use the original one.'))
})

test('[OF-08] a wording of an earlier version of the form begins again with the original text', async () => {
  const older = { ...changed, formVersion: own.formVersion - 1 }
  const page = await anOpenPage('/office/content/wordings/liability-release', {
    ...signedInAs(9),
    '/translate/batch': ownTexts,
    '/content/wordings/liability-release': () => ({
      ...{ key: 'liability-release', value: older, default: null, latest: 0, draft: null, versions: [] },
    }),
  })
  await soon(() => expect(page.text()).toContain('These texts belong to an earlier version of the form'))
  page.named('button', 'Use the original text')?.click()
  await soon(() => expect(page.text()).toContain('Preview'))
})

test('[OF-08] the questions of the questionnaire are named as people know them', async () => {
  const page = await open(ownWording('medical-questionnaire'), 'medical-questionnaire')
  await page.unfold('forms.medical.health')
  for (const label of ['Paragraph 1', 'Question 2', 'Help for question 10', 'Example 3 of question 1'])
    expect(page.named('label', label)).toBeTruthy()
})
