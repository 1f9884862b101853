import type { PreferenceWire } from '@fathom/contract/preferences'
import { type MailPurpose, NOTICES, OPT_INS, type OptIn, type OptOutReason } from '@fathom/domain/preferences'

export type Choices = Pick<PreferenceWire, MailPurpose | 'communicationLanguage'>
export type Choice = keyof Choices

/** The pending changes: the record they started from, and why something was turned off. */
export type Draft = { from: PreferenceWire; choices: Choices; reasons: Partial<Record<OptIn, OptOutReason>> }

const CHOICES = [...OPT_INS, ...NOTICES, 'communicationLanguage'] as const satisfies Choice[]

export function choicesOf(of: Choices): Choices {
  const { organisation, thirdParty, notifications, digest, communicationLanguage } = of
  return { organisation, thirdParty, notifications, digest, communicationLanguage }
}

/** The first change starts a draft; a draft that equals its base is dropped. */
export function changed(saved: PreferenceWire, draft: Draft | undefined, change: Partial<Choices>) {
  const { from, choices, reasons } = draft ?? { from: saved, choices: choicesOf(saved), reasons: {} }
  const next = { from, choices: { ...choices, ...change }, reasons }
  return differences(from, next.choices).length === 0 ? undefined : next
}

export const differences = (one: Choices, other: Choices): Choice[] =>
  CHOICES.filter((choice) => one[choice] !== other[choice])

/** Options that were on and are about to be turned off. */
export const turnedOff = ({ from, choices }: Draft): OptIn[] =>
  OPT_INS.filter((name) => from[name] && !choices[name])

/** Applies the same changes to what was saved elsewhere; fields not touched here keep the other values. */
export function rebased(draft: Draft, current: PreferenceWire): Draft {
  const touched = differences(draft.from, draft.choices).map((choice) => [choice, draft.choices[choice]])
  return { ...draft, from: current, choices: { ...choicesOf(current), ...Object.fromEntries(touched) } }
}
