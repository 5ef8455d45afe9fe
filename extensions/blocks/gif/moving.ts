export { ownPlayer } from './view/own-player';
