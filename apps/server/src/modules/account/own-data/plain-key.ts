import type { translatorFor } from '@fathom/locales/node'

/** A catalog key whose message needs no values. */
export type PlainKey = Extract<Parameters<ReturnType<typeof translatorFor>['t']>[0], string>
