import type { CommandDefinition } from '../command.ts';

const keywords = 'photo image analysis compartments';

export const analysisCommands = {
  analyze: {
    id: 'analyze',
    name: 'Analyze',
    section: 'Here',
    icon: 'i-lucide-scan-search',
    key: 'n',
    undo: 'harmless',
    keywords,
  },
  analyzeAgain: {
    id: 're-run-analysis',
    name: 'Re-run analysis',
    section: 'Here',
    icon: 'i-lucide-refresh-cw',
    key: 'r',
    undo: 'harmless',
    keywords,
  },
  createItems: {
    id: 'create-items',
    name: 'Create Items',
    section: 'Here',
    icon: 'i-lucide-plus',
    key: 'c',
    undo: 'from its message',
    keywords,
  },
} satisfies Record<string, CommandDefinition>;
