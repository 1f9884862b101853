/** Stores cookies by name, which is enough for one origin and one visitor. */
export type CookieJar = { keep(headers: Headers): void; header(): string; has(name: RegExp): boolean }

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>()
  return {
    keep(headers) {
      for (const line of headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';')
        const name = pair.slice(0, pair.indexOf('=')).trim()
        if (isOver(attributes)) cookies.delete(name)
        else cookies.set(name, pair.slice(pair.indexOf('=') + 1))
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    has: (name) => [...cookies.keys()].some((key) => name.test(key)),
  }
}

function isOver(attributes: readonly string[]): boolean {
  const value = (name: string) =>
    attributes.find((attribute) => attribute.trim().toLowerCase().startsWith(`${name}=`))?.split('=')[1]
  const expires = value('expires')
  return value('max-age') === '0' || (expires !== undefined && Date.parse(expires) < Date.now())
}
