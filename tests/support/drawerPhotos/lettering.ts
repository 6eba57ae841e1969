import type { Random } from '../generator/random.ts';
import { BASE_LINE, glyphOf } from './glyphs.ts';

/** How a text is written. Everything but the colour is in hundredths of a capital's height. */
export interface Hand {
  colour: string;
  /** How wide the pen is. */
  pen: number;
  /** Between two letters. */
  spacing: number;
  /** How far letters lean, in degrees. */
  slant: number;
  /** How far each letter may be off its place, size and angle: 0 is print. */
  unsteadiness: number;
}

const SPACE = 44;

/** How wide the text will be, in hundredths of a capital's height. */
export function widthOf(text: string, { pen, spacing }: Hand): number {
  let width = pen;
  for (const letter of text) width += (letter === ' ' ? SPACE : glyphOf(letter).width) + spacing;
  return width - spacing;
}

/** The text as SVG, its middle at `x` and `y`, capitals `height` high. */
export function write(
  text: string,
  hand: Hand,
  random: Random,
  { x, y, height }: { x: number; y: number; height: number },
): string {
  const size = height / BASE_LINE;
  const shaky = (most: number): number => (random.next() * 2 - 1) * most * hand.unsteadiness;
  let at = hand.pen / 2;
  let letters = '';
  for (const letter of text) {
    if (letter === ' ') {
      at += SPACE + hand.spacing;
      continue;
    }
    const { width, path } = glyphOf(letter);
    const place = `translate(${(at + shaky(4)).toFixed(1)} ${shaky(6).toFixed(1)})`;
    letters += `<path transform="${place} rotate(${shaky(5).toFixed(1)}) scale(${(1 + shaky(0.08)).toFixed(3)})" d="${path}"/>`;
    at += width + hand.spacing;
  }
  const left = x - (widthOf(text, hand) * size) / 2;
  const top = y - height / 2;
  return (
    `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${size.toFixed(4)}) translate(0 100) ` +
    `skewX(${(-hand.slant).toFixed(1)}) translate(0 -100)" fill="none" stroke="${hand.colour}" ` +
    `stroke-width="${hand.pen}" stroke-linecap="round" stroke-linejoin="round">${letters}</g>`
  );
}
