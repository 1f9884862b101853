import { expect, test } from 'vitest'
import { readCatalogue } from './node.ts'

const words = (list: string) => new RegExp(`(?<!\\p{L})(${list})(?!\\p{L})`, 'iu')

/** The informal address, in the languages that distinguish it and whose pages for others are formal. */
const INFORMAL = {
  'de-DE': words('du|dich|dir|dein|deine|deinen|deinem|deiner|deines'),
  'es-ES': words('tú|tu|tus|te|ti|has|tienes|puedes|tomas'),
  'es-MX': words('tú|tu|tus|te|ti|has|tienes|puedes|tomas'),
  'fi-FI': words('sinä|sinun|sinua|sinulla|sinulle|sinulta|sinut|oletko|käytätkö|tupakoitko'),
  'it-IT': words('tu|tua|tuo|tue|tuoi|ti|hai|puoi|prendi'),
  'nl-NL': words('je|jij|jou|jouw|jezelf'),
  'pl-PL': words('ty|ci|cię|ciebie|tobie|twój|twoja|twoje|twoją|twojej|masz|możesz|przyjmujesz'),
  'fr-FR': words('tu|te|toi|ton|ta|tes'),
  'fr-CA': words('tu|te|toi|ton|ta|tes'),
  'cs-CZ': words('ty|ti|tě|tebe|tobě|tvůj|tvoje|máš|můžeš'),
  'hr-HR': words('tebi|tebe|tvoj|tvoja|tvoje|imaš|možeš'),
  'ru-RU': words('ты|тебя|тебе|твой|твоя|твоё|твои'),
  'el-GR': words('εσύ|εσένα|σου|έχεις|είσαι|παίρνεις'),
  'tr-TR': words('sen|seni|sana|senin|sende'),
} as const

/** The document that a physician and a guardian read, and their pages. */
const PAGES =
  /^forms\.(medical|physician|guardian)\.|^forms\.release\.notice$|^forms-signers\.(physician|statement|language|missing|mail)/

test.each(Object.entries(INFORMAL))(
  '[TS-07] in %s the forms and the pages of physician and guardian address nobody informally',
  (locale, informal) => {
    const pages = [...readCatalogue(locale as keyof typeof INFORMAL)].filter(([key]) => PAGES.test(key))
    expect(pages.length).toBeGreaterThan(120)
    expect(pages.filter(([, text]) => informal.test(text))).toEqual([])
  },
)

test('[TS-07] [LA-05] the Arabic texts of forms use the digits of their dates', () => {
  const texts = [...readCatalogue('ar-SA')].filter(([key]) => /^forms(-signers|-standing)?\./.test(key))
  const shown = texts.map(([key, text]) => [key, text.replaceAll(/\{[^}]*\}|SHA-256/g, '')] as const)
  expect(shown.filter(([, text]) => /\d/.test(text))).toEqual([])
})
