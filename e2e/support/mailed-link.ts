import { expect, type Page } from '@playwright/test'

/** The link to a form in the newest mail to this address, read from the demo's mail page. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get('/accounts/mail')).text()).split('<li class="mail"')
      const letter = mails.find((mail) => mail.includes(email)) ?? ''
      link = /\/forms\/(?:physician|guardian)\/[\w-]+\?lang=[\w-]+/.exec(letter)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}
