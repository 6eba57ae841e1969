import type { CommandDefinition } from '../command.ts';

export const photoCommands = {
  upload: {
    id: 'upload-image',
    name: 'Upload New image',
    section: 'Here',
    icon: 'i-lucide-upload',
    key: 'u',
    undo: 'reversible',
    keywords: 'photo picture add take camera',
  },
  browse: {
    id: 'browse-images',
    name: 'Browse Existing images',
    section: 'Here',
    icon: 'i-lucide-images',
    key: 'b',
    undo: 'reversible',
    keywords: 'photo picture add picker',
  },
  open: {
    id: 'open-image',
    name: 'Open the image in full size',
    section: 'Here',
    icon: 'i-lucide-maximize',
    key: 'f',
    undo: 'harmless',
    keywords: 'photo picture view zoom',
  },
  remove: {
    id: 'delete-image',
    name: 'Delete image',
    section: 'Here',
    icon: 'i-lucide-trash-2',
    key: 'Delete',
    undo: 'asks first',
    keywords: 'remove image, remove photo, delete photo, delete picture',
  },
} satisfies Record<string, CommandDefinition>;
