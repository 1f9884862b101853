/** What scrolls around an element. An observer with another root looks no further than the edge of this one. */
export function scrollerOf(element: Element): Element | null {
  let place = element.parentElement
  while (place && !/auto|scroll/.test(getComputedStyle(place).overflowY)) place = place.parentElement
  return place
}
