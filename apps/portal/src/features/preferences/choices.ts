import type { PreferenceWire } from '@fathom/contract/preferences'
import { type MailPurpose, NOTICES, OPT_INS, type OptIn, type OptOutReason } from '@fathom/domain/preferences'

export type Choices = Pick<PreferenceWire, MailPurpose | 'communicationLanguage'>
export type Choice = keyof Choices

/** What is being changed: from which record it started, and why something was turned off. */
export type Draft = { from: PreferenceWire; choices: Choices; reasons: Partial<Record<OptIn, OptOutReason>> }

const CHOICES = [...OPT_INS, ...NOTICES, 'communicationLanguage'] as const satisfies Choice[]

export function choicesOf(of: Choices): Choices {
  const { organisation, thirdParty, notifications, digest, communicationLanguage } = of
  return { organisation, thirdParty, notifications, digest, communicationLanguage }
}

/** The first change begins a draft; a draft that is back where it began is none. */
export function changed(saved: PreferenceWire, draft: Draft | undefined, change: Partial<Choices>) {
  const { from, choices, reasons } = draft ?? { from: saved, choices: choicesOf(saved), reasons: {} }
  const next = { from, choices: { ...choices, ...change }, reasons }
  return differences(from, next.choices).length === 0 ? undefined : next
}

export const differences = (one: Choices, other: Choices): Choice[] =>
  CHOICES.filter((choice) => one[choice] !== other[choice])

/** What was on and is about to be turned off. */
export const turnedOff = ({ from, choices }: Draft): OptIn[] =>
  OPT_INS.filter((name) => from[name] && !choices[name])

/** The same changes over what was saved elsewhere meanwhile: what was not touched here stays as it is there. */
export function rebased(draft: Draft, current: PreferenceWire): Draft {
  const touched = differences(draft.from, draft.choices).map((choice) => [choice, draft.choices[choice]])
  return { ...draft, from: current, choices: { ...choicesOf(current), ...Object.fromEntries(touched) } }
}
