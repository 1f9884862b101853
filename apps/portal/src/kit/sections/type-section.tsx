import { Card } from '../../shared/ui/surface/card.tsx'
import { Stat } from '../../shared/ui/surface/stat.tsx'
import css from '../specimen.module.css'
import { Stack } from '../specimen.tsx'

export function TypeSection() {
  return (
    <Card title="Type and numbers">
      <Stack>
        <p className={css.hero}>Hero 48</p>
        <h2>Section 22</h2>
        <p>Body 16. Send the log when the skills are ticked.</p>
        <p lang="ar" dir="rtl">
          سجّل الغوصة عندما تنتهي من المهارات.
        </p>
        <p lang="el">Καταχωρήστε την κατάδυση. Запишите погружение. Ghi lại lần lặn.</p>
        <dl className={css.row}>
          <Stat parts={[{ value: '37.8', unit: 'm' }]}>Max depth</Stat>
          <Stat parts={[{ value: '42', unit: 'min' }]}>Bottom time</Stat>
          <Stat parts={[{ value: '120' }]}>Dives</Stat>
        </dl>
      </Stack>
    </Card>
  )
}
