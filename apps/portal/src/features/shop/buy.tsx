import type { SsoExchangedWire, SsoExchangeWire } from '@fathom/contract/session'
import { buyingData, type CatalogEntryWire } from '@fathom/contract/shop'
import { useMutation } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { useCalls } from '../../shared/calls.tsx'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { priceText } from '../../shared/price-text.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { PriceTag } from './price-tag.tsx'
import css from './shop-course.module.css'

/** The price, the source of the discount, and the link to the shop that takes the payment. */
export function Buy({ course }: { course: CatalogEntryWire }) {
  const translator = useTranslator('shop')
  const { t } = translator
  const buy = useBuy(course)
  const { before, after, discount } = course.price
  const saved = { amount: before.amount - after.amount, currency: before.currency }
  return (
    <div className={css.action}>
      <div className={css.price}>
        <PriceTag price={course.price} size="lg" />
        {discount && (
          <p className={css.note}>{t('shop.price.saved', { amount: priceText(translator, saved) })}</p>
        )}
        <ClubHint course={course} />
      </div>
      {/* The button stays busy until the answer arrives and the page is left. */}
      <Button
        busy={buy.isPending || buy.isSuccess}
        icon={ExternalLink}
        kind="primary"
        onClick={() => buy.mutate()}
        size="lg"
      >
        {t('shop.course.buy')}
      </Button>
      {buy.isError ? (
        <p className={css.wrong} role="alert">
          {t('shop.course.buyFailed')}
        </p>
      ) : (
        <p className={css.note}>{t('shop.course.buyNote')}</p>
      )}
    </div>
  )
}

function ClubHint({ course }: { course: CatalogEntryWire }) {
  const translator = useTranslator('shop')
  const { clubName } = useConfig()
  const { clubPrice } = course
  if (!clubPrice || clubPrice.amount >= course.price.after.amount) return null
  const price = priceText(translator, clubPrice)
  return (
    <p className={css.note}>
      {translator.t('shop.course.clubHint', { club: clubName, price })}{' '}
      <TextLink to={paths.club()}>{translator.t('shop.course.clubLink')}</TextLink>
    </p>
  )
}

/**
 * CA-07: redirects to the organization's shop with the user and the product. Without the exchange the shop
 * would know neither, so a failure is reported and the user stays.
 */
function useBuy(course: CatalogEntryWire, go: (url: string) => void = (url) => location.assign(url)) {
  const { http } = useCalls()
  const { links } = useConfig()
  return useMutation({
    mutationFn: () => {
      const body: SsoExchangeWire = {
        clientId: 'shop',
        redirectUri: links.shop,
        extraData: buyingData(course),
      }
      return http.post<SsoExchangedWire>('auth', 'sso/exchange', { body })
    },
    onSuccess: ({ redirectUri }) => go(redirectUri),
  })
}
