import { Fragment } from 'react'
import css from './people.module.css'

/** Where it's too long for one line, it breaks after the @ or a dot, and only then elsewhere. */
export function EmailText({ email }: { email: string }) {
  return (
    <bdi className={css.email} dir="ltr">
      {email.split(/(?<=[@.])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
