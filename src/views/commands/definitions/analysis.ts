import { NO_KEY, here } from '../define.ts';

const keywords = 'analysis, compartments, recognition of the photo or image';

export const analysisCommands = {
  analyze: here('analyze', 'Analyze', 'i-lucide-scan-search', 'harmless', {
    key: 'n',
    keywords: `analyse, recognise, detect, ${keywords}`,
  }),
  analyzeAgain: here('re-run-analysis', 'Re-run analysis', 'i-lucide-refresh-cw', 'harmless', {
    key: 'r',
    keywords,
  }),
  createItems: here('create-items', 'Create Items', 'i-lucide-plus', 'from its message', {
    key: 'c',
    keywords,
  }),
  correct: here('correct-compartments', 'Correct compartments', 'i-lucide-grid-2x2-check', 'harmless', {
    key: 'shift+g',
    keywords: `fix the grid, rows and columns, corners, adjust, ${keywords}`,
  }),
  showFound: here('show-found', 'Show what was found', 'i-lucide-eye', 'harmless', {
    keyless: NO_KEY,
    keywords: `original, ${keywords}`,
  }),
  discardCorrection: here('discard-correction', 'Discard correction', 'i-lucide-rotate-ccw', 'asks first', {
    keyless: NO_KEY,
    keywords: `reset, ${keywords}`,
  }),
};
