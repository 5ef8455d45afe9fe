export { translated } from './translated';
