import type { Fact } from './dive-facts.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for the page, also between double quotes. */
export const html = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

export const listOf = (facts: readonly Fact[]): string =>
  facts.length === 0
    ? ''
    : `<dl>${facts.map(([name, value]) => `<dt>${html(name)}</dt><dd><bdi>${html(value)}</bdi></dd>`).join('')}</dl>`
