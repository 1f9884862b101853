import type { DemoPersonName } from '@fathom/domain/session'
import { type PortraitName, portrait } from '@fathom/look/drawings/portraits.ts'
import { anchorIcon, storeIcon } from '@fathom/look/icons.ts'
import type { Demo, DemoPerson } from '../ports.ts'
import { type Html, html, trusted } from './html.ts'
import type { Page } from './page.ts'

const PORTRAITS: Record<DemoPersonName, PortraitName | undefined> = {
  diver: 'mara',
  student: 'ines',
  instructor: 'kai',
  store: undefined,
  applicant: 'sam',
  newcomer: 'nico',
  dsd: 'dana',
  teen: 'milo',
  shanghai: 'wei',
  riyadh: 'noura',
  veteran: 'ruth',
  trial: 'leo',
  staff: undefined,
  deskstaff: undefined,
}

/** One tap signs in as that person: each row is a separate form. */
export function demoPeople(page: Page, action: string, { people, password }: Demo): Html {
  const [before = '', after = ''] = page.t('account.demo.text', { password: '\u0000' }).split('\u0000')
  return html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">${page.t('account.demo.title')}</h2>
<p class="muted">${before}<b><bdi>${password}</bdi></b>${after}</p>
<ul class="people">${people.map((person) => row(page, action, person, password))}</ul>
</section>`
}

function row({ t }: Page, action: string, person: DemoPerson, password: string): Html {
  const drawn = PORTRAITS[person.does]
  const sign = person.does === 'store' ? storeIcon : anchorIcon
  return html`<li><form method="post" action="${action}"><input type="hidden" name="email" value="${person.email}"><input type="hidden" name="password" value="${password}"><button class="person" title="${person.email}"><span class="avatar">${trusted(drawn ? portrait(drawn) : sign)}</span><span class="person-words"><span class="person-name"><bdi>${person.title}</bdi></span><span class="person-role">${t(`account.demo.${person.does}`)}</span></span></button></form></li>`
}
