/** The scroll container of an element. An observer with another root is clipped by this one. */
export function scrollerOf(element: Element): Element | null {
  let place = element.parentElement
  while (place && !/auto|scroll/.test(getComputedStyle(place).overflowY)) place = place.parentElement
  return place
}
