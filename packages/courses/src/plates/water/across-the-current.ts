import {
  arrow,
  BUOY,
  box,
  type Canvas,
  dot,
  FOAM,
  INK,
  n,
  type Plate,
  path,
  range,
  shape,
  text,
} from '../kit.ts'

function stream({ width, height }: Canvas, x: number, beach: number): string {
  return (
    shape(
      `M${x - 70} ${beach}C${x - 40} ${beach - 60} ${x - 34} ${beach - 120} ${x - 40} ${n(height * 0.3)}C${x - 50} ${n(height * 0.16)} ${x - 90} 40 ${x - 110} 0H${x + 110}C${x + 90} 40 ${x + 50} ${n(height * 0.16)} ${x + 40} ${n(height * 0.3)}C${x + 34} ${beach - 120} ${x + 40} ${beach - 60} ${x + 70} ${beach}Z`,
      '#0c7199',
      ' opacity=".75"',
    ) +
    range(3)
      .map((i) => arrow(x, beach - 40 - i * 70, x, beach - 90 - i * 70, '#bfe6ea', 4))
      .join('') +
    range(4)
      .flatMap((i) =>
        [x - 210, x + 130].map((from) =>
          path(
            `M${n(Math.min(Math.max(from - i * 8, -40), width))} ${beach - 40 - i * 36}q20 -12 40 0t40 0`,
            FOAM,
            3,
            ' opacity=".75"',
          ),
        ),
      )
      .join('')
  )
}

export const acrossTheCurrent: Plate = {
  wide: [760, 440],
  narrow: [400, 480],
  draw: (canvas, say) => {
    const x = canvas.isNarrow ? 150 : 300
    const beach = canvas.height - 90
    const out = x + (canvas.isNarrow ? 130 : 190)
    return (
      box(0, 0, canvas.width, canvas.height, '#4fc3ca') +
      stream(canvas, x, beach) +
      box(0, beach, canvas.width, 90, '#f2dfb4') +
      path(
        `M0 ${beach}q20 8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0`,
        FOAM,
        5,
      ) +
      path(
        `M${x} ${beach - 150}L${out - 10} ${beach - 150}Q${out + 26} ${beach - 146} ${out + 16} ${beach - 40}`,
        BUOY,
        4,
        ' stroke-dasharray="2 9"',
      ) +
      arrow(out + 16, beach - 50, out + 14, beach - 6, BUOY, 4) +
      dot(x, beach - 150, 11, BUOY, ' stroke="#fff" stroke-width="3"') +
      text(x - 20, beach - 170, say('you'), { size: 17, weight: 720, fill: FOAM, anchor: 'end' }) +
      text(x, 34, say('current'), { size: 17, fill: FOAM, weight: 720, anchor: 'middle' }) +
      text(out - 30, beach - 164, say('across'), { size: 17, weight: 720, anchor: 'middle' }) +
      text(canvas.width / 2, beach + 56, say('beach'), { size: 17, anchor: 'middle', fill: INK })
    )
  },
}
