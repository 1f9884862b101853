import {
  type Choices,
  type ConsentSubject,
  OPT_INS,
  type OptIn,
  stepsBetween,
} from '@fathom/domain/preferences'
import type { Queryable } from '../../platform/database/index.ts'
import { type Action, addConsent } from './consent.store.ts'
import { lockPreference, type Preference, updatePreference } from './preferences.store.ts'

export type Change = {
  /** Returns the person's choices, given the stored ones; throws if they aren't allowed. */
  choose: (stored: Preference) => Choices
  /** Called only if something would change, so a repeated write isn't stale the second time. */
  mayOverwrite?: (stored: Preference) => void
  /** How or why, in the person's own words. */
  words?: Partial<Record<OptIn, string>> | undefined
  /** The subjects of this change, if not all; the history records nothing about the rest. */
  about?: readonly ConsentSubject[]
}

/** Changes a person's choices, and adds a history entry for each part that changed. */
export async function changeChoices(
  tx: Queryable,
  affiliateId: number,
  { choose, mayOverwrite, words = {}, about }: Change,
  action: Action,
): Promise<Preference> {
  const stored = await lockPreference(tx, affiliateId)
  const wanted = choose(stored)
  const steps = stepsBetween(stored.version > 0 ? stored : undefined, wanted).filter(
    ({ what }) => about?.includes(what) ?? true,
  )
  if (steps.length > 0) mayOverwrite?.(stored)
  const isChanged = (name: OptIn) => steps.some(({ what }) => what === name)
  const remarked = OPT_INS.filter(
    (name) => words[name] !== undefined && words[name] !== stored.words[name] && !isChanged(name),
  )
  if (steps.length + remarked.length === 0) return stored
  const wordsOf = (name: OptIn) => words[name] ?? (isChanged(name) ? action.way : stored.words[name])
  const next: Preference = {
    ...stored,
    ...wanted,
    version: stored.version + (steps.length > 0 ? 1 : 0),
    words: { organisation: wordsOf('organisation'), thirdParty: wordsOf('thirdParty') },
  }
  await updatePreference(tx, affiliateId, next, action.at)
  const remarks = remarked.map((what) => {
    const state = wanted[what] ? 'on' : 'off'
    return { what, before: state, after: state }
  })
  for (const step of [...steps, ...remarks]) {
    const name = OPT_INS.find((each) => each === step.what)
    const reason = name && words[name]
    await addConsent(tx, affiliateId, { ...step, reason }, action)
  }
  return next
}
