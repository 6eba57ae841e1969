import { Fragment } from 'react';
import { PATH_SEPARATOR } from '../../model/locations/tree.ts';
import { Highlight } from './Highlight.tsx';

interface PathTextProps {
  /** Names from the root, joined by ' › '. */
  path: string;
  /** What is marked in it. */
  query?: string;
  className?: string;
  title?: string;
}

/**
 * A path in one line. Where it is too long its beginning is cut: its end tells places of one name apart. The pieces stay
 * within one line of text, so that what is copied is the whole path.
 */
export function PathText({ path, query = '', className = '', title }: PathTextProps) {
  const around = path.split(PATH_SEPARATOR);
  const last = around.pop() ?? '';
  return (
    <span className={`clip path-text ${className}`} title={title}>
      <span>
        <Around names={around} query={query} />
        <span className="clip path-last">
          <Highlight text={last} query={query} />
        </span>
      </span>
    </span>
  );
}

/** A path that goes on in the next line where it is too long. */
export function WholePath({ path }: Pick<PathTextProps, 'path'>) {
  const around = path.split(PATH_SEPARATOR);
  const last = around.pop() ?? '';
  return (
    <>
      <Around names={around} query="" />
      <bdi>{last}</bdi>
    </>
  );
}

/** The names before the last one, each in its own direction. */
function Around({ names, query }: { names: readonly string[]; query: string }) {
  // A name in a path has no identity but its place.
  return names.map((name, at) => (
    <Fragment key={at}>
      <bdi>
        <Highlight text={name} query={query} />
      </bdi>
      {PATH_SEPARATOR}
    </Fragment>
  ));
}
