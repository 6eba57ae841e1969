export { LongList as default } from './LongList.tsx';
