import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { find, focus, key, press, render } from '../../testing/render.tsx'
import { Tabs } from './tabs.tsx'

const tabs = [
  { key: 'theory', label: 'Theory', content: 'Five lessons' },
  { key: 'dives', label: 'Dives', content: 'Four dives' },
  { key: 'records', label: 'Records', content: 'Signed' },
] as const

function Course() {
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('theory')
  return <Tabs label="Course" onSelect={setTab} selected={tab} tabs={tabs} />
}

const shown = () => find('[role="tabpanel"]:not([hidden])').textContent

beforeEach(() => document.documentElement.removeAttribute('dir'))

test('a press shows the tab, and the Tab key only reaches the chosen one', () => {
  render(<Course />)
  press(find('[role="tab"]', 'Dives'))
  expect(shown()).toBe('Four dives')
  expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('tabindex'))).toEqual([
    '-1',
    '0',
    '-1',
  ])
})

test('arrows, Home and End move the focus and select', () => {
  render(<Course />)
  focus(find('[role="tab"]', 'Theory'))
  key(find('[role="tab"]', 'Theory'), 'ArrowRight')
  expect(shown()).toBe('Four dives')
  key(find('[role="tab"]', 'Dives'), 'End')
  expect(shown()).toBe('Signed')
  expect(document.activeElement?.textContent).toBe('Records')
})

test('in a right-to-left page the left arrow goes forward', () => {
  document.documentElement.dir = 'rtl'
  render(<Course />)
  focus(find('[role="tab"]', 'Theory'))
  key(find('[role="tab"]', 'Theory'), 'ArrowLeft')
  expect(shown()).toBe('Four dives')
})
