import Waves from 'lucide-react/icons/waves'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import css from './way-back.module.css'

type Props = {
  next: 'store' | 'forms' | 'material'
  /** What the button is called, and how it is read out with the name of the program. */
  goOn: string
  goOnWith: (program: string) => string
}

/** Somebody left half-way: what comes next, and the way there. */
export function WayBack({ next, goOn, goOnWith }: Props) {
  const { t } = useTranslator('dsd')
  const program = t('dsd.welcome.title')
  return (
    <div className={css.place}>
      <Card title={program}>
        <div className={css.row}>
          <Tile icon={Waves} tone="buoy" />
          <div className={css.words}>
            <p className={css.title}>{t(`dsd.step.${next}`)}</p>
            <p className={css.text}>{t(`dsd.step.${next}Text`)}</p>
          </div>
          <ButtonLink aria-label={goOnWith(program)} kind="primary" to={paths.dsd()}>
            {goOn}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
