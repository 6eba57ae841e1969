import { here } from '../define.ts';

export const photoCommands = {
  upload: here('upload-image', 'Upload New image', 'i-lucide-upload', 'reversible', {
    key: 'u',
    keywords: 'photo, picture, upload, camera, add photo, add picture, take a photo',
  }),
  browse: here('browse-images', 'Browse Existing images', 'i-lucide-images', 'reversible', {
    key: 'b',
    keywords: 'photos, pictures, gallery, choose a photo, add photo picker',
  }),
  open: here('open-image', 'Open the image in full size', 'i-lucide-maximize', 'harmless', {
    key: 'f',
    keywords: 'zoom, enlarge, view photo, show photo, full screen, picture',
  }),
  remove: here('delete-image', 'Delete image', 'i-lucide-trash-2', 'asks first', {
    key: 'Delete',
    keywords: 'remove image, remove photo, delete photo, delete picture',
  }),
};
