import { expect, test } from 'vitest'
import { anOpenPage, signedInAs, soon } from '../../../app/testing/open-page.fixture.tsx'
import { type } from './type.fixture.ts'

const SHARE = 'input[inputmode="decimal"]'

type Asked = { body: string }

test('[OF-08] the share of visits that report errors is shown and typed in percent', async () => {
  const sent: unknown[] = []
  const page = await anOpenPage('/office/content/flags/monitoringSampling', {
    ...signedInAs(9),
    '/draft': ({ body }: Asked) => {
      sent.push(JSON.parse(body).value)
      return 503
    },
    '/content/flags/monitoringSampling': () => ({
      ...{ key: 'monitoringSampling', value: 0.07, default: 0.1, latest: 0, draft: null, versions: [] },
    }),
  })
  await soon(() => expect(page.text()).toContain('7%'))
  await soon(() => expect((page.find(SHARE) as HTMLInputElement).value).toBe('7'))
  expect(page.text()).toContain('From 0% for none to 100% for all.')
  type(page.find(SHARE), '12.5')
  page.named('button', 'Save draft')?.click()
  await soon(() => expect(sent).toEqual([0.125]))
  type(page.find(SHARE), '101')
  page.named('button', 'Publish')?.click()
  await soon(() => expect(page.find('[aria-invalid="true"]')).toBeTruthy())
})
