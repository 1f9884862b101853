import type { DiveProfile } from '@fathom/domain/logbook'
import { useMemo } from 'react'
import { Dotted } from '../../../shared/ui/surface/dotted.tsx'
import { type Moment, momentsByMinute } from './moment.ts'
import { momentWords, type WordedValue } from './moment-words.ts'
import css from './profile.module.css'
import type { ProfileWords } from './use-profile-words.ts'

type Props = {
  profile: DiveProfile
  moment: Moment | undefined
  words: ProfileWords
  /** Of the first of several computers. */
  name?: string | undefined
}

/**
 * The values under the cursor; screen readers get them from the slider. Each value that the profile has anywhere keeps
 * its place, so that the chart below doesn't move while someone reads along.
 */
export function ProfileReadout({ profile, moment, words, name }: Props) {
  const slots = useMemo(() => slotsOf(profile, words), [profile, words])
  const values = moment ? momentWords(words, moment) : []
  const here = new Map(values.map((value) => [value.key, value]))
  return (
    <div className={css.readout}>
      {!moment && <p>{words.t('logbook-profile.hint')}</p>}
      {name && (
        <h3 data-empty={!moment || undefined}>
          <bdi>{name}</bdi>
        </h3>
      )}
      <dl data-empty={!moment || undefined}>
        <div>
          <dt>{words.t('logbook-profile.value.time')}</dt>
          <dd>
            <bdi>{moment ? words.clock(moment.time) : '–'}</bdi>
          </dd>
        </div>
        {slots.map((slot) => (
          <div key={slot.key}>
            <dt>{here.get(slot.key)?.name ?? slot.name}</dt>
            <dd>
              <bdi>{here.get(slot.key)?.value ?? '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type OtherProps = { name: string; moment: Moment | undefined; words: ProfileWords }

/** The same of a further computer, in a line: it says mostly the same. */
export function OtherReadout({ name, moment, words }: OtherProps) {
  const values = moment ? momentWords(words, moment) : []
  return (
    <p className={css.other} data-empty={!moment || undefined}>
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      <Dotted parts={values.map((each) => `${each.name} \u2068${each.value}\u2069`)} />
    </p>
  )
}

function slotsOf(profile: DiveProfile, words: ProfileWords): WordedValue[] {
  const found = new Map<string, WordedValue>()
  for (const moment of momentsByMinute(profile))
    for (const value of momentWords(words, moment)) found.set(value.key, value)
  const all = [...found.values()]
  // It's the longest, and the only one that comes and goes.
  return [...all.filter(({ key }) => key !== 'events'), ...all.filter(({ key }) => key === 'events')]
}
