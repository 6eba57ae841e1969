import type { Cell } from '../cells.ts';

/** A word that was read, with its place in pixels of the sheet. */
export interface Word {
  text: string;
  /** 0 to 1. */
  confidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is written on one cell. */
export interface Label {
  lines: string[];
  /** Of its words the least, 0 to 1. */
  confidence: number;
}

/** Words that were read worse than this are mostly screws. */
const CONFIDENCE_MIN = 0.3;

/** The labels of the cells whose strips, each of the same height, lie one below the other. */
export function labelsOf(
  strips: readonly Cell[],
  words: readonly Word[],
  stripHeight: number,
): Map<Cell, Label> {
  const labels = new Map<Cell, Label>();
  for (const [n, cell] of strips.entries()) {
    const own = words
      .filter((word) => Math.floor((word.top + word.bottom) / 2 / stripHeight) === n)
      .toSorted((a, b) => a.left - b.left);
    const text = trimmed(own.map((word) => word.text).join(' '));
    const confidence = Math.min(...own.map((word) => word.confidence));
    if (!isReadable(text) || confidence < CONFIDENCE_MIN) continue;
    const before = labels.get(cell);
    labels.set(cell, {
      lines: [...(before?.lines ?? []), text],
      confidence: Math.min(confidence, before?.confidence ?? 1),
    });
  }
  return labels;
}

/** Without what the edges of a label are read as. */
const trimmed = (text: string): string => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%+)]+$/gu, '');

/** At least half of it has to be letters or digits. */
function isReadable(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters >= 1 && letters * 2 >= text.length;
}
