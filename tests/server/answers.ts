import { create } from 'superstruct';
import { ErrorAnswer } from '../../contract/errors.ts';

/** An answer with its body read. */
export interface Answered {
  status: number;
  headers: Headers;
  /** The JSON body; undefined when there is none. */
  body: unknown;
}

interface JsonRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export function jsonRequest(method: string, body?: unknown): JsonRequest {
  if (body === undefined) return { method, headers: {} };
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** Reads an answer, one that is no JSON as its text; an error answer that has not the shape of the contract throws. */
export async function answered(response: Response): Promise<Answered> {
  const text = await response.text();
  const isText = response.headers.get('Content-Type')?.startsWith('text/') === true;
  const body: unknown = text === '' ? undefined : isText ? text : JSON.parse(text);
  if (response.status >= 400) create(body, ErrorAnswer);
  return { status: response.status, headers: response.headers, body };
}

/** `value` as an object of fields; throws for anything else. */
export function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError(`Not an object: ${String(value)}`);
  return Object.fromEntries(Object.entries(value));
}

/** The names of a list of items or locations, or of a page of them. */
export function names(body: unknown): unknown[] {
  const list = Array.isArray(body) ? body : record(body)['items'];
  if (!Array.isArray(list)) throw new TypeError('Not a list.');
  return list.map((entry) => record(entry)['name']);
}
