import { say, type Words } from './data.ts'

/** Markup that the builder and the script write into lessons. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Plain text with **strong** words. A number and its unit stay on the same line. */
export const inline = (text: string) =>
  escapeHtml(text)
    .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replaceAll(/(\d) (?=[\p{L}°%])/gu, '$1\u00a0')

// Shapes from Lucide (ISC license).
const SHAPES = {
  check: '<path d="M20 6 9 17l-5-5"/>',
  right: '<path d="M21.801 10A10 10 0 1 1 17 3.335"/><path d="m9 11 3 3L22 4"/>',
  wrong: '<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6"/><path d="m9 9 6 6"/>',
  fact: '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
  back: '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>',
  next: '<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>',
}

export const icon = (name: keyof typeof SHAPES, className = '') =>
  `<svg class="icon ${className}" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${SHAPES[name]}</svg>`

type QuestionView = {
  id: string
  prompt: string
  choices: readonly string[]
  reason?: string
}

export function questionHtml({ id, prompt, choices, reason }: QuestionView): string {
  const rows = choices.map(
    (text, choice) =>
      `<label class="choice"><input class="tick" type="radio" name="${id}" value="${choice}"><span class="choice-text">${inline(text)}</span><span class="verdict"></span></label>`,
  )
  const why = reason ? `<template>${inline(reason)}</template>` : ''
  return `<form class="question" data-id="${id}"><fieldset><legend tabindex="-1">${inline(prompt)}</legend><div class="choices">${rows.join('')}</div></fieldset><div class="reason" role="status"></div>${why}</form>`
}

export function reasonHtml(isRight: boolean, reason: string, words: Words): string {
  const word = say(words, isRight ? 'right' : 'wrong')
  return `<div class="banner ${isRight ? 'banner-ok' : 'banner-warn'}">${icon(isRight ? 'check' : 'wrong')}<p class="banner-body"><b>${word}</b> ${reason}</p></div>`
}

export const segmentsHtml = (count: number) =>
  `<header class="segments"><div class="segment-row" role="img">${'<i></i>'.repeat(count)}</div></header>`

/** The bar at the bottom of every page. */
export const barHtml = (words: Words) =>
  `<footer class="bar"><button class="button button-quiet" type="button" data-go="back">${icon('back', 'flip')}<span>${say(words, 'back')}</span></button><p class="bar-note" role="status"></p><button class="button button-primary button-lg" type="button" data-go="next"><span>${say(words, 'next')}</span>${icon('next', 'flip')}</button></footer>`
