export { addFacade } from './facade';
