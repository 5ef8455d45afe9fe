export { coreImageTransforms } from './core-transforms';
