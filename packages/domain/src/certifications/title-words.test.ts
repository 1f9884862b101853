import { expect, test } from 'vitest'
import { cardHue } from './card-hue.ts'
import { DEFAULT_CARD_GROUP } from './level.ts'
import { LEVELS } from './levels.ts'
import { TITLE_ON_CARD, TITLE_ON_THUMB, titleSize } from './title-size.ts'
import { titleWords } from './title-words.ts'

const english = { locale: 'en-US', vocabulary: ['–'] }
const textsOf = (...cut: Parameters<typeof titleWords>) => titleWords(...cut).map(({ text }) => text)

test('[CD-01] a title with spaces breaks at them and after a hyphen', () => {
  expect(titleWords('Rescue Diver', english)).toEqual([
    { text: 'Rescue', isSpaced: true },
    { text: 'Diver', isSpaced: false },
  ])
  expect(textsOf('Emergency-Response Instructor', english)).toEqual(['Emergency-', 'Response', 'Instructor'])
  expect(textsOf('어드밴스드 오픈 워터 다이버', { locale: 'ko-KR', vocabulary: ['–'] })).toEqual([
    '어드밴스드',
    '오픈',
    '워터',
    '다이버',
  ])
})

test('[CD-01] a title without spaces breaks between the words of its language', () => {
  const japanese = {
    locale: 'ja-JP',
    vocabulary: ['ナイト', 'ナイトロックス', 'エア', 'エンリッチド', 'ダイバー'],
  }
  expect(textsOf('エンリッチドエア・ナイトロックス', japanese)).toEqual([
    'エンリッチド',
    'エア・',
    'ナイトロックス',
  ])
  expect(textsOf('ナイトダイバー', japanese)).toEqual(['ナイト', 'ダイバー'])
})

test('[CD-01] a name that staff have changed breaks where the dictionary of the platform says', () => {
  expect(textsOf('レスキューダイバー', { locale: 'ja-JP', vocabulary: [] })).toEqual([
    'レスキュー',
    'ダイバー',
  ])
  expect(textsOf('救援潜水', { locale: 'zh-CN', vocabulary: [] })).toEqual(['救援', '潜水'])
})

test('[CD-01] a long title is smaller than a short one, and larger where there is more room', () => {
  const sizeOf = (title: string, place = TITLE_ON_CARD) => titleSize(titleWords(title, english), place).size
  expect(sizeOf('Rescue Diver')).toBe(TITLE_ON_CARD.largest)
  expect(sizeOf('Advanced Open Water Diver')).toBeLessThan(sizeOf('Rescue Diver'))
  expect(sizeOf('Kuivapukusukellus')).toBeLessThan(sizeOf('Advanced Open Water Diver'))
  expect(sizeOf('Advanced Open Water Diver', TITLE_ON_THUMB)).toBeGreaterThan(
    sizeOf('Advanced Open Water Diver'),
  )
})

test('[CD-01] each core level has a color of its own', () => {
  const core = LEVELS.filter(({ cardGroupCode }) => cardGroupCode === DEFAULT_CARD_GROUP)
  const hues = core.map((level) => cardHue({ ...level, levelCode: level.code }))
  expect(new Set(hues).size).toBe(core.length)
  expect(cardHue({ levelCode: 'nitrox', cardGroupCode: 'card-group-specialty' })).toBe('kelp')
})
