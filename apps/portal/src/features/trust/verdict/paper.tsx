import type { Judgement, SignedForm, Statement } from '@fathom/domain/trust'
import FileText from 'lucide-react/icons/file-text'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import css from './verdict.module.css'

type Props = { form: SignedForm; statement: Statement; judgement: Judgement }

/** Whose form it is and its status when it was issued: never an answer of it. */
export function Paper({ form, statement, judgement: { issuer, verdict } }: Props) {
  const { t, formatDate, formatNumber } = useTranslator('trust')
  return (
    <>
      <div className={css.holder}>
        <span aria-hidden="true" className={css.face}>
          <Icon of={FileText} size="lg" />
        </span>
        <div>
          <h2 className={css.name} dir="auto">
            {form.holder}
          </h2>
          <p className={css.level}>{t(`trust.form.name.${form.form}`)}</p>
        </div>
      </div>
      <Facts>
        <Fact name={t('trust.form.outcome')}>{t(`trust.form.outcome.${form.outcome}`)}</Fact>
        <Fact name={t('trust.form.signed')}>{formatDate(form.signed, 'long')}</Fact>
        <Fact name={t('trust.form.stated')}>{formatDate(new Date(statement.issuedAt * 1000), 'long')}</Fact>
        <Fact name={t('trust.form.version')}>{formatNumber(form.version, { useGrouping: false })}</Fact>
        <Fact name={t('trust.form.check')}>
          <bdi className={css.number}>{form.contentHash.slice(0, 16)}</bdi>
        </Fact>
        <Fact name={t('trust.issuer')}>
          <bdi>{issuer?.name ?? statement.issuer}</bdi>
        </Fact>
      </Facts>
      {verdict === 'valid' && (
        <p className={css.photo}>{form.fileHash ? t('trust.form.whole') : t('trust.form.compare')}</p>
      )}
    </>
  )
}
