import { defineConfig, presetIcons } from 'unocss';

/** Only icons, as CSS masks: `i-lucide-pencil`. All other styling is the app's own stylesheet. */
export default defineConfig({
  presets: [
    presetIcons({
      scale: 1,
      unit: 'rem',
      customizations: {
        // The look's icons have a 1.5 px stroke.
        transform: (svg) => svg.replaceAll('stroke-width="2"', 'stroke-width="1.7"'),
      },
      extraProperties: { display: 'inline-block', flex: 'none', width: '1rem', height: '1rem' },
    }),
  ],
  content: {
    // Names of icons also stand in plain TypeScript, where a table maps a type to its icon.
    pipeline: { include: [/src\/.*\.tsx?($|\?)/] },
  },
});
