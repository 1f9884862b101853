import type { ApplicationWire } from '@fathom/contract/applications'
import type { AddressDraft } from '@fathom/domain/profile'
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
          problems: isStrict ? problemsOf(address) : [],
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
