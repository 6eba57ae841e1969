import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'virtual:uno.css';
import { createApp } from './app/app.ts';
import { AppProvider } from './views/AppContext.ts';
import './views/main.css';
import { ScreenBoundary } from './views/ui/ScreenBoundary.tsx';
import { fetchScreens, Routes } from './views/routes.tsx';
import { Shell } from './views/frame/Shell.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

const app = createApp({
  window,
  apiBase: import.meta.env['VITE_API_BASE'] ?? '',
  previewHosts: import.meta.env['VITE_PREVIEW_HOSTS'] ?? '',
});

createRoot(root).render(
  <StrictMode>
    <AppProvider value={app}>
      <ScreenBoundary>
        <Shell fetchScreens={fetchScreens}>
          <Routes />
        </Shell>
      </ScreenBoundary>
    </AppProvider>
  </StrictMode>,
);
