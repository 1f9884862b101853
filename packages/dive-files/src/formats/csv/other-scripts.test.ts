import { expect, test } from 'vitest'
import { lineOf, readDives, readTable } from '../../dive-files.fixture.ts'

test.each([
  [
    'Arabic',
    'الرقم,التاريخ,الوقت,الموقع,أقصى عمق (م),المدة (دقيقة),درجة حرارة الماء,الزميل',
    '٧,١٤/٠٥/٢٠٢٦,٠٩:١٢,دهب,١٨٫٤,٤٢,٩٫٥,Ada',
  ],
  [
    'Arabic, with the article elsewhere',
    'رقم الغوصة;تاريخ الغوص;وقت الدخول;موقع الغوص;العمق الأقصى;مدة الغوص;حرارة الماء;شريك الغوص',
    '7;14/05/2026;09:12 ص;دهب;18,4 م;42 دقيقة;9,5;Ada',
  ],
  [
    'Arabic, with the marks of a spreadsheet',
    'رقم;تاريخ;وقت;مكان الغوص;اقصي عمق;مدة;درجه الحراره;رفيق',
    '٧;١٤\u200f/٥\u200f/٢٠٢٦;٩:١٢ ص;دهب;١٨٫٤ م;٤٢;٩٫٥;Ada',
  ],
  [
    'Persian',
    'شماره,تاریخ,زمان,محل غواصی,حداکثر عمق,مدت زمان,دمای آب,همراه',
    '۷,۲۰۲۶/۰۵/۱۴,۰۹:۱۲,دهب,۱۸٫۴,۴۲,۹٫۵,Ada',
  ],
  [
    'Hebrew',
    'מספר צלילה,תאריך,שעת כניסה,אתר צלילה,עומק מירבי (מטר),זמן צלילה,טמפרטורת המים,בן זוג',
    '7,14/05/2026,09:12,دهب,18.4,42 דקות,9.5,Ada',
  ],
  [
    'Russian',
    'Номер погружения;Дата погружения;Время входа;Дайв-сайт;Макс. глубина (м);Время под водой;Темп. воды;Бадди',
    '7;14.05.2026;09:12;دهب;18,4 м;42 мин;9,5;Ada',
  ],
  [
    'Greek',
    'Α/Α;Ημερομηνία;Ώρα εισόδου;Σημείο κατάδυσης;Μέγιστο βάθος;Χρόνος κατάδυσης;Θερμοκρασία νερού;Ζευγάρι',
    '7;14/05/2026;9:12 π.μ.;دهب;18,4;42 λεπτα;9,5;Ada',
  ],
  [
    'Thai',
    'ลำดับ,วันที่ดำน้ำ,เวลาลงน้ำ,จุดดำน้ำ,ความลึกสูงสุด (เมตร),เวลาดำน้ำ (นาที),อุณหภูมิน้ำ,บัดดี้',
    '๗,๑๔/๐๕/๒๕๖๙,๐๙:๑๒,دهب,๑๘.๔,๔๒,๙.๕,Ada',
  ],
  [
    'Japanese',
    'ダイブ番号,潜水日,入水時刻,ダイビングポイント,最大水深（ｍ）,潜水時間（分）,最低水温,バディ',
    '７,２０２６／０５／１４,午前９：１２,دهب,１８．４,４２分,９．５℃,Ada',
  ],
  [
    'Chinese',
    '潛水次數,日期,下水時間,潛點名稱,最大深度,潛水時間,水溫,潛伴',
    '7,2026年5月14日,上午9:12,دهب,18.4米,42分鐘,9.5,Ada',
  ],
  [
    'Korean',
    '다이빙 번호,일자,입수 시각,다이빙 포인트,최대 깊이,다이빙 시간,수중 온도,버디',
    '7,2026.05.14,오전 9:12,دهب,18.4,42분,9.5,Ada',
  ],
])('[LO-01] a table in %s', async (_, header, row) => {
  const { dives, receipt } = await readDives(`${header}\n${row}\n`)
  expect(dives).toMatchObject([
    {
      number: 7,
      start: { local: '2026-05-14T09:12:00' },
      duration: 2520,
      maxDepth: 18.4,
      waterTemperature: 9.5,
      place: { name: 'دهب' },
      buddies: ['Ada'],
      problems: [],
    },
  ])
  expect(receipt.filter(({ use }) => use === 'unused')).toEqual([])
})

test('[LO-01] the columns of a table with Arabic digits have their units, and samples as they are written', async () => {
  const { tables } = await readTable(
    'التاريخ,أقصى عمق (قدم),ضغط البداية,ملاحظات\n١٤/٠٥/٢٠٢٦,٦٠٫٥,٣٬٠٠٠,غوصة ٧\n',
  )
  expect(tables[0]).toMatchObject({ decimal: 'point', dateOrder: 'day-month', isDateOrderSure: true })
  expect(tables[0]?.columns).toMatchObject([
    { field: 'date', samples: ['١٤/٠٥/٢٠٢٦'] },
    { field: 'maxDepth', unit: 'ft', samples: ['٦٠٫٥'] },
    { field: 'startPressure', unit: 'psi' },
    { field: 'notes' },
  ])
})

test('[LO-03] words and the receipt have the digits of the file', async () => {
  const { dives, receipt } = await readDives(
    'التاريخ,العمق,الزملاء,ملاحظات\n١٤/٠٥/٢٠٢٦,١٨٫٤,سارة، أحمد,غوصة ٧\n',
  )
  expect(dives).toMatchObject([{ maxDepth: 18.4, buddies: ['سارة', 'أحمد'], notes: 'غوصة ٧' }])
  expect(lineOf(receipt, 'العمق')).toMatchObject({ use: 'converted', example: '١٨٫٤' })
})

test.each([
  ['٣:٢٠ م', '15:20'],
  ['午後3:20', '15:20'],
  ['下午 3:20', '15:20'],
  ['오후 3:20', '15:20'],
  ['오전 12:20', '00:20'],
  ['3:20 μ.μ.', '15:20'],
])('[LO-01] the time %s', async (written, time) => {
  const { dives } = await readDives(`Date;Time\n2026-05-14;${written}\n`)
  expect(dives[0]?.start?.local).toBe(`2026-05-14T${time}:00`)
})
