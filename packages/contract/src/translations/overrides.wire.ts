import { LOCALES } from '@fathom/domain/translations'
import { z } from 'zod'

export const MOST_OVERRIDES = 1000
export const LONGEST_MESSAGE = 3000

/** OF-08: what staff have worded differently in one locale. A draft may be unfinished. */
export const overridesWire = z.object({
  /** ICU messages by key. */
  texts: z
    .record(z.string().max(120), z.string().max(LONGEST_MESSAGE))
    .refine((texts) => Object.keys(texts).length <= MOST_OVERRIDES, {
      error: `At most ${MOST_OVERRIDES} texts.`,
    }),
})
export type OverridesWire = z.infer<typeof overridesWire>

const localeWire = z.enum(LOCALES)

/** GET translations/overrides/{locale}/{version}: the page's configuration has the address. */
export const overridesParams = z.object({ locale: localeWire, version: z.string().max(40) })

/** Messages by key, compiled as in the portal's build. */
export const wordsWire = z.record(z.string(), z.json())

/** GET office/content/translations/{locale}/messages */
export const ownMessagesParams = z.object({ locale: localeWire })

/** Every text of the build, for staff who look for one. */
export const ownMessagesWire = z.object({
  messages: z.array(z.object({ key: z.string(), english: z.string(), text: z.string(), note: z.string() })),
})
export type OwnMessagesWire = z.infer<typeof ownMessagesWire>
