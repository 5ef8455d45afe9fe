export { libraryItem } from './library-item';
