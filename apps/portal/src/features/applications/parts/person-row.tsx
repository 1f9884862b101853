import type { ApplicationWire } from '@fathom/contract/applications'
import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Face } from './face.tsx'

type Chosen = NonNullable<ApplicationWire['instructor']>

type PersonRowProps = { chosen: Chosen; kind: 'instructor' | 'store'; end?: ReactNode }

/** An instructor or a store by name; the number is written as on cards. */
export function PersonRow({ chosen, kind, end }: PersonRowProps) {
  const { t, formatId } = useTranslator('applications')
  const number = formatId(chosen.number)
  const name = chosen.name ?? ''
  const numbered = t(`applications.apply.people.${kind}Number`, { number })
  return (
    <ListRow
      end={end}
      lead={kind === 'store' ? <Avatar icon={Store} name={name} /> : <Face name={name} of="instructor" />}
      text={chosen.city ? `${numbered} · ${chosen.city}` : numbered}
      title={<bdi>{chosen.name ?? numbered}</bdi>}
    />
  )
}
