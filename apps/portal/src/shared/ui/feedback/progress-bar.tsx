import css from './progress-bar.module.css'

type Props = {
  label: string
  /** From 0 to 1; undefined while unknown. */
  value: number | undefined
  /** The value as text, when a percentage isn't enough. */
  valueText?: string
}

export function ProgressBar({ label, value, valueText }: Props) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      className={css.bar}
      max={1}
      {...(value !== undefined && { value })}
    />
  )
}
