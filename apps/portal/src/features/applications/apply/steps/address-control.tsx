import type { ApplicationWire } from '@fathom/contract/applications'
import type { AddressDraft, AddressField, AddressProblem } from '@fathom/domain/profile'
import { findPostalCodeExample } from '@fathom/domain/references'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import House from 'lucide-react/icons/house'
import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { useApplicationCalls } from '../../applications.calls.ts'
import { APPLICATIONS_KEY, teachingAddressQuery } from '../../applications.queries.ts'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'
import { problemsOf } from '../draft/address-problems.ts'
import { isSame } from '../draft/fields.ts'

/** Where the applicant will teach; uses the same countries and states as every address. */
export function AddressControl({ isStrict }: { isStrict: boolean }) {
  const { t } = useTranslator('applications')
  const { application, affiliateId, fields, change, slots } = useApply()
  useAddressElsewhere(affiliateId, application)
  const { teachingAddress: address } = fields
  const errors = useAddressErrors(isStrict ? problemsOf(address) : [], address.countryId)
  const place = useRef<HTMLDivElement>(null)
  // Remounts a field that shows more than the address contains, such as a partly typed country.
  const [filled, setFilled] = useState(0)
  useEffect(() => {
    if (isStrict) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isStrict])
  const fill = (teachingAddress: AddressDraft) => {
    change({ teachingAddress })
    setFilled(filled + 1)
  }
  const { mailingAddress } = slots
  return (
    <>
      {mailingAddress && !isSame(mailingAddress, address) && (
        <div>
          <Button icon={House} kind="soft" onClick={() => fill(mailingAddress)}>
            {t('applications.apply.address.mine')}
          </Button>
        </div>
      )}
      <div className={css.fields} key={filled} ref={place}>
        {slots.addressFields({
          address,
          errors,
          onChange: (part) => change({ teachingAddress: { ...address, ...part } }),
        })}
      </div>
    </>
  )
}

/** CA-06: opening this step shows the address that another device saved meanwhile. */
function useAddressElsewhere(affiliateId: number, { id, version }: ApplicationWire): void {
  const client = useQueryClient()
  const { data } = useQuery(teachingAddressQuery(useApplicationCalls(affiliateId), affiliateId, id))
  const isNewer = data !== undefined && data.version > version
  useEffect(() => {
    if (isNewer) void client.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'one', affiliateId, id] })
  }, [client, isNewer, affiliateId, id])
}

/** The problems of an address, by field, in the wording that all addresses share. */
function useAddressErrors(
  problems: readonly AddressProblem[],
  countryId: string,
): Partial<Record<AddressField, string>> {
  const { t, formatNumber } = useTranslator('profile')
  const wordsOf = ({ field, problem }: AddressProblem) => {
    if (problem === 'missing') return t(`profile.problem.${field}.missing`)
    if (problem !== 'malformed') return t(`profile.problem.${problem}`)
    const example = findPostalCodeExample(countryId)?.replace(/\d/g, (digit) => formatNumber(Number(digit)))
    // Bidi isolates keep the example's direction in a right-to-left sentence.
    return t('profile.problem.malformed', { example: `\u2066${example}\u2069` })
  }
  return Object.fromEntries(problems.map((problem) => [problem.field, wordsOf(problem)]))
}
