import { here } from '../define.ts';

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
};
