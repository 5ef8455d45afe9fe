export { coreImageTransforms } from './core-transforms';
export { keptBeside } from './kept-beside';
