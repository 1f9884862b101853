import { Fragment } from 'react'

/** Parts of one line, such as names. Each is isolated: one in another script would swap places with its neighbors. */
export function Dotted({ parts }: { parts: readonly (string | null | undefined)[] }) {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part, at) => (
      <Fragment key={`${at} ${part}`}>
        {at > 0 && ' · '}
        <bdi>{part}</bdi>
      </Fragment>
    ))
}
