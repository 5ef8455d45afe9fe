export { saveInnerBlocks } from './inner-blocks';
