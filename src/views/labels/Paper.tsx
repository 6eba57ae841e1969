import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { pageCount } from '../../model/labels/labelPages.ts';
import type { LabelSheet } from '../../model/labels/sheets.ts';
import { LabelPage, type LabelPrint } from './LabelPage.tsx';

/** What the browser prints while labels are on screen: their pages, and nothing else of the app. */
const rulesOf = ({ page: { width, height } }: LabelSheet): string => `
@page { size: ${width}mm ${height}mm; margin: 0; }
@media print {
  :root { color-scheme: light; }
  html, body { display: block; width: auto; min-width: 0; height: auto; min-height: 0; margin: 0; padding: 0; background: #fff; overflow: visible; }
  body > :not(.label-paper) { display: none !important; }
  .label-paper { display: block !important; }
}`;

/**
 * Makes the browser print labels, by whatever key or button: their pages are made as it begins and gone as it ends.
 * Undefined prints the page as it is.
 */
export function Paper({ print }: { print: LabelPrint | undefined }) {
  const [isPrinting, setPrinting] = useState(false);
  const sheet = print?.sheet;
  useEffect(() => {
    if (!sheet) return undefined;
    const rules = new CSSStyleSheet();
    rules.replaceSync(rulesOf(sheet));
    document.adoptedStyleSheets.push(rules);
    // The browser takes the page as it is when this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      setPrinting(false);
    };
  }, [sheet]);
  if (!print || !isPrinting) return null;
  const { subjects, run } = print;
  const pages = pageCount(print.sheet, subjects.length * run.copies, run.start);
  return createPortal(
    <div className="label-paper">
      {Array.from({ length: pages }, (_, index) => (
        <div key={index} className="label-paper-page">
          <LabelPage print={print} index={index} isPaper />
        </div>
      ))}
    </div>,
    document.body,
  );
}
