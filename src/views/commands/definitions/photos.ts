import { here } from '../define.ts';

export const photoCommands = {
  upload: here('upload-image', 'Upload New image', 'i-lucide-upload', 'reversible', {
    key: 'u',
    keywords: 'photo picture add take camera',
  }),
  browse: here('browse-images', 'Browse Existing images', 'i-lucide-images', 'reversible', {
    key: 'b',
    keywords: 'photo picture add picker',
  }),
  open: here('open-image', 'Open the image in full size', 'i-lucide-maximize', 'harmless', {
    key: 'f',
    keywords: 'photo picture view zoom',
  }),
  remove: here('delete-image', 'Delete image', 'i-lucide-trash-2', 'asks first', {
    key: 'Delete',
    keywords: 'remove image, remove photo, delete photo, delete picture',
  }),
};
