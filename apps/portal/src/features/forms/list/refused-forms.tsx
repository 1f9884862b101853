import { useQuery } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { listRefused } from '../fill/outbox/post-signed.ts'
import { ICON, useFormTitle } from './due-forms.tsx'
import css from './list.module.css'

/** Forms that were signed on this device and then refused. Nobody else has them; renders nothing without any. */
export function RefusedForms({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('forms', 'forms-signers')
  const title = useFormTitle()
  const { data: forms = [] } = useQuery({
    queryKey: ['forms', 'refused', affiliateId],
    queryFn: () => listRefused(affiliateId),
    networkMode: 'always',
  })
  if (forms.length === 0) return null
  return (
    <Card title={t('forms-signers.again.title')}>
      <ul className={css.list}>
        {forms.map(({ documentId, submission: { form } }) => (
          <li className={css.row} key={documentId}>
            <Tile icon={ICON[form]} tone="buoy" />
            <div className={css.words}>
              <p className={css.title}>{title(form)}</p>
              <p className={css.text}>{t('forms-signers.again.text')}</p>
            </div>
            <ButtonLink
              aria-label={t('forms-signers.again.of', { form: title(form) })}
              kind="primary"
              to={paths.fillForm(form, { signed: documentId })}
            >
              {t('forms-signers.again.action')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
