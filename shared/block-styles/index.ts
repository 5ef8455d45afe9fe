export { BlockStyleSelector, type BlockStyle } from './block-style-selector';
