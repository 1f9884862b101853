import type {
  NewReplacementWire,
  ReplacementOfferWire,
  ReplacementWire,
} from '@fathom/contract/certifications'
import { REPLACEMENT_WHYS, type ReplacementWhy } from '@fathom/domain/certifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { paths } from '../../../shared/paths.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import css from '../certifications.module.css'
import { offerQuery, REPLACEMENTS_KEY } from '../certifications.queries.ts'
import { AddressLines } from './address-lines.tsx'

type Props = {
  affiliateId: number
  /** The initially selected card; empty for none, undefined while the dialog is closed. */
  wanted: string | undefined
  onClose: () => void
}

/** SC-08: which card, why, where to, and what it costs. */
export function OrderDialog({ affiliateId, wanted, onClose }: Props) {
  const { t, locale } = useTranslator('certifications')
  const isOpen = wanted !== undefined
  const { data: offer, isError } = useQuery({
    ...offerQuery(useCalls(), affiliateId, locale),
    enabled: isOpen,
  })
  const [licenseID, setLicenseID] = useState('')
  const [why, setWhy] = useState<ReplacementWhy>('wanted')
  useEffect(() => setLicenseID(wanted ?? ''), [wanted])
  const order = useOrder(onClose)
  const oneAtATime = useOneAtATime()
  const chosen = offer?.certifications.some((each) => each.licenseID === licenseID) ? licenseID : undefined
  const address = offer?.mailingAddress
  const isReady = offer?.hasPhoto && address && chosen
  return (
    <Dialog
      actions={
        <>
          <Button
            busy={order.isPending}
            disabled={!isReady}
            kind="primary"
            onClick={() =>
              isReady &&
              oneAtATime(() => order.mutateAsync({ licenseID: chosen, why, address, total: offer.total }))
            }
          >
            {t('certifications.plastic.confirm')}
          </Button>
          <Button onClick={onClose}>{t('certifications.free.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={isOpen}
      title={t('certifications.plastic.order')}
    >
      {isError && <Problem>{t('certifications.failed.title')}</Problem>}
      {!offer && !isError && (
        <Loading label={t('certifications.loading')}>
          <Skeleton height="12rem" shape="block" />
        </Loading>
      )}
      {offer && (
        <div className={css.stack}>
          {!offer.hasPhoto && <Problem>{t('certifications.plastic.needsPhoto')}</Problem>}
          <Which certifications={offer.certifications} licenseID={licenseID} onChoose={setLicenseID} />
          <Why onChoose={setWhy} why={why} />
          <WhereTo offer={offer} />
          <Cost offer={offer} />
          <p className={css.quiet}>{t('certifications.plastic.pay')}</p>
          {order.isError && <Problem>{t('certifications.plastic.failed')}</Problem>}
        </div>
      )}
    </Dialog>
  )
}

const Problem = ({ children }: { children: string }) => (
  <Banner icon={CircleAlert} live="alert" tone="bad">
    {children}
  </Banner>
)

type WhichProps = {
  certifications: ReplacementOfferWire['certifications']
  licenseID: string
  onChoose: (licenseID: string) => void
}

function Which({ certifications, licenseID, onChoose }: WhichProps) {
  const { t } = useTranslator('certifications')
  return (
    <Field label={t('certifications.plastic.which')}>
      <Select onChange={(event) => onChoose(event.target.value)} value={licenseID}>
        <option value="">{t('certifications.plastic.choose')}</option>
        {certifications.map((each) => (
          <option key={each.licenseID} value={each.licenseID}>
            {each.title}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Why({
  why,
  onChoose,
}: {
  why: ReplacementWhy | undefined
  onChoose: (why: ReplacementWhy) => void
}) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  return (
    <RadioRows
      choices={REPLACEMENT_WHYS.map((value) => ({
        value,
        label: t(`certifications-cards.replacementWhy.${value}`),
      }))}
      legend={t('certifications.plastic.why')}
      onChange={onChoose}
      value={why}
    />
  )
}

function WhereTo({ offer }: { offer: ReplacementOfferWire }) {
  const { t } = useTranslator('certifications')
  const address = offer.mailingAddress
  return (
    <div>
      <p className={css.title}>{t('certifications.plastic.to')}</p>
      {address && <AddressLines of={address} />}
      <TextLink to={paths.profile()}>
        {t(address ? 'certifications.plastic.changeAddress' : 'certifications.plastic.addAddress')}
      </TextLink>
    </div>
  )
}

function Cost({ offer }: { offer: ReplacementOfferWire }) {
  const translator = useTranslator('certifications')
  const { t } = translator
  const rows = [
    [t('certifications.plastic.card'), offer.card],
    [t('certifications.plastic.shipping'), offer.shipping],
    [t('certifications.plastic.total'), offer.total],
  ] as const
  return (
    <dl className={css.rows}>
      {rows.map(([name, money]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{priceText(translator, money)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Creates one id per order, so a double press or a retry orders only one card. */
function useOrder(onDone: () => void) {
  const { http } = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('certifications')
  const id = useRef(newId())
  return useMutation({
    mutationFn: (order: Omit<NewReplacementWire, 'id'>) =>
      http.post<ReplacementWire>('ecards', 'replacement-cards', { body: { ...order, id: id.current } }),
    onSuccess: () => {
      id.current = newId()
      showToast({ text: t('certifications.plastic.ordered') })
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: REPLACEMENTS_KEY }),
  })
}
