export { CaptionField } from './caption-field';
