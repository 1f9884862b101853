import { isMainlandChina } from '@fathom/domain/profile'
import type { Messages } from '@fathom/locales'
import type { PublicConfig } from '../../../shared/config.ts'
import { paths } from '../../../shared/paths.ts'
import type { MENU_ICONS } from './menu-icons.ts'

export type MenuEntry = {
  label: keyof typeof MENU_ICONS
  to: string
  isExternal: boolean
  /** Pages that belong to this entry but have other URLs. */
  under?: RegExp | undefined
  /** The client id of an external site with single sign-on (CA-47). */
  clientId?: string
}
export type MenuGroup = {
  label: Extract<keyof Messages, `shell.group.${string}`>
  entries: readonly MenuEntry[]
}

/** What the conditions of the menu depend on; unknown values count as absent. */
export type MenuFacts = {
  mailingCountry: string | undefined
  jumpPage: string | null
  hasEntitlements: boolean
  mayUsePro: boolean
  mayVerifyDives: boolean
  isStaff: boolean
}

const inside = (label: MenuEntry['label'], to: string, under?: RegExp): MenuEntry => ({
  label,
  to,
  under,
  isExternal: false,
})
const outside = (label: MenuEntry['label'], to: string): MenuEntry => ({ label, to, isExternal: true })

function home({ jumpPage, hasEntitlements, isStaff }: MenuFacts, links: PublicConfig['links']): MenuEntry[] {
  return [
    inside('shell.nav.dashboard', paths.dashboard()),
    ...(isStaff ? [inside('shell.page.office', paths.office())] : []),
    ...(jumpPage ? [inside('shell.nav.myCourses', jumpPage)] : []),
    ...(hasEntitlements ? [inside('shell.nav.performance', paths.performance())] : []),
    inside('shell.nav.club', paths.club()),
    inside(
      'shell.nav.formsApplications',
      paths.formsApplications(),
      /^\/(training\/)?(applications|forms|medical-form)\//,
    ),
    outside('shell.nav.courseLocator', links.courseLocator),
    outside('shell.nav.bookTrip', links.bookATrip),
  ]
}

/** NV-04 */
export function cardsEntry({ mailingCountry }: MenuFacts, links: PublicConfig['links']): MenuEntry {
  return isMainlandChina(mailingCountry)
    ? outside('shell.nav.certifications', links.ecards)
    : inside('shell.nav.certifications', paths.certifications())
}

function profile(facts: MenuFacts, links: PublicConfig['links']): MenuEntry[] {
  return [
    inside('shell.nav.profile', paths.profile()),
    inside('shell.nav.account', paths.account()),
    cardsEntry(facts, links),
    inside('shell.nav.settings', paths.settings()),
    inside('shell.nav.preferenceCenter', paths.preferences()),
  ]
}

/** The portal shows the products; people buy them in the organization's own shop. */
const shop = (links: PublicConfig['links']): MenuEntry[] => [
  inside('shell.page.shop', paths.shop()),
  { ...outside('shell.nav.shopHome', links.shop), clientId: 'shop' },
]

/** LE-11: a dive center has no dives to review, but a counter. */
const pro = ({ mayVerifyDives }: MenuFacts): MenuEntry[] => [
  inside('shell.nav.students', paths.students()),
  inside('shell.page.classes', paths.classes()),
  mayVerifyDives ? inside('shell.nav.review', paths.review()) : inside('shell.page.counter', paths.counter()),
]

/** The menu groups of spec §5 with their conditions (NV-03 to NV-06, RO-03). */
export function menuFor(facts: MenuFacts, links: PublicConfig['links']): MenuGroup[] {
  return [
    { label: 'shell.group.home', entries: home(facts, links) },
    ...(facts.mayUsePro ? [{ label: 'shell.group.pro', entries: pro(facts) } as const] : []),
    { label: 'shell.group.profile', entries: profile(facts, links) },
    { label: 'shell.group.shop', entries: shop(links) },
    { label: 'shell.group.diverTools', entries: [inside('shell.nav.logbook', paths.logbook())] },
    { label: 'shell.group.support', entries: [outside('shell.nav.support', links.help)] },
  ]
}
