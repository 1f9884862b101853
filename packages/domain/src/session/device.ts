export type Device = { browser: string; system: string }

// The order matters: Edge and Opera also call themselves Chrome, and every browser calls itself Safari, but
// only Safari gives its version separately.
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/\S+ (Mobile\/\S+ )?Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Parses the user agent into names that people know; empty if nothing is recognized. */
export function deviceOf(userAgent: string): Device {
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, sign]) => sign.test(userAgent))?.[0] ?? ''
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}
