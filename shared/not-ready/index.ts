export { NotReady } from './not-ready';
