import { memo } from 'react';
import { labelAddress } from '../../model/labels/addresses.ts';
import { type LabelLayout, layOutLabel } from '../../model/labels/labelLayout.ts';
import { pageOf } from '../../model/labels/labelPages.ts';
import type { LabelRun, LabelSettings } from '../../model/labels/labelSettings.ts';
import type { LabelSubject } from '../../model/labels/labelSubjects.ts';
import { type LabelSheet, perPage, placeOf } from '../../model/labels/sheets.ts';
import type { Measure } from '../../model/labels/textWrap.ts';
import { type QrDrawing, qrOf } from './drawing.ts';

/** All that pages of labels are drawn of. */
export interface LabelPrint {
  sheet: LabelSheet;
  subjects: readonly LabelSubject[];
  run: LabelRun;
  settings: LabelSettings;
  /** Where QR codes lead, without the path. */
  url: string;
  measure: Measure;
}

interface LabelPageProps {
  print: LabelPrint;
  index: number;
  /** On paper as high and wide as it is, with nothing that only helps on screen. */
  isPaper: boolean;
}

/** One page of labels, drawn in mm; the same on screen and on paper. */
export const LabelPage = memo(function LabelPage({ print, index, isPaper }: LabelPageProps) {
  const { sheet, subjects, run, settings } = print;
  const { width, height } = sheet.page;
  const cells = Array.from({ length: perPage(sheet) }, (_, cell) => placeOf(sheet, cell));
  const placed = pageOf(sheet, subjects, run, index);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(isPaper && { width: `${width}mm`, height: `${height}mm` })}
      role="img"
      aria-label={`Page ${index + 1}: ${placed.length} ${placed.length === 1 ? 'label' : 'labels'}`}
    >
      {!isPaper &&
        cells.map(({ x, y }, cell) => (
          <rect
            key={cell}
            className={index === 0 && cell < run.start ? 'label-cell label-cell-used' : 'label-cell'}
            x={x}
            y={y}
            width={sheet.label.width}
            height={sheet.label.height}
            rx={Math.min(2, sheet.label.height * 0.08)}
          />
        ))}
      <g transform={`translate(${settings.nudge.x} ${settings.nudge.y})`}>
        {run.outlines &&
          placed.map(({ x, y }) => (
            <rect
              key={`${x} ${y}`}
              className="label-outline"
              x={x}
              y={y}
              width={sheet.label.width}
              height={sheet.label.height}
            />
          ))}
        {placed.map(({ subject, x, y }) => (
          <Drawn key={`${x} ${y}`} print={print} subject={subject} x={x} y={y} />
        ))}
      </g>
    </svg>
  );
});

interface DrawnProps {
  print: LabelPrint;
  subject: LabelSubject;
  x: number;
  y: number;
}

/** A label; nothing of it is seen beyond its edges. */
function Drawn({ print, subject, x, y }: DrawnProps) {
  const { width, height } = print.sheet.label;
  const { layout, qr } = drawingOf(print, subject);
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {layout.isTurned ? (
        <g transform={`translate(${width} 0) rotate(90)`}>
          <Contents layout={layout} qr={qr} />
        </g>
      ) : (
        <Contents layout={layout} qr={qr} />
      )}
    </svg>
  );
}

function Contents({ layout, qr }: { layout: LabelLayout; qr: QrDrawing | undefined }) {
  const module = layout.qr && qr ? layout.qr.side / (qr.modules + 2 * layout.qr.border) : 0;
  return (
    <>
      {layout.qr && qr && (
        <path
          className="label-qr"
          transform={`translate(${layout.qr.x + layout.qr.border * module} ${layout.qr.y + layout.qr.border * module}) scale(${module})`}
          d={qr.path}
        />
      )}
      {layout.lines.map(({ text, x, y, size, font, isRightToLeft }) => (
        <text
          key={y}
          className={`label-${font}`}
          x={x}
          y={y}
          fontSize={size}
          direction={isRightToLeft ? 'rtl' : 'ltr'}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** What is on the label of a subject. */
export function drawingOf(
  { sheet, settings, url, measure }: LabelPrint,
  subject: LabelSubject,
): { layout: LabelLayout; qr: QrDrawing | undefined } {
  const { shows } = settings;
  const qr = shows.qr ? qrOf(labelAddress(url, subject.page)) : undefined;
  // A label that nobody has made yet has nothing else.
  const label = shows.label || (subject.isAhead && !shows.qr) ? subject.label.toUpperCase() : '';
  const texts = {
    label,
    name: shows.name ? subject.name : '',
    path: shows.path ? subject.path : '',
    quantity: shows.quantity ? subject.quantity : '',
  };
  return { layout: layOutLabel(sheet, texts, qr?.modules, measure), qr };
}
