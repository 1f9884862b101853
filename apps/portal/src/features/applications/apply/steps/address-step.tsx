import type { AddressDraft } from '@fathom/domain/profile'
import House from 'lucide-react/icons/house'
import { useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'
import { problemsOf } from '../draft/address-problems.ts'
import { isSame } from '../draft/fields.ts'
import { useAddressElsewhere } from './use-address-elsewhere.ts'
import { useAddressErrors } from './use-address-errors.ts'

/** Where the applicant will teach; uses the same countries and states as every address. */
export function AddressStep({ isStrict }: { isStrict: boolean }) {
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
      <p className={css.text}>{t('applications.apply.address.text')}</p>
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
