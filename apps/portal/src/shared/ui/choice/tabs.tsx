import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { moveFocus } from '../roving-focus.ts'
import css from './tabs.module.css'

type Tab<Key extends string> = { key: Key; label: ReactNode; content: ReactNode }

type Props<Key extends string> = {
  label: string
  tabs: readonly Tab<Key>[]
  selected: Key
  onSelect: (key: Key) => void
}

/** Arrows move and select; the Tab key only reaches the chosen tab. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect }: Props<Key>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const key = moveFocus(event, '[role="tab"]', 'inline')?.dataset.key
    const found = tabs.find((tab) => tab.key === key)
    if (found) onSelect(found.key)
  }
  return (
    <div>
      <div aria-label={label} className={css.tabs} onKeyDown={onKeyDown} role="tablist" tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            aria-controls={`${id}-${tab.key}-panel`}
            aria-selected={tab.key === selected}
            className={css.tab}
            data-key={tab.key}
            id={`${id}-${tab.key}`}
            key={tab.key}
            onClick={() => onSelect(tab.key)}
            role="tab"
            tabIndex={tab.key === selected ? 0 : -1}
            type="button"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          aria-labelledby={`${id}-${tab.key}`}
          className={css.panel}
          hidden={tab.key !== selected}
          id={`${id}-${tab.key}-panel`}
          key={tab.key}
          role="tabpanel"
        >
          {tab.key === selected && tab.content}
        </div>
      ))}
    </div>
  )
}
