import type { ApplicationWire } from '@fathom/contract/applications'
import { answerBy, promiseOf } from '@fathom/domain/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { priceText } from '../../../shared/price-text.ts'

/** The status, how long it takes (SC-06), what the applicant has to do, and what comes next. */
export function useNowWords(application: ApplicationWire) {
  const { t, formatNumber } = useTranslator('applications')
  const { status, fees, instructor, store } = application
  const name = instructor?.name ?? ''
  const amount = priceText({ formatNumber }, fees.due)
  const isPaid = fees.due.amount === 0
  const days = useDays(application)
  const nothing = t('applications.standing.expected.nothing')
  switch (status) {
    case 'Submitted to Instructor':
      return {
        title: t('applications.standing.now.submitted', { name }),
        days,
        expected: nothing,
        next: t('applications.standing.next.memberReview', { name }),
      }
    case 'Member Review':
      return {
        title: t('applications.standing.now.memberReview', { name }),
        days,
        expected: nothing,
        next: t('applications.standing.next.providerReview', { name }),
      }
    case 'Provider Review':
      return {
        title: t('applications.standing.now.providerReview'),
        days,
        expected: nothing,
        next: isPaid
          ? t('applications.standing.next.complete')
          : t('applications.standing.next.paymentRequested', { amount }),
      }
    case 'Payment Requested':
      return {
        title: isPaid
          ? t('applications.standing.now.paid')
          : t('applications.standing.now.paymentRequested', { amount }),
        days,
        expected: isPaid
          ? nothing
          : t('applications.standing.expected.pay', {
              amount,
              has: store?.name ? 'yes' : 'no',
              store: store?.name ?? '',
            }),
        next: isPaid ? t('applications.standing.next.complete') : t('applications.standing.next.pay'),
      }
    case 'Complete':
      return {
        title: t('applications.standing.now.complete'),
        days: undefined,
        expected: t('applications.standing.expected.card'),
        next: undefined,
      }
    case 'Draft':
    case 'Canceled':
      return {
        title: t('applications.standing.now.canceled'),
        days: undefined,
        expected: t('applications.standing.expected.again'),
        next: undefined,
      }
  }
}

/** While the applicant has to pay, no day is promised. */
function useDays({ status, promisedFrom, fees }: ApplicationWire): string {
  const { t, formatDate } = useTranslator('applications')
  if (!promisedFrom) return t('applications.standing.days')
  const from = new Date(promisedFrom)
  const isFeeDue = status === 'Payment Requested' && fees.due.amount > 0
  const promise = promiseOf({ promisedFrom: from, isFeeDue }, new Date())
  if (promise === 'paused') return t('applications.standing.days')
  if (promise === 'late') return t('applications.standing.late')
  return t('applications.standing.by', {
    date: formatDate(answerBy(from), { day: 'numeric', month: 'long' }),
  })
}
