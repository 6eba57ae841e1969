import { defineConfig, presetIcons } from 'unocss';

/** Only icons, as CSS masks: `i-lucide-pencil`. All other styling is the app's own stylesheet. */
export default defineConfig({
  presets: [
    presetIcons({
      // How it is drawn is the same for all, and stands once in the stylesheet: `.icon`.
      processor(style) {
        for (const property of Object.keys(style)) if (property !== '--un-icon') delete style[property];
      },
    }),
  ],
  content: {
    // Names of icons also stand in plain TypeScript, where a table maps a type to its icon.
    pipeline: { include: [/src\/.*\.tsx?($|\?)/] },
  },
});
