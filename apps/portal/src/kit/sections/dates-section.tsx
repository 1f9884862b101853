import { useState } from 'react'
import { DateField } from '../../shared/ui/aria/date-field.tsx'
import { TimeField } from '../../shared/ui/aria/time-field.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Stack } from '../specimen.tsx'

const dived = new Set(['2026-05-12', '2026-05-14', '2026-05-25'])

export function DatesSection({ locale }: { locale: string }) {
  const [date, setDate] = useState<string | undefined>('2026-05-16')
  const [birth, setBirth] = useState<string>()
  const [time, setTime] = useState<string | undefined>('14:02')
  return (
    <Card aside="In the reader’s own calendar. Days with a dive carry a dot." title="Date and time">
      <Stack>
        <DateField
          isMarked={(day) => dived.has(day)}
          label="Date"
          locale={locale}
          max="2026-05-28"
          onChange={setDate}
          value={date}
        />
        <DateField
          error="Enter your birth date"
          label="Birth date"
          locale={locale}
          onChange={setBirth}
          value={birth}
        />
        <TimeField label="Time in" locale={locale} onChange={setTime} value={time} />
        <TimeField isDisabled={true} label="Time out" locale={locale} onChange={setTime} value="14:44" />
      </Stack>
    </Card>
  )
}
