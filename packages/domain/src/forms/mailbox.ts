type Provider = {
  /** A group is the owner's own subdomain, which stands for the part before the @. */
  domain: RegExp
  /** All these domains are one mailbox, or may be. */
  as?: string
  /** What the provider ignores or treats alike before the @, besides a +tag. */
  alike?: readonly [RegExp, string]
}

/** Providers that deliver several addresses to one mailbox. */
const PROVIDERS: readonly Provider[] = [
  { domain: /^(?:gmail|googlemail)\.com$/, as: 'gmail.com', alike: [/\./g, ''] },
  {
    domain: /^(?:proton\.me|protonmail\.com|protonmail\.ch|pm\.me)$/,
    as: 'proton.me',
    alike: [/[._-]/g, ''],
  },
  { domain: /^(?:icloud|me|mac)\.com$/, as: 'icloud.com' },
  { domain: /^(?:yandex\.(?:ru|com|by|kz|ua|uz|com\.tr)|ya\.ru)$/, as: 'yandex.ru', alike: [/\./g, '-'] },
  { domain: /^(?:(.+)\.)?fastmail\.(?:com|fm)$/, as: 'fastmail.com' },
  { domain: /^(?:tuta\.(?:com|io)|tutanota\.(?:com|de)|tutamail\.com|keemail\.me)$/, as: 'tuta.com' },
  { domain: /^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/, alike: [/-.*$/, ''] },
]

/**
 * What two spellings of one mailbox share: case and a +tag don't count. Dots do, because they may differ, except
 * where the provider is known to ignore them.
 */
export function mailboxOf(address: string): string {
  const text = address
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at).replace(/\+.*$/, '')
  const domain = text
    .slice(at + 1)
    .replace(/\?.*$/, '')
    .replace(/\.+$/, '')
  for (const { domain: pattern, as = domain, alike } of PROVIDERS) {
    const found = pattern.exec(domain)
    if (!found) continue
    const name = found[1] ?? local
    return `${alike ? name.replace(...alike) : name}@${as}`
  }
  return `${local}@${domain}`
}

export const isSameAddress = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other)
