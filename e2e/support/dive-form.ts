import type { Page } from '@playwright/test'
import { seenWords } from './seen-words.ts'

/** The dive form, located by its visible labels. */
export function diveForm(page: Page) {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  return {
    box,
    /** The date and place fields load a moment after the others. */
    async whole() {
      await page.getByRole('spinbutton', { name: /month/ }).first().waitFor()
      await page.getByRole('combobox', { name: 'Location' }).waitFor()
    },
    title: box('Title'),
    depth: box('Max depth'),
    time: box('Bottom time'),
    notes: page.getByRole('textbox', { name: 'Notes' }),
    instructor: box('Instructor number'),
    place: page.getByRole('combobox', { name: 'Location' }),
    list: (name: string) => page.getByRole('combobox', { name, exact: true }),
    choice: (question: string, answer: string) =>
      page.getByRole('group', { name: question, exact: true }).getByText(answer, { exact: true }),
    chip: (name: string) => page.getByRole('button', { name, exact: true }),
    /** Types a time such as 10:05 like a person would. */
    async clock(name: 'Time in' | 'Time out', digits: string) {
      await page.getByRole('group', { name }).getByRole('spinbutton').first().click()
      await page.keyboard.type(digits)
    },
    state: seenWords(page, /^Draft saved at/),
    send: page.getByRole('button', { name: /^Send to/ }),
    publish: page.getByRole('button', { name: 'Save dive' }),
    /** Fills in the required fields of a dive. A phone has the title among the details. */
    async fillRequired(title: string) {
      await box('Max depth').waitFor()
      if (!(await box('Title').isVisible())) await page.getByText('More details').first().click()
      await box('Title').fill(title)
      await page.getByRole('combobox', { name: 'Location' }).fill('Lighthouse, Dahab')
      await page.keyboard.press('Escape')
      await page.getByRole('combobox', { name: 'Dive type', exact: true }).selectOption('Shore')
      await box('Max depth').fill('16.5')
      await box('Bottom time').fill('42')
    },
  }
}
