export { PostCheckbox } from './post-checkbox';
