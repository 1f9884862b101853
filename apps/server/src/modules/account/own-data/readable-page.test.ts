import { expect, test } from 'vitest'
import type { ArchiveWords } from '../../../platform/own-data.ts'
import type { StoredAccount } from '../account.store.ts'
import { accountArchiveWords } from './archive-words.ts'
import { readablePage } from './readable-page.ts'

const NOW = new Date('2026-11-15T06:00:00Z')
const account = { givenName: 'Kai', familyName: '<b>Olsen', email: 'kai@fathom.test' } as StoredAccount

const DATA = {
  account: {
    sub: 'c0ffee',
    givenName: 'Kai',
    birthdate: '1984-01-27',
    gender: 'male',
    language: 'de-DE',
    createdAt: new Date('2026-11-03T18:30:00Z'),
    phone: '+46701234567',
    changes: [{ what: 'person', before: { firstName: 'Kay' } }],
    passkeys: [{ id: 'k-1', name: 'Phone', isSynced: true, lastUsedAt: null }],
    archives: [{ id: 'a-1', sizeBytes: 3812, expiresAt: '2026-11-10T06:00:00.000Z' }],
  },
  preferences: { consents: [{ what: 'organisation', before: null, after: 'on', way: 'one-click' }] },
  notifications: { notifications: [{ kind: 'welcome', values: { name: 'Kai' }, url: '/x', readAt: null }] },
  logbook: {
    diveLogs: [
      { photos: [{ id: 'p-1', url: '/x', caption: '<i>Reef' }] },
      { photos: [{ id: 'p-1', url: '/x', caption: '' }] },
      {
        log_type: 'Training',
        status: 'Verified',
        log_course: 'open-water',
        adventure_dive: 'buoyancy',
        conditions: { weather: 'PartlyCloudy' },
        skills: { dive_skills: ['neutral-buoyancy'] },
      },
    ],
    changes: [
      {
        changedBy: 'Kai Nakamura',
        action: 'edit',
        changes: [{ field: 'conditions.body_of_water', before: null, after: 'Ocean' }],
      },
    ],
  },
  club: { membership: null },
  session: { sessions: [{ browser: 'Chrome' }], knownDevices: [] },
  training: { courses: [{ parts: [{ score: 10 / 13, progress: 1, seconds: 1140 }] }] },
}

/** Words such as the modules give them. */
const WORDS: Record<keyof typeof DATA, ArchiveWords> = {
  account: accountArchiveWords,
  preferences: {
    title: 'account.export.area.preferences',
    fields: {
      consents: 'preferences.history.title',
      organisation: 'preferences.organisation.label',
      way: 'account.export.field.way',
    },
    values: { after: { on: 'preferences.state.on' }, way: { 'one-click': 'preferences.way.one-click' } },
  },
  notifications: {
    title: 'account.export.area.notifications',
    sentences: {
      list: 'notifications',
      sentenceOf: ({ kind: _, values, ...rest }, { t }) => ({
        name: t('notifications.welcome.name', values as { name: string }),
        message: '',
        rest,
      }),
    },
    technical: ['url'],
  },
  logbook: {
    title: 'account.export.area.logbook',
    fields: {
      adventure_dive: 'logbook-form.field.adventureDive',
      body_of_water: 'logbook-form.field.bodyOfWater',
      action: 'account.export.field.what',
      field: 'account.export.field.what',
      log_course: 'logbook-form.field.course',
      log_type: 'account.export.field.kind',
      weather: 'logbook-form.field.weather',
    },
    values: {
      adventure_dive: { buoyancy: 'logbook.adventureDive.buoyancy' },
      body_of_water: { Ocean: 'logbook.option.body_of_water.Ocean' },
      dive_skills: { 'neutral-buoyancy': 'logbook.skill.neutral-buoyancy' },
      log_course: { 'open-water': 'logbook.course.open-water' },
      log_type: { Training: 'logbook.type.Training' },
      status: { Verified: 'logbook.status.Verified' },
      weather: { PartlyCloudy: 'logbook.option.weather.PartlyCloudy' },
    },
    formats: {
      action: (_, { t }, { changedBy }) => t('logbook-dive.action.edit', { name: String(changedBy) }),
    },
    technical: ['url'],
  },
  club: { title: 'account.export.area.club' },
  session: {
    title: 'account.export.area.session',
    fields: { browser: 'account.export.field.browser', sessions: 'account.export.area.session' },
  },
  training: {
    title: 'account.export.area.training',
    fields: {
      progress: 'training-record.progress',
      score: 'training-record.score',
      seconds: 'training-record.time',
    },
    formats: {
      progress: (share, { formatPercent }) => formatPercent(Number(share)),
      score: (share, { formatPercent }) => formatPercent(Number(share)),
      seconds: (seconds, { formatUnit }) => formatUnit(Number(seconds) / 60, 'minute'),
    },
  },
}

const PARTS = Object.entries(DATA).map(([area, data]) => ({
  area,
  data,
  archive: WORDS[area as keyof typeof DATA],
}))

const PLACES = new Map([['p-1', 'files/logbook/2026-05-14-p-1.jpg']])

const page = (language: StoredAccount['language']) =>
  readablePage({ ...account, language }, { parts: PARTS, places: PLACES }, NOW)
const asRead = (html: string) => html.replaceAll(/<style>.*<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')

test('the archive is readable for people: names, days, sizes and events, no keys', () => {
  const text = asRead(page('en-US'))
  for (const line of [
    'First name Kai',
    'Date of birth 27 January 1984',
    'Language Deutsch',
    'Created 3 November 2026 at 6:30 PM UTC',
    'Size 3.8 kB',
    'Mobile phone +46 701234567',
    'Type Training Status Verified',
    'Course Open Water Diver',
    'Adventure dive Buoyancy adventure dive',
    'Weather Partly cloudy',
    'Neutral buoyancy',
    'What Kai Nakamura edited it',
    'What Body of water After Ocean',
    'What About you Before First name Kay',
    'Your photos are in the folder “files”.',
    'What News from Fathom After On How With the unsubscribe button in a mail app',
    'Welcome aboard, Kai',
    'Membership There’s nothing here.',
    'Sessions Browser Chrome',
    'Score 77% Progress 100% Time 19 min',
  ])
    expect(text).toContain(line)
  expect(text).not.toMatch(/Sessions Sessions|createdAt|sizeBytes|c0ffee|k-1|\d{4}-\d\d-\d\dT|organisation/)
})

test('the archive of an Arabic reader is in Arabic, including digits, and is right-to-left', () => {
  const html = page('ar-SA')
  expect(html).toContain('<html lang="ar-SA" dir="rtl">')
  expect(asRead(html)).toContain('الاسم')
  expect(asRead(html)).toMatch(/٢٧|27/)
  expect(asRead(html)).toContain('٧٧')
})

test('[CA-43] a photo is shown from the folder beside the page, with or without a caption', () => {
  const shown = page('en-US').match(/<li><a href="files.*?<\/li>/gs)
  expect(shown).toEqual([
    expect.stringMatching(/^<li><a href="(.+)"><img src="\1" alt="&lt;i&gt;Reef" loading="lazy"><\/a><dl>/),
    expect.stringMatching(/^<li><a href="(.+)"><img src="\1" alt="" loading="lazy"><\/a><\/li>$/),
  ])
})

test('user input never becomes markup on the page', () => {
  expect(page('en-US')).not.toContain('<b>Olsen')
})
