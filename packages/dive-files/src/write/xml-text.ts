const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>'"]/g, (sign) => ESCAPES[sign] ?? sign)
    // A parser would read them as spaces.
    .replace(/[\r\n\t]/g, (space) => `&#${space.charCodeAt(0)};`)

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element with what is in it; `undefined` and empty parts are left out. */
export function element(
  name: string,
  attributes: Attributes,
  ...parts: readonly (string | undefined | false)[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')
  const content = parts.filter(Boolean).join('')
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`
}

/** An element with a text; nothing if there is none. */
export const textElement = (name: string, value: string | number | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : `<${name}>${escapeXml(String(value))}</${name}>`

const escapeJson = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** An instruction that other programs skip. `?>` would end it, so no text may hold it. */
export const instruction = (target: string, json: string): string =>
  `<?${target} ${json.toWellFormed().replace(FORBIDDEN, escapeJson).replaceAll('?>', '?\\u003e')}?>`
