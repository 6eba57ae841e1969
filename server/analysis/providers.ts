import type { Provider } from './provider.ts';
import type { AnalysisSettings } from './settings.ts';

/** The provider that the settings name; only that one's packages are loaded. */
export async function chooseProvider(settings: AnalysisSettings): Promise<Provider> {
  switch (settings.kind) {
    case 'openai': {
      const { createOpenAiProvider } = await import('./remote/openai.ts');
      return createOpenAiProvider(settings);
    }
    case 'gemini': {
      const { createGeminiProvider } = await import('./remote/gemini.ts');
      return createGeminiProvider(settings);
    }
    case 'local': {
      const { createLocalProvider } = await import('./local/provider.ts');
      return createLocalProvider();
    }
  }
}
