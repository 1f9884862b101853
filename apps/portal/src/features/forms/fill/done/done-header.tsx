import { Icon, type IconShape } from '../../../../shared/ui/icon/icon.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import css from './done.module.css'

type Props = { icon: IconShape; tone: 'ok' | 'buoy' | 'plain'; title: string; text: string }

export function DoneHeader({ icon, tone, title, text }: Props) {
  return (
    <div className={css.head}>
      <span className={css.sign} data-tone={tone}>
        <Icon of={icon} size="lg" />
      </span>
      <PageHeading isFirst={false}>{title}</PageHeading>
      <p className={css.text}>{text}</p>
    </div>
  )
}
