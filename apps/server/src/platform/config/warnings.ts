import { publicUrlOf } from './derive.ts'
import { LINK_NAMES, linkVariable } from './named-variables.ts'
import type { Variables } from './schema.ts'

/** What works but isn't safe or complete; logged once when production starts. */
export function productionWarnings(values: Variables): string[] {
  const missing = LINK_NAMES.map(linkVariable).filter((variable) => values[variable] === undefined)
  const warnings: (string | false)[] = [
    !values.SMTP_URL && 'SMTP_URL is not set: mail is written to a folder in DATA_DIR and not sent',
    !values.CONTENT_URL &&
      "CONTENT_URL is not set: course packages share the portal's host; set a sibling subdomain",
    !values.LICENCE_RECORD &&
      new URL(publicUrlOf(values)).hostname.endsWith('cn') &&
      'LICENCE_RECORD is not set: hosts ending in cn must show their licence record in the footer',
    missing.length > 0 && `${missing.join(', ')} not set: these links lead to an example address`,
  ]
  return warnings.filter((warning) => warning !== false)
}

/** Someone asked for the demo, perhaps without knowing what it opens. */
export function demoWarnings({ NODE_ENV, DEMO }: Variables): string[] {
  if (NODE_ENV !== 'production' || !DEMO) return []
  return [
    'DEMO IS ON in production: anyone can sign in as any demo person, staff included, with a public password, and insecure settings are accepted; set DEMO=off',
  ]
}
